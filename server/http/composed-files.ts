import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORIGIN } from '#server/http/page-files.ts';

interface ComposedFile {
  readonly type: string;
  readonly tag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const compose = async (folder: string, file: string, origin: string): Promise<ComposedFile> => {
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll(ORIGIN, () => origin);
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([compress.br(identity), compress.gzip(identity, { level: 9 })]);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br, gzip: gzipped, identity },
  };
};

/** Whether a browser takes an encoding; what it refuses by `q=0` it does not name in vain. */
const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:;|,|$)`, 'i').test(accepted);

const encodingOf = ({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' => {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
};

type Send = (request: FastifyRequest, reply: FastifyReply, file: string) => Promise<FastifyReply>;

/** Built files that are asked for anew each time, and are what they were as long as their content is: each gets our own address and is compressed when it is first asked for. */
export const composedFiles = (folder: string, origin: () => string): { readonly send: Send } => {
  const composed = new Map<string, Promise<ComposedFile>>();
  return {
    async send(request, reply, file) {
      const composing = composed.get(file) ?? compose(folder, file, origin());
      composed.set(file, composing);
      // What has failed is tried again.
      composing.catch(() => composed.delete(file));
      const { type, tag, bodies } = await composing;
      const encoding = encodingOf(request);
      reply.headers({ 'content-type': type, 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      // A 304 would lose its place to a status that says something.
      if (reply.statusCode !== 200) return reply.send(bodies[encoding]);
      const etag = `"${tag}-${encoding}"`;
      reply.header('etag', etag);
      return (request.headers['if-none-match'] ?? '').split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag)
        ? reply.removeHeader('content-encoding').code(304).send()
        : reply.send(bodies[encoding]);
    },
  };
};
