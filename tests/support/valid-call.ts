import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { call, type ApiAnswer } from './api.ts';
import { ASKER_ID, CONVERSATION_ID, VALID_REQUESTS } from './valid-requests.ts';

interface Changes {
  /** Null asks without a login. */
  readonly token: string | null;
  /** Whom the request names, and which conversation. */
  readonly uid?: string;
  readonly conversationId?: string;
}

const fields = z.record(z.string(), z.string()).default({});
const parts = z.object({ params: fields, query: fields, body: z.optional(z.unknown()) });

/** Sends the good request of a call. */
export const sendValid = (
  serverUrl: string,
  name: CallName,
  { token, uid = ASKER_ID, conversationId = CONVERSATION_ID }: Changes,
): Promise<ApiAnswer> => {
  const request = JSON.stringify(VALID_REQUESTS[name])
    .replaceAll(ASKER_ID, uid)
    .replaceAll(CONVERSATION_ID, conversationId);
  const { params, query, body } = parts.parse(JSON.parse(request));
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
