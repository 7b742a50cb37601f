import * as z from 'zod/mini';

/** For calls that answer with a word, not with data. */
export const outcome = z.object({ success: z.boolean(), message: z.string() });

/** An empty object: the answer of a 204, and the body of calls that carry none (S1 §7.14). */
export const nothing = z.object({});
