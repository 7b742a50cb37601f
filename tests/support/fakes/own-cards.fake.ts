import type { OwnCards } from '#application/ports/own-cards.port.ts';
import type { StoredCard } from '#domain/learning/card.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { admit, requireUser, type FakeBackend } from './backend.fake.ts';

const shown = ({ id, front, back }: StoredCard): StoredCard => ({ id, front, back });

export const fakeOwnCards = (backend: FakeBackend, { uid }: AuthUser): OwnCards => {
  const own = () => backend.cards.filter(({ ownerId }) => ownerId === uid);
  return {
    async all(signal) {
      admit(backend, uid, signal);
      return own().map(shown).toReversed();
    },

    async add({ order, idempotencyKey }, signal) {
      admit(backend, uid, signal);
      requireUser(backend, uid);
      const known = own().find(({ key }) => key === idempotencyKey);
      if (known !== undefined) return shown(known);
      const id = crypto.randomUUID();
      const card = { id, ...order, ownerId: uid, key: idempotencyKey, due: backend.clock.now() };
      backend.cards.push(card);
      return shown(card);
    },

    async change(card, signal) {
      admit(backend, uid, signal);
      const known = own().find(({ id }) => id === card.id);
      if (known === undefined) return null;
      backend.cards.splice(backend.cards.indexOf(known), 1, { ...known, ...card });
      return card;
    },

    async remove(id, signal) {
      admit(backend, uid, signal);
      const known = own().find((card) => card.id === id);
      if (known !== undefined) backend.cards.splice(backend.cards.indexOf(known), 1);
    },
  };
};
