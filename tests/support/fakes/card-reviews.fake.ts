import type { CardReviews } from '#application/ports/card-reviews.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

const DAY = 86_400_000;
/** The first intervals of FSRS. */
const DAYS = { again: 1, hard: 2, good: 3, easy: 8 } as const;

/** Knows the first review of a card only. */
export const fakeCardReviews = (backend: FakeBackend, { uid }: AuthUser): CardReviews => ({
  async due(signal) {
    admit(backend, uid, signal);
    const own = backend.cards.filter(({ ownerId }) => ownerId === uid);
    const now = backend.clock.now();
    const cards = own
      .filter(({ due }) => due <= now)
      .map(({ id, front, back }) => ({ id, front, back, topicTitle: null }));
    const later = own.map(({ due }) => due).filter((due) => due > now);
    const nextDue = later.length === 0 ? null : new Date(Math.min(...later)).toISOString();
    return { cards, total: cards.length, nextDue };
  },

  async keep({ order: { cardId, grade } }, signal) {
    admit(backend, uid, signal);
    const known = backend.cards.find(({ id, ownerId }) => id === cardId && ownerId === uid);
    if (known === undefined) return;
    const due = backend.clock.now() + DAYS[grade] * DAY;
    backend.cards.splice(backend.cards.indexOf(known), 1, { ...known, due });
  },
});
