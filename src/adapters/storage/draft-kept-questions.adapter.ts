import * as z from 'zod/mini';
import type { Clock } from '#application/ports/clock.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { KeptQuestions } from '#application/ports/kept-questions.port.ts';
import { parsed } from './parsed.ts';

const kept = z.object({
  prompt: z.string(),
  idempotencyKey: z.string(),
  turnsBefore: z.int(),
  isLost: z.boolean(),
  at: z.number(),
});

/** The server forgets a key after seven days. */
const FRESH = 24 * 3_600_000;

const nameOf = (thread: string): string => `question:${thread}`;

/** Beside the drafts, and with them. */
export const draftKeptQuestions = (drafts: Drafts, clock: Clock): KeptQuestions => ({
  read(userId, thread) {
    const text = drafts.read(userId, nameOf(thread));
    const found = parsed(kept, text === '' ? null : text);
    if (found === null) return null;
    const { at, ...question } = found;
    return { ...question, isLost: question.isLost || clock.now() - at > FRESH };
  },
  keep(userId, thread, question) {
    drafts.keep(userId, nameOf(thread), question === null ? '' : JSON.stringify({ ...question, at: clock.now() }));
  },
});
