import type { OwnCards } from '#application/ports/own-cards.port.ts';
import { addCard, changeCard, listOwnCards, removeCard } from '#contract/calls/cards.calls.ts';
import type { StoredCard } from '#domain/learning/card.types.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

const PAGE_SIZE = '100';

export const httpOwnCards = (http: HttpClient): OwnCards => {
  const from = async (page: number, signal: AbortSignal | undefined): Promise<readonly StoredCard[]> => {
    const query = { page: String(page), pageSize: PAGE_SIZE };
    const { cards, hasNextPage } = await http.call(listOwnCards, { query }, { signal });
    return hasNextPage ? [...cards, ...(await from(page + 1, signal))] : cards;
  };
  return {
    all: (signal) => from(1, signal),

    add: ({ order, idempotencyKey }, signal) => http.call(addCard, { body: order }, { signal, idempotencyKey }),

    change: ({ id, front, back }, signal) =>
      orNull(http.call(changeCard, { params: { id }, body: { front, back } }, { signal })),

    async remove(id, signal) {
      await orNull(http.call(removeCard, { params: { id } }, { signal }));
    },
  };
};
