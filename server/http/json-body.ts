import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '#server/http/api-failure.ts';
import { jsonScanner } from '#server/http/json-scanner.ts';

/** JSON only, of limited size, depth and number of values. Nothing at all is accepted as well: clients send the content type of JSON with an empty body (S1 §7). */
export const acceptJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage, done) => {
    readText(payload, request.headers['content-length'], request.routeOptions.bodyLimit).then(
      (text) => {
        if (text.length === 0) done(null);
        else parse(request, text, (cause, value) => (cause ? done(notJson(cause)) : done(null, value)));
      },
      (failure: Error) => done(failure),
    );
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
