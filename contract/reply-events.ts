import * as z from 'zod/mini';
import { errorBody } from '#contract/schemas/error.schema.ts';

/** What a caller accepts, and a stream is sent as. */
export const EVENT_STREAM = 'text/event-stream';

/** What has come: the end of the text, or the whole of it where words were taken back. */
export const textEvent = z.union([z.object({ delta: z.string() }), z.object({ whole: z.string() })]);

/** What the same call would have answered as JSON, had it failed like this. */
export const failureEvent = z.object({ status: z.int().check(z.gte(400), z.lte(599)), body: errorBody });

/** The events of an answer that is streamed (D47): any number of texts, then the answer as the call describes it, or a failure. */
export type ReplyEvent =
  | { readonly type: 'text'; readonly data: z.output<typeof textEvent> }
  | { readonly type: 'answer'; readonly data: unknown }
  | { readonly type: 'failure'; readonly data: z.output<typeof failureEvent> };
