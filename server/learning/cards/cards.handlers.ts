import { OWN_CARDS_MAX } from '#domain/learning/own-cards/own-cards.rules.ts';
import { conflict, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { findUserForUpdate, userNotFound } from '#server/identity/users.repository.ts';
import { afterReview } from '#server/learning/cards/card-memory.rules.ts';
import {
  addCards,
  changeOwnCard,
  countOwnCards,
  keepMemory,
  listDueCards,
  listOwnCards,
  memoryForUpdate,
  removeOwnCard,
} from '#server/learning/cards/cards.repository.ts';
import { endOfPolishDay } from '#server/shared/polish-day.ts';

const cardNotFound = () => notFound('card_not_found', 'There is no such card.');

/** Cards cost nothing: whoever has an account may write and review them (D53). */
export const cardHandlers = ({ database, now }: { readonly database: Database; readonly now: () => number }) =>
  ({
    'cards.due': async ({ identity, query }) => {
      const end = endOfPolishDay(now());
      const { rows, total, nextDue, hasNextPage } = await listDueCards(database, identity.uid, end, query);
      return { cards: [...rows], total, nextDue: nextDue?.toISOString() ?? null, page: query.page, hasNextPage };
    },

    'cards.review': ({ identity, params, body, once }) =>
      once(async (transaction) => {
        const memory = await memoryForUpdate(transaction, identity.uid, params.id);
        if (memory === null) throw cardNotFound();
        const after = afterReview(memory, body.grade, new Date(now()));
        await keepMemory(transaction, params.id, after);
        return { due: after.due.toISOString() };
      }),

    'cards.list': async ({ identity, query }) => {
      const { rows, hasNextPage } = await listOwnCards(database, identity.uid, query);
      return { cards: rows, page: query.page, hasNextPage };
    },

    'cards.add': ({ identity, body, once }) =>
      once(async (transaction) => {
        // Two cards at once must not both be the last one.
        if ((await findUserForUpdate(transaction, identity.uid)) === null) throw userNotFound();
        if ((await countOwnCards(transaction, identity.uid)) >= OWN_CARDS_MAX)
          throw conflict('too_many_cards', `There are ${OWN_CARDS_MAX} cards already.`);
        const written = { ...body, flashcardId: null, position: 0 };
        const [stored] = await addCards(transaction, identity.uid, new Date(now()), [written]);
        if (stored === undefined) throw new Error('A card was not stored.');
        return stored;
      }),

    'cards.change': async ({ identity, params, body }) => {
      const card = await changeOwnCard(database, identity.uid, params.id, body);
      if (card === null) throw cardNotFound();
      return card;
    },

    'cards.remove': async ({ identity, params }) => {
      if (!(await removeOwnCard(database, identity.uid, params.id))) throw cardNotFound();
      return {};
    },
  }) satisfies Handlers;
