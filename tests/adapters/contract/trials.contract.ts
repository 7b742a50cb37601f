import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_TRIAL } from '../../support/backend-answers.ts';
import { codeFrom } from '../../support/failure-from.ts';
import { HOUR } from '../../support/test-clock.ts';
import { LITTLE_ALA, registered, type OpenWorld, type World } from './world.ts';

const NONE = {
  hasActiveTrial: false,
  canStartTrial: false,
  remainingPoints: 0,
  remainingHours: 0,
  expirationDate: null,
  isExpired: false,
};

export const describeTrialsPort = (name: string, open: OpenWorld): void => {
  describe(`trials, ${name}`, () => {
    let world: World;

    beforeEach(() => {
      world = open();
    });

    it('are not there for a person who has not registered (S1 §7.52)', async () => {
      expect(await world.trials.status()).toEqual(NONE);
      expect(await codeFrom(world.trials.start())).toBe('request/not-found');
    });

    it('wait for a pupil to start one (S1 §6.6)', async () => {
      await registered(world);
      expect(await world.trials.status()).toEqual({ ...NONE, canStartTrial: true });
    });

    it('last 24 hours and 25 points (S1 §1.22, §9.1–9.2, S2 §1.39, §9.37)', async () => {
      await registered(world);
      expect(await world.trials.start()).toEqual(NEW_TRIAL);
      world.clock.pass(HOUR * 1.5);
      expect(await world.trials.status()).toEqual({ ...NEW_TRIAL, remainingHours: 22.5 });
    });

    it('are over after that (S1 §6.8)', async () => {
      await registered(world);
      await world.trials.start();
      world.clock.pass(24 * HOUR);
      expect(await world.trials.status()).toEqual({
        ...NEW_TRIAL,
        hasActiveTrial: false,
        remainingHours: 0,
        isExpired: true,
      });
    });

    it('are given once (S2 §1.42, §4.59, §9.38)', async () => {
      await registered(world);
      await world.trials.start();
      world.clock.pass(HOUR);
      expect(await codeFrom(world.trials.start())).toBe('request/conflict');
      expect(await world.trials.status()).toEqual({ ...NEW_TRIAL, remainingHours: 23 });
    });

    it('wait for the guardian of a pupil under 16', async () => {
      await registered(world, { ...LITTLE_ALA, guardianConsent: false });
      expect(await codeFrom(world.trials.start())).toBe('assistant/guardian-missing');
      await world.users.update(world.person.uid, { guardianConsent: true });
      expect(await world.trials.start()).toEqual(NEW_TRIAL);
    });

    it('are each pupil’s own', async () => {
      await registered(world);
      await world.trials.start();
      const { trials } = await registered(world.neighbour());
      expect(await trials.status()).toEqual({ ...NONE, canStartTrial: true });
    });
  });
};
