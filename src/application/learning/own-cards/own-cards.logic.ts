import { fromPromise } from 'xstate';
import { ownCardsMachine } from '#domain/learning/own-cards/own-cards.machine.ts';
import type { OwnCards } from '#application/ports/own-cards.port.ts';

export const ownCardsLogic = (cards: OwnCards) =>
  ownCardsMachine.provide({
    actors: {
      listCards: fromPromise(({ signal }) => cards.all(signal)),
      saveCard: fromPromise(({ input: { order, idempotencyKey }, signal }) => {
        const { id, ...card } = order;
        return id === null ? cards.add({ order: card, idempotencyKey }, signal) : cards.change({ id, ...card }, signal);
      }),
      removeCard: fromPromise(({ input, signal }) => cards.remove(input, signal)),
    },
  });

export type OwnCardsLogic = ReturnType<typeof ownCardsLogic>;
