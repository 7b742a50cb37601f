import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import type { OpenWorld, World } from './world.ts';

export const describeNewsletterPort = (name: string, open: OpenWorld): void => {
  describe(`the newsletter, ${name}`, () => {
    let world: World;
    beforeEach(() => {
      world = open();
    });

    it('takes an address, twice as once (S1 §7.57)', async () => {
      const email = `${world.person.uid}@example.test`;
      expect([
        await world.newsletter.subscribe(email, 'home'),
        await world.newsletter.subscribe(email, 'home'),
      ]).toEqual([undefined, undefined]);
    });

    it('takes nothing else (S1 §5.40)', async () => {
      expect(await codeFrom(world.newsletter.subscribe('ala@example', 'home'))).toBe('request/invalid');
    });

    it('is left by the link of a letter, and by nothing else (R16)', async () => {
      expect(await codeFrom(world.newsletter.leave('ala@example.test'))).toBe('request/not-found');
    });
  });
};
