import * as z from 'zod/mini';
import { failureOfHttp, HttpError, unreadable } from '#adapters/http/http-failure.ts';
import type { AnswerOf, Call } from '#contract/calls/call.ts';
import type { Failure } from '#domain/shared/failure.ts';

/** A response with its body, read whole. */
export interface WholeResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

const textIfAny = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => (typeof value === 'string' ? value : undefined)),
  ),
);

/** Any server or proxy may answer with less than our own error body, so each field is looked for alone. */
const lenientError = z.object({ code: textIfAny, message: textIfAny, error: textIfAny });

const UNREADABLE = Symbol('unreadable');

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
};

export const isSuccess = ({ status }: WholeResponse): boolean => status >= 200 && status < 300;

const contentIn = <C extends Call>(
  { status, text }: WholeResponse,
  definition: C,
): { readonly whole: unknown; readonly answer: AnswerOf<C> } => {
  const schema: C['answer'] = definition.answer;
  const json = status === 204 ? {} : jsonOf(text);
  if (json === UNREADABLE) throw unreadable(status, 'The body is not JSON.');
  const parsed = z.safeParse(schema, json);
  if (!parsed.success) throw unreadable(status, parsed.error.message);
  return { whole: json, answer: parsed.data };
};

/** The body by the contract; `{}` for 204. */
export const answerIn = <C extends Call>(response: WholeResponse, definition: C): AnswerOf<C> =>
  contentIn(response, definition).answer;

/** The body as it was sent, once it has proved to hold what the contract asks for. */
export const wholeAnswerIn = (response: WholeResponse, definition: Call): unknown =>
  contentIn(response, definition).whole;

export const failureIn = (response: WholeResponse, now: number): Failure => {
  const { status, text } = response;
  const parsed = z.safeParse(lenientError, jsonOf(text));
  const { code, message, error } = parsed.success ? parsed.data : {};
  const httpError = new HttpError(status, { code, message: message ?? error ?? `HTTP ${status}` });
  return failureOfHttp(httpError, retryAfterIn(response, now));
};

/** `Retry-After` in milliseconds from now, whether it is written in seconds or as a date; null when there is none that can be read. */
export const retryAfterIn = ({ retryAfter }: WholeResponse, now: number): number | null => {
  if (retryAfter === null) return null;
  const wait = /^\d+$/u.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};
