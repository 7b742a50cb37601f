import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { DAY } from '../../support/test-clock.ts';
import { registered, type OpenWorld, type World } from './world.ts';

export const describeSchoolYearsPort = (name: string, open: OpenWorld): void => {
  describe(`school years, ${name}`, () => {
    let world: World;
    const enrolment = (schoolYearId = '2026-2027') => ({ userId: world.person.uid, schoolYearId, classId: 10 });

    beforeEach(async () => {
      world = await registered(open());
    });

    it('run from September to August', async () => {
      expect(await world.schoolYears.current()).toBe('2026-2027');
      world.clock.pass(364 * DAY);
      expect(await world.schoolYears.current()).toBe('2026-2027');
      world.clock.pass(DAY);
      expect(await world.schoolYears.current()).toBe('2027-2028');
    });

    it('begin without anybody enrolled (S1 §7.31)', async () => {
      expect(await world.schoolYears.enrolmentOf(world.person.uid)).toBe(null);
    });

    it('remember who is in which class', async () => {
      await world.schoolYears.enrol(enrolment());
      expect(await world.schoolYears.enrolmentOf(world.person.uid)).toEqual(enrolment());
    });

    it('enrol a pupil once a year', async () => {
      await world.schoolYears.enrol(enrolment());
      expect(await codeFrom(world.schoolYears.enrol({ ...enrolment(), classId: 11 }))).toBe('request/conflict');
      expect(await world.schoolYears.enrolmentOf(world.person.uid)).toEqual(enrolment());
    });

    it('enrol a pupil again the year after', async () => {
      await world.schoolYears.enrol(enrolment());
      world.clock.pass(365 * DAY);
      await world.schoolYears.enrol(enrolment('2027-2028'));
      expect(await world.schoolYears.enrolmentOf(world.person.uid)).toEqual(enrolment('2027-2028'));
    });

    it('refuse a year that is none, and a class that is not on the list', async () => {
      expect(await codeFrom(world.schoolYears.enrol(enrolment('1999-2000')))).toBe('request/invalid');
      expect(await codeFrom(world.schoolYears.enrol({ ...enrolment(), classId: 15 }))).toBe('request/invalid');
      expect(await world.schoolYears.enrolmentOf(world.person.uid)).toBe(null);
    });

    it('enrol nobody who has not registered', async () => {
      const { schoolYears, person } = world.neighbour();
      expect(await codeFrom(schoolYears.enrol({ ...enrolment(), userId: person.uid }))).toBe('request/not-found');
    });

    it('tell and change nothing of anybody else', async () => {
      const { schoolYears } = await registered(world.neighbour());
      expect(await codeFrom(schoolYears.enrolmentOf(world.person.uid))).toBe('session/forbidden');
      expect(await codeFrom(schoolYears.enrol(enrolment()))).toBe('session/forbidden');
    });
  });
};
