import * as z from 'zod/mini';
import { userId } from '#contract/schemas/id.schema.ts';
import { email, isoTime, text, textOfBytes, trimmedText } from '#contract/schemas/text.schema.ts';

/** The limits of S2 §5.41–5.47. */
export const contactMessage = z.object({
  name: trimmedText(100, 2),
  email,
  subject: trimmedText(100, 5),
  message: trimmedText(400, 10),
});

export const newsletterSignup = z.object({ email, source: z.optional(text(100)) });
export const newsletterLeave = z.object({ email });

/** What the links of our letters carry. */
export const linkToken = z.object({ token: text(200, 1) });

/** A line of a client's log; it holds nothing personal (S1 §3.73, R9). */
export const logEntry = z.object({ text: textOfBytes(8192, 1), userID: userId, timeStamp: isoTime });
