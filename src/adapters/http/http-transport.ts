import ky from 'ky';
import type { Call } from '#contract/calls/call.ts';
import { EVENT_STREAM } from '#contract/reply-events.ts';
import { answerInEvents } from '#adapters/http/http-events.ts';
import type { WholeResponse } from '#adapters/http/http-response.ts';

export interface OutgoingRequest {
  readonly method: Call['method'];
  readonly url: string;
  readonly body: unknown;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  readonly token: string | null;
  readonly idempotencyKey: string | undefined;
  /** Whether it may be made again after a failure. */
  readonly isRepeated: boolean;
  readonly onWriting?: ((soFar: string) => void) | undefined;
}

// Ky's own retry and timeout end with the response's headers and cannot be paced from outside: a body that hangs or breaks off would escape them.
export const send = async (
  { method, url, body, token, idempotencyKey, onWriting }: OutgoingRequest,
  signal: AbortSignal,
  /** Called with every piece of a stream. */
  onHeard: () => void,
): Promise<WholeResponse> => {
  const response = await ky(url, {
    method,
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    headers: {
      accept: onWriting === undefined ? 'application/json' : `${EVENT_STREAM}, application/json`,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { json: body }),
  });
  if (onWriting !== undefined && response.headers.get('content-type')?.startsWith(EVENT_STREAM))
    return answerInEvents(response, onWriting, onHeard, signal);
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
};
