import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scan as refusePrototypes } from 'secure-json-parse';
import { DEFAULT_BODY_LIMIT } from '#contract/calls/call.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import { jsonReader, type ReadJson } from '#server/http/json-reader.ts';
import { inOwnTurn } from '#server/shared/own-turn.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** Bytes of one body. What is there already, of eight bodies megabytes, would otherwise all be read before anybody else is heard (D62). */
const MOST_IN_A_TURN = 256 * 1024;

/** JSON only, of limited size, depth and number of values. Nothing at all is accepted as well: clients send the content type of JSON with an empty body (S1 §7.53). */
export const acceptJsonBodies = (app: FastifyInstance): void => {
  app.decorateRequest('hasLongBody', false);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { length, json } = await readJson(payload, request.headers['content-length'], request.routeOptions.bodyLimit);
    if (length === 0) return undefined;
    request.hasLongBody = length > DEFAULT_BODY_LIMIT;
    return request.hasLongBody ? inOwnTurn(() => parsed(json)) : parsed(json);
  });
};

const readJson = async (
  payload: IncomingMessage,
  announced: string | undefined,
  limit: number,
): Promise<{ readonly length: number; readonly json: ReadJson }> => {
  if (Number(announced) > limit) throw tooLarge();
  const reader = jsonReader();
  let length = 0;
  let inThisTurn = 0;
  for await (const piece of piecesOf(payload)) {
    length += piece.length;
    if (length > limit) throw tooLarge();
    reader.take(piece);
    inThisTurn += piece.length;
    if (inThisTurn < MOST_IN_A_TURN) continue;
    inThisTurn = 0;
    await turn();
  }
  return { length, json: reader.end() };
};

/** Leaves the connection open when the reader stops early, since the refusal still has to go through it. */
async function* piecesOf(payload: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* payload.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new ApiFailure(400, 'invalid_request', 'The body broke off.', { cause });
  }
}

/** Keys that stand for prototypes are looked for among the values, of which there are few, and not in the text, which may be made for being long to look through. */
const parsed = ({ text, longTexts }: ReadJson): unknown => {
  const whole = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? (longTexts.get(value) ?? value) : value;
  try {
    const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    const value: unknown = longTexts.size === 0 ? JSON.parse(json) : JSON.parse(json, whole);
    if (typeof value === 'object' && value !== null) refusePrototypes(value);
    return value;
  } catch (cause) {
    throw new ApiFailure(400, 'malformed_json', 'The body is not JSON.', { cause });
  }
};

const tooLarge = (): ApiFailure => new ApiFailure(413, 'too_large', 'The body is too large.');
