import { beforeEach, describe, expect, it } from 'vitest';
import { registered, type OpenWorld, type World } from './world.ts';

const CARD = { front: 'Stolica Czech?', back: 'Praga' };

export const describeOwnCardsPort = (name: string, open: OpenWorld): void => {
  describe(`own cards, ${name}`, () => {
    let world: World;
    const add = (key: string) => world.ownCards.add({ order: CARD, idempotencyKey: key });
    beforeEach(async () => {
      world = await registered(open());
    });

    it('are none at first, and newest first later', async () => {
      const before = await world.ownCards.all();
      const first = await add('c1');
      world.clock.pass(1_000);
      const second = await add('c2');
      expect([before, await world.ownCards.all()]).toEqual([[], [second, first]]);
    });

    it('are written once under one key (R10)', async () => {
      expect(await add('c1')).toEqual(await add('c1'));
      expect(await world.ownCards.all()).toHaveLength(1);
    });

    it('are changed and removed, and gone is gone', async () => {
      const { id } = await add('c1');
      const changed = { id, front: 'Stolica Słowacji?', back: 'Bratysława' };
      expect(await world.ownCards.change(changed)).toEqual(changed);
      expect(await world.ownCards.all()).toEqual([changed]);
      await world.ownCards.remove(id);
      await world.ownCards.remove(id);
      expect([await world.ownCards.change(changed), await world.ownCards.all()]).toEqual([null, []]);
    });

    it('are each pupil’s own (R1)', async () => {
      const card = await add('c1');
      const { ownCards } = await registered(world.neighbour());
      await ownCards.remove(card.id);
      expect([await ownCards.change(card), await ownCards.all(), await world.ownCards.all()]).toEqual([
        null,
        [],
        [card],
      ]);
    });
  });
};
