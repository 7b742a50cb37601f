import * as z from 'zod/mini';
import { failureEvent, textEvent } from '#contract/reply-events.ts';
import type { WholeResponse } from '#adapters/http/http-response.ts';
import { unlessAborted } from '#adapters/http/unless-aborted.ts';

/** Longest event in characters: an answer brings its whole thread along. */
const LONGEST_EVENT = 32 * 1024 * 1024;

const EVENT = /^event: (?<type>\w+)\r?\ndata: (?<data>.*)$/u;

/** Events as our server writes them: a type, and JSON on one line. Comments are breath. */
const eventIn = (block: string): { readonly type: string; readonly data: string } | null => {
  const { type, data } = EVENT.exec(block)?.groups ?? {};
  return type === undefined || data === undefined ? null : { type, data };
};

const grown = (soFar: string, data: string): string => {
  const event = z.parse(textEvent, JSON.parse(data));
  return 'delta' in event ? soFar + event.delta : event.whole;
};

const failureOfEvent = (data: string): WholeResponse => {
  const { status, body } = z.parse(failureEvent, JSON.parse(data));
  return { status, text: JSON.stringify(body), retryAfter: null };
};

/** The answer or the failure at the end of a stream, as though it had come as JSON. Rejects when the stream ends before. */
export const answerInEvents = async (
  response: Response,
  onWriting: (soFar: string) => void,
  onHeard: () => void,
  signal: AbortSignal,
): Promise<WholeResponse> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new TypeError('The stream has no body.');
  let rest = '';
  let soFar = '';
  try {
    for (;;) {
      const { value, done } = await unlessAborted(reader.read(), signal);
      if (done) throw new TypeError('The stream has ended before its answer.');
      onHeard();
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      if (rest.length > LONGEST_EVENT) throw new TypeError('An event has no end.');
      const before = soFar;
      for (const block of blocks) {
        const event = eventIn(block);
        if (event?.type === 'answer') return { status: response.status, text: event.data, retryAfter: null };
        if (event?.type === 'failure') return failureOfEvent(event.data);
        if (event?.type === 'text') soFar = grown(soFar, event.data);
      }
      // Once for all that has come together.
      if (soFar !== before) onWriting(soFar);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
};
