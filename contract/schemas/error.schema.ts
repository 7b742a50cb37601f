import * as z from 'zod/mini';

/** What every failed call answers with. */
export const errorBody = z.object({
  /** For machines: `HTTP_{status}` when nothing better is known (S1 §8.26). */
  code: z.string(),
  message: z.string(),
  /** The name of the status, like `Not Found`. */
  error: z.string(),
  /** On 400: the path to the field that is wrong, like `confirmedTopic.subject`. */
  field: z.optional(z.string()),
});

export type ErrorBody = z.output<typeof errorBody>;
