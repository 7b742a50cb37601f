import { assign, setup } from 'xstate';
import type { Grade } from '#domain/learning/card.types.ts';
import { afterKnown, afterMissed, dealt } from '#domain/learning/card-round.rules.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type { CardGrade, CardReviewContext, CardReviewEvent, DueCards } from './card-review.types.ts';

/** What a round of cards can ask, decide and do; its states are in `card-review.machine.ts`. */
export const cardReview = setup({
  types: {
    context: {} as CardReviewContext,
    events: {} as CardReviewEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    findDueCards: actorSlot<DueCards>('findDueCards'),
    keepReview: actorSlot<void, Keyed<CardGrade>>('keepReview'),
  },
  guards: {
    isAnythingDue: (_, due: DueCards) => due.cards.length > 0,
    isMissed: ({ context }) => context.review?.order.grade === 'again',
    isLastCard: ({ context }) => context.left.length === 1,
  },
  actions: {
    adoptDue: assign({ due: (_, due: DueCards) => due }),
    deal: assign({ left: ({ context }) => dealt(context.due.cards) }),
    grade: assign(({ context }, given: { readonly grade: Grade; readonly idempotencyKey: string }) => ({
      review: {
        order: { cardId: context.due.cards[context.left[0] ?? -1]?.id ?? '', grade: given.grade },
        idempotencyKey: given.idempotencyKey,
      },
    })),
    putAway: assign(({ context }) => ({ left: afterKnown(context.left), known: context.known + 1, review: null })),
    putLast: assign(({ context }) => ({ left: afterMissed(context.left), review: null })),
    putDown: assign({ left: [], review: null, failure: null }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
