import { assign, emit, setup } from 'xstate';
import type { Card, StoredCard } from '#domain/learning/card.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import { EMPTY_CARD, isWritten, withCard } from './own-cards.rules.ts';
import type { CardOrder, OwnCardsContext, OwnCardsEmitted, OwnCardsEvent } from './own-cards.types.ts';

/** What a pupil's own cards can ask, decide and do; their states are in `own-cards.machine.ts`. */
export const ownCards = setup({
  types: {
    context: {} as OwnCardsContext,
    events: {} as OwnCardsEvent,
    emitted: {} as OwnCardsEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    listCards: actorSlot<readonly StoredCard[]>('listCards'),
    saveCard: actorSlot<StoredCard | null, Keyed<CardOrder>>('saveCard'),
    removeCard: actorSlot<void, string>('removeCard'),
  },
  guards: {
    isWritten: ({ context }) => isWritten(context.draft),
    isSaved: (_, saved: StoredCard | null) => saved !== null,
  },
  actions: {
    adoptCards: assign({ cards: (_, cards: readonly StoredCard[]) => cards }),
    write: assign(({ context }, change: Partial<Card>) => ({ draft: { ...context.draft, ...change } })),
    check: assign({ isChecked: true }),
    order: assign(({ context: { draft, changing, order } }, idempotencyKey: string) => ({
      order: keyed(order, { id: changing, front: draft.front.trim(), back: draft.back.trim() }, idempotencyKey),
      failure: null,
    })),
    adoptSaved: assign(({ context }, saved: StoredCard | null) => ({
      cards: saved === null ? context.cards : withCard(context.cards, saved),
    })),
    change: assign(({ context: { cards, changing, draft, begun } }, id: string) => {
      const { front, back } = cards.find((card) => card.id === id) ?? EMPTY_CARD;
      return {
        changing: id,
        draft: { front, back },
        begun: changing === null ? draft : begun,
        isChecked: false,
        failure: null,
      };
    }),
    /** What was begun before is in the form again. */
    startOver: assign(({ context: { changing, begun } }) => ({
      changing: null,
      draft: changing === null ? EMPTY_CARD : begun,
      begun: EMPTY_CARD,
      isChecked: false,
      order: null,
      failure: null,
    })),
    askAbout: assign({ removing: (_, id: string) => id, failure: null }),
    stopAsking: assign({ removing: null }),
    takeOut: assign(({ context: { cards, removing, changing, draft, begun } }) => ({
      cards: cards.filter(({ id }) => id !== removing),
      removing: null,
      ...(changing === removing ? { changing: null, draft: begun, begun: EMPTY_CARD, isChecked: false } : { draft }),
    })),
    announceChange: emit({ type: 'cards.changed' }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
