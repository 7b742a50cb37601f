import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '#server/api/api-failure.ts';
import { jsonScanner } from '#server/http/json-scanner.ts';

/** JSON only, of limited size, depth and number of values. Nothing at all is accepted as well: clients send the content type of JSON with an empty body (S1 §7.53). */
export const acceptJsonBodies = (app: FastifyInstance): void => {
  const readJson = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      readJson(request, text, (cause, value) => (cause ? reject(notJson(cause)) : resolve(value)));
    });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const text = await readText(payload, request.headers['content-length'], request.routeOptions.bodyLimit);
    return text === '' ? undefined : parse(request, text);
  });
};

const readText = async (payload: IncomingMessage, announced: string | undefined, limit: number): Promise<string> => {
  if (Number(announced) > limit) throw tooLarge();
  const scan = jsonScanner();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(payload)) {
    length += piece.length;
    if (length > limit) throw tooLarge();
    scan(piece);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length).toString('utf8');
};

/** Leaves the connection open when the reader stops early, since the refusal still has to go through it. */
async function* piecesOf(payload: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* payload.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new ApiFailure(400, 'invalid_request', 'The body broke off.', { cause });
  }
}

const notJson = (cause: Error): ApiFailure => new ApiFailure(400, 'malformed_json', 'The body is not JSON.', { cause });
const tooLarge = (): ApiFailure => new ApiFailure(413, 'too_large', 'The body is too large.');
