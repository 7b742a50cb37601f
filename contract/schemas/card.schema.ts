import * as z from 'zod/mini';
import { isoTime, trimmedText } from '#contract/schemas/text.schema.ts';
import { GRADES } from '#domain/learning/card.types.ts';
import { CARD_SIDE_MAX_LENGTH } from '#domain/learning/own-cards/own-cards.rules.ts';

const side = trimmedText(CARD_SIDE_MAX_LENGTH, 1);

/** What a pupil writes on a card of their own. */
export const writtenCard = z.object({ front: side, back: side });

/** Both sides of one card, in Markdown. */
export const storedCard = z.object({ id: z.string(), front: z.string(), back: z.string() });

export const cardReview = z.object({ grade: z.enum(GRADES) });

/** When the card comes again. */
export const reviewedCard = z.object({ due: isoTime });

export const dueCards = z.object({
  /** The topic of its flashcard; null of an own card. */
  cards: z.array(z.extend(storedCard, { topicTitle: z.nullable(z.string()) })),
  /** All that are due today, on whatever page. */
  total: z.number(),
  /** When the first of the others is due; null where there is none. */
  nextDue: z.nullable(isoTime),
  page: z.number(),
  hasNextPage: z.boolean(),
});

/** Newest first. */
export const ownCardPage = z.object({ cards: z.array(storedCard), page: z.number(), hasNextPage: z.boolean() });
