import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { call, type ApiAnswer } from './api.ts';
import { ASKER_ID, CONVERSATION_ID, DOCUMENT_ID, VALID_REQUESTS } from './valid-requests.ts';

/** Whom a request names, and which conversation, and which document. */
interface Named {
  readonly uid?: string;
  readonly conversationId?: string;
  readonly documentId?: string;
}

const fields = z.record(z.string(), z.string()).default({});
const parts = z.object({ params: fields, query: fields, body: z.optional(z.unknown()) });

/** The good request of a call, about these. */
export const validParts = (
  name: CallName,
  { uid = ASKER_ID, conversationId = CONVERSATION_ID, documentId = DOCUMENT_ID }: Named,
): z.output<typeof parts> =>
  parts.parse(
    JSON.parse(
      JSON.stringify(VALID_REQUESTS[name])
        .replaceAll(ASKER_ID, uid)
        .replaceAll(CONVERSATION_ID, conversationId)
        .replaceAll(DOCUMENT_ID, documentId),
    ),
  );

interface Sent extends Named {
  /** Null asks without a login. */
  readonly token: string | null;
}

/** Sends the good request of a call. */
export const sendValid = (serverUrl: string, name: CallName, { token, ...named }: Sent): Promise<ApiAnswer> => {
  const { params, query, body } = validParts(name, named);
  const { method, path }: Call = CALLS[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, field: string) => params[field] ?? '');
  return call(`${serverUrl}${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};
