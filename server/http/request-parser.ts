import type * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { invalid } from '#server/api/api-failure.ts';

export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parts of a request as the call's schemas read them. Throws a 400 that names the field. */
export const parseRequest = ({ params, query, body }: Call, request: RequestParts): RequestParts => ({
  params: parsePart(params, request.params, 'path'),
  query: parsePart(query, request.query, 'query'),
  // Calls that take nothing are sent nothing; whoever owes a field hears its name.
  body: parsePart(body, request.body === undefined ? {} : request.body, 'body'),
});

const parsePart = (schema: z.ZodMiniType | undefined, value: unknown, place: string): unknown => {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  throw invalid(path === '' ? place : path, issue?.message ?? 'invalid');
};
