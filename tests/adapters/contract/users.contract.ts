import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#domain/identity/user.types.ts';
import { codeFrom } from '../../support/failure-from.ts';
import { ALA, LITTLE_ALA, registered, type OpenWorld, type World } from './world.ts';

const MOTHER = { isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.test' } as const;

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
        isUnder16: false,
        guardianConsent: false,
        guardianEmail: null,
      };
    });

    it('do not know a person who has not registered (S1 §7.19)', async () => {
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
      const outcomes = await Promise.allSettled([
        world.users.add(world.person, ALA),
        world.users.add(world.person, ALA),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('change what a pupil may change, and nothing else', async () => {
      await registered(world);
      const changed = { ...ala, firstName: 'Ola', marketingConsent: true, classId: 21 };
      expect(
        await world.users.update(world.person.uid, { firstName: 'Ola', marketingConsent: true, classId: 21 }),
      ).toEqual(changed);
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
      expect(await world.users.update(world.person.uid, { ...ala, firstName: 'Ola' })).toEqual({
        ...ala,
        firstName: 'Ola',
      });
    });

    it('refuse a class that is not on the list', async () => {
      expect(await codeFrom(world.users.add(world.person, { ...ALA, classId: 15 }))).toBe('request/invalid');
      await registered(world);
      expect(await codeFrom(world.users.update(world.person.uid, { classId: 15 }))).toBe('request/invalid');
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('keep a name without the blanks around it, and refuse one of blanks', async () => {
      expect(
        await codeFrom(world.users.add({ ...world.person, displayName: 'Ala' }, { ...ALA, firstName: '  ' })),
      ).toBe('request/invalid');
      await registered(world, { ...ALA, firstName: ' Ala ' });
      expect(await codeFrom(world.users.update(world.person.uid, { firstName: '  ' }))).toBe('request/invalid');
      expect(await world.users.update(world.person.uid, { firstName: ' Ola ' })).toEqual({ ...ala, firstName: 'Ola' });
    });

    it('know the guardian of a pupil under 16, and send no advertising', async () => {
      await registered(world, { ...LITTLE_ALA, guardianEmail: ' mama@example.test ', marketingConsent: true });
      expect(await world.users.find(world.person.uid)).toEqual({ ...ala, ...MOTHER });
      expect(await world.users.update(world.person.uid, { marketingConsent: true })).toEqual({ ...ala, ...MOTHER });
    });

    it('keep nothing of the guardian of a pupil of sixteen', async () => {
      await registered(world, { ...LITTLE_ALA, isUnder16: false });
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('learn later that a pupil is under 16, who gets no advertising from then on', async () => {
      await registered(world, { ...ALA, marketingConsent: true });
      expect(await world.users.update(world.person.uid, MOTHER)).toEqual({ ...ala, ...MOTHER });
    });

    it('let no pupil under 16 tick that away', async () => {
      await registered(world, LITTLE_ALA);
      expect(await codeFrom(world.users.update(world.person.uid, { isUnder16: false, firstName: 'Ola' }))).toBe(
        'profile/age-stated',
      );
      expect(await world.users.update(world.person.uid, { isUnder16: null, guardianEmail: null })).toEqual({
        ...ala,
        ...MOTHER,
      });
    });

    it('let a guardian take the consent back, and give it again', async () => {
      await registered(world, LITTLE_ALA);
      const withdrawn = { ...ala, ...MOTHER, guardianConsent: false };
      expect(await world.users.update(world.person.uid, { guardianConsent: false })).toEqual(withdrawn);
      expect(await world.users.find(world.person.uid)).toEqual(withdrawn);
      expect(await world.users.update(world.person.uid, { guardianConsent: true })).toEqual({ ...ala, ...MOTHER });
    });

    it.each([
      ['a consent without an address', { guardianConsent: true, guardianEmail: null }],
      ['a consent with a blank address', { guardianConsent: true, guardianEmail: '  ' }],
      ['an address that is none', { guardianConsent: false, guardianEmail: 'mama@' }],
    ])('refuse %s, at registration and later', async (_, guardian) => {
      const told = { isUnder16: true, ...guardian };
      expect(await codeFrom(world.users.add(world.person, { ...ALA, ...told }))).toBe('request/invalid');
      await registered(world);
      expect(await codeFrom(world.users.update(world.person.uid, told))).toBe('request/invalid');
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
      expect(await codeFrom(other.add({ ...world.person, uid: `${world.person.uid}-twin` }, ALA))).toBe(
        'session/forbidden',
      );
      expect(await world.users.find(world.person.uid)).toEqual(ala);
    });

    it('give a caller who has left the own reason back', async () => {
      await expect(world.users.find(world.person.uid, AbortSignal.abort('page closed'))).rejects.toBe('page closed');
    });
  });
};
