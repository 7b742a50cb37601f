import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#domain/identity/user.types.ts';
import { codeFrom } from '../../support/failure-from.ts';
import { ALA, registered, type OpenWorld, type World } from './world.ts';

export const describeUsersPort = (name: string, open: OpenWorld): void => {
  describe(`users, ${name}`, () => {
    let world: World;
    let ala: User;

    beforeEach(() => {
      world = open();
      ala = {
        id: world.person.uid,
        firstName: 'Ala',
        lastName: '',
        displayName: 'Ala',
        email: world.person.email ?? '',
        isActive: true,
        isTermsAccepted: true,
        authProvider: 'Email',
        registeredDate: '2026-09-01T12:00:00.000Z',
        aiPoints: 0,
        marketingConsent: false,
        classId: 10,
      };
    });

    it('do not know a person who has not registered', async () => {
      expect(await world.users.find(world.person.uid)).toBe(null);
    });

    it('know a person who has, with all that was filled in', async () => {
      await world.users.add(world.person, ALA);
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('show a person by the name that the provider knows', async () => {
      await world.users.add({ ...world.person, displayName: 'Alicja N.' }, ALA);
      expect(await world.users.find(world.person.uid)).toEqual({ ...ala, displayName: 'Alicja N.' });
    });

    it('register a person once', async () => {
      await world.users.add(world.person, ALA);
      expect(await codeFrom(world.users.add(world.person, { ...ALA, firstName: 'Ola' }))).toBe('request/conflict');
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('register a person once, even when asked twice at once', async () => {
      const outcomes = await Promise.allSettled([world.users.add(world.person, ALA), world.users.add(world.person, ALA)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('change what a pupil may change, and nothing else', async () => {
      await registered(world);
      const changed = { ...ala, firstName: 'Ola', marketingConsent: true, classId: 21 };
      expect(await world.users.update(world.person.uid, { firstName: 'Ola', marketingConsent: true, classId: 21 })).toEqual(changed);
      expect(await world.users.find(world.person.uid)).toEqual(changed);
    });

    it('keep the class when none is given', async () => {
      await registered(world);
      expect(await world.users.update(world.person.uid, { classId: null })).toEqual(ala);
    });

    it('never take accepted terms back', async () => {
      await registered(world);
      expect(await world.users.update(world.person.uid, { isTermsAccepted: false })).toEqual(ala);
    });

    it('take a whole user back without harm', async () => {
      await registered(world);
      expect(await world.users.update(world.person.uid, { ...ala, firstName: 'Ola' })).toEqual({ ...ala, firstName: 'Ola' });
    });

    it('refuse a class that is not on the list', async () => {
      expect(await codeFrom(world.users.add(world.person, { ...ALA, classId: 15 }))).toBe('request/invalid');
      await registered(world);
      expect(await codeFrom(world.users.update(world.person.uid, { classId: 15 }))).toBe('request/invalid');
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('cannot change whom they do not know', async () => {
      expect(await codeFrom(world.users.update(world.person.uid, { firstName: 'Ola' }))).toBe('request/not-found');
    });

    it('show and change nobody else', async () => {
      await registered(world);
      const other = world.neighbour().users;
      expect(await codeFrom(other.find(world.person.uid))).toBe('session/forbidden');
      expect(await codeFrom(other.update(world.person.uid, { firstName: 'Ola' }))).toBe('session/forbidden');
      expect(await codeFrom(other.add({ ...world.person, uid: `${world.person.uid}-twin` }, ALA))).toBe('session/forbidden');
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('give a caller who has left the own reason back', async () => {
      await expect(world.users.find(world.person.uid, AbortSignal.abort('page closed'))).rejects.toBe('page closed');
    });
  });
};
