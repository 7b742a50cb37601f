import { fsrs, Rating, State } from 'ts-fsrs';
import type { Grade } from '#domain/learning/card.types.ts';
import { polishDay } from '#server/shared/polish-day.ts';

/** How well somebody remembers a card, and when it is asked again. */
export interface CardMemory {
  readonly due: Date;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly lastReviewedAt: Date | null;
}

/** Whole days only: a card of today does not come back after ten minutes. */
const scheduler = fsrs({ enable_short_term: false });

const RATINGS = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, Rating>;

/** A card that nobody has been asked yet is due at once. */
export const unreviewed = (createdAt: Date): CardMemory => ({
  due: createdAt,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  lastReviewedAt: null,
});

/** Whoever knows a card on the day of its review has only just looked at it: that says nothing of how long it lasts. */
const isRehearsal = ({ lastReviewedAt }: CardMemory, grade: Grade, at: Date): boolean =>
  grade !== 'again' && lastReviewedAt !== null && polishDay(lastReviewedAt) === polishDay(at);

/** The memory after a review, by FSRS (D53). */
export const afterReview = (memory: CardMemory, grade: Grade, at: Date): CardMemory => {
  if (isRehearsal(memory, grade, at)) return memory;
  const { lastReviewedAt, ...known } = memory;
  const { card } = scheduler.next(
    {
      ...known,
      state: lastReviewedAt === null ? State.New : State.Review,
      last_review: lastReviewedAt,
      elapsed_days: 0,
      scheduled_days: 0,
      learning_steps: 0,
    },
    at,
    RATINGS[grade],
  );
  const { due, stability, difficulty, reps, lapses } = card;
  return { due, stability, difficulty, reps, lapses, lastReviewedAt: at };
};
