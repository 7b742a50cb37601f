import { beforeEach, describe, expect, it } from 'vitest';
import type { Grade } from '#domain/learning/card.types.ts';
import { registered, type OpenWorld, type World } from './world.ts';

const NOBODY = '3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10';

export const describeCardReviewsPort = (name: string, open: OpenWorld): void => {
  describe(`reviews of cards, ${name}`, () => {
    let world: World;
    const add = (front: string) => world.ownCards.add({ order: { front, back: 'b' }, idempotencyKey: front });
    const keep = (cardId: string, grade: Grade) =>
      world.cardReviews.keep({ order: { cardId, grade }, idempotencyKey: `${cardId}-${grade}` });
    beforeEach(async () => {
      world = await registered(open());
    });

    it('are asked of what is due, and what was known waits for its day (D53)', async () => {
      const first = await add('jeden');
      world.clock.pass(1_000);
      const second = await add('dwa');
      const due = [await world.cardReviews.due()];
      await keep(first.id, 'good');
      due.push(await world.cardReviews.due());
      await keep(second.id, 'again');
      due.push(await world.cardReviews.due());
      const inThreeDays = new Date(world.clock.now() + 3 * 86_400_000).toISOString();
      const tomorrow = new Date(world.clock.now() + 86_400_000).toISOString();
      expect(due).toEqual([
        {
          cards: [
            { ...first, topicTitle: null },
            { ...second, topicTitle: null },
          ],
          total: 2,
          nextDue: null,
        },
        { cards: [{ ...second, topicTitle: null }], total: 1, nextDue: inThreeDays },
        { cards: [], total: 0, nextDue: tomorrow },
      ]);
    });

    it('of a card that is gone, or another pupil’s, keep nothing (R1)', async () => {
      const { id } = await add('jeden');
      const neighbour = await registered(world.neighbour());
      await neighbour.cardReviews.keep({ order: { cardId: id, grade: 'good' }, idempotencyKey: 'k' });
      await keep(NOBODY, 'good');
      expect((await world.cardReviews.due()).total).toBe(1);
    });
  });
};
