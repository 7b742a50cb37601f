import { fromPromise } from 'xstate';
import { cardReviewMachine } from '#domain/learning/card-review/card-review.machine.ts';
import type { CardReviews } from '#application/ports/card-reviews.port.ts';

export const cardReviewLogic = (reviews: CardReviews) =>
  cardReviewMachine.provide({
    actors: {
      findDueCards: fromPromise(({ signal }) => reviews.due(signal)),
      keepReview: fromPromise(({ input, signal }) => reviews.keep(input, signal)),
    },
  });

export type CardReviewLogic = ReturnType<typeof cardReviewLogic>;
