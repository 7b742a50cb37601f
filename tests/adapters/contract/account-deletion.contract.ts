import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { HOUR, SECOND } from '../../support/test-clock.ts';
import { ALA, questionOf, registered, type OpenWorld, type World } from './world.ts';

const FIVE_MINUTES = 300 * SECOND;
const NO_TRIAL = {
  hasActiveTrial: false,
  canStartTrial: false,
  remainingPoints: 0,
  remainingHours: 0,
  expirationDate: null,
  isExpired: false,
};

export const describeAccountDeletionPort = (name: string, open: OpenWorld): void => {
  describe(`the deletion of an account, ${name}`, () => {
    let world: World;
    const leave = () => world.accountDeletion.request(world.person.uid);

    beforeEach(async () => {
      world = await registered(open());
    });

    it('ends all access at once, and for good', async () => {
      await world.trials.start();
      await leave();
      const { uid } = world.person;
      expect([
        await codeFrom(world.users.find(uid)),
        await codeFrom(world.users.add(world.person, ALA)),
        await codeFrom(world.subscriptions.current()),
        await codeFrom(world.trials.start()),
        await codeFrom(world.schoolYears.current()),
        await codeFrom(world.assistant.ask(questionOf(world, 'Ile to 2 + 2?'))),
        await codeFrom(world.conversations.page({ mode: 'tutor', query: '', page: 1 })),
        await codeFrom(world.personalData.export(uid)),
        await codeFrom(world.clientLogs.write({ userId: uid, text: 'gone', at: world.clock.now() })),
      ]).toEqual(Array.from({ length: 9 }, () => 'session/account-deleted'));
      expect(await world.trials.status()).toEqual(NO_TRIAL);
    });

    it('is one, however often it is asked for', async () => {
      await leave();
      world.clock.pass(HOUR / 2);
      expect([await leave(), await leave()]).toEqual([undefined, undefined]);
    });

    it('needs a login of the last five minutes, and changes nothing otherwise', async () => {
      world.clock.pass(FIVE_MINUTES + SECOND);
      expect(await codeFrom(leave())).toBe('auth/recent-login-required');
      expect((await world.users.find(world.person.uid))?.firstName).toBe('Ala');
      world.signInAgain();
      world.clock.pass(FIVE_MINUTES);
      expect(await leave()).toBe(undefined);
    });

    it('is each pupil’s own', async () => {
      expect(await codeFrom(world.neighbour().accountDeletion.request(world.person.uid))).toBe('session/forbidden');
      expect((await world.users.find(world.person.uid))?.isActive).toBe(true);
    });

    it('gives a caller who has left the own reason back', async () => {
      await expect(world.accountDeletion.request(world.person.uid, AbortSignal.abort('page closed'))).rejects.toBe(
        'page closed',
      );
    });
  });
};
