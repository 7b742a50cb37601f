import * as z from 'zod/mini';
import { text } from '#contract/schemas/text.schema.ts';

/** The identity provider's uid. */
export const userId = text(128, 1);

/** A short readable string, like the school year `2026-2027` or the plan `free`. */
export const readableId = text(64, 1);

export const conversationId = z.uuid();

/** The id of a stored flashcard, exam or quiz. */
export const documentId = z.uuid();

/** One of the fixed list of S1 §3.18; the server checks which. */
export const classId = z.int().check(z.gte(1), z.lte(1000));

export const userIdParams = z.object({ id: userId });
export const documentIdParams = z.object({ id: documentId });
