import * as z from 'zod/mini';
import { byteLength, text } from '#contract/schemas/text.schema.ts';
import { MESSAGE_MAX_LENGTH } from '#domain/learning/assistant/assistant.rules.ts';

const role = z.enum(['user', 'assistant']);

/** One message of a thread (S2 §3.4). Nobody but the server speaks as `system`. */
export const turn = z.object({ role, content: z.string() });
export const timedTurn = z.extend(turn, { timestamp: z.optional(z.string()) });
/** S2 §3.3 */
export const storedTurn = z.extend(turn, { pointsUsed: z.number() });

export const MAX_HISTORY_TURNS = 200;
export const MAX_TURN_LENGTH = 20_000;
export const MAX_HISTORY_BYTES = 200_000;

const sentTurn = z.object({ role, content: text(MAX_TURN_LENGTH) });

const bytesOf = (turns: readonly { readonly content: string }[]): number =>
  turns.reduce((bytes, { content }) => bytes + byteLength(content), 0);

const isWithinBytes = z.refine<readonly { readonly content: string }[]>(
  (turns) => bytesOf(turns) <= MAX_HISTORY_BYTES,
  `longer than ${MAX_HISTORY_BYTES} bytes`,
);

/** The turns before this message, as a client sends them back (R12). */
export const sentHistory = z.array(sentTurn).check(z.maxLength(MAX_HISTORY_TURNS), isWithinBytes);

export const sentTimedHistory = z
  .array(z.extend(sentTurn, { timestamp: z.optional(z.nullable(text(64))) }))
  .check(z.maxLength(MAX_HISTORY_TURNS), isWithinBytes);

/** What is typed under an exam or a quiz. */
export const chatMessage = text(MESSAGE_MAX_LENGTH, 1);
