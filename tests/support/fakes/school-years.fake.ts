import type { SchoolYears } from '#application/ports/school-years.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, requireClass, requireSelf, requireUser, type FakeBackend } from './backend.fake.ts';

/** A school year by the calendar of Greenwich: near enough away from the night before September. */
const schoolYearAt = (now: number): string => {
  const date = new Date(now);
  const first = date.getUTCFullYear() - (date.getUTCMonth() < 8 ? 1 : 0);
  return `${first}-${first + 1}`;
};

export const fakeSchoolYears = (backend: FakeBackend, { uid }: AuthUser): SchoolYears => {
  const { clock, enrolments } = backend;
  return {
    async current(signal) {
      admit(backend, uid, signal);
      return schoolYearAt(clock.now());
    },

    async enrolmentOf(userId, signal) {
      admit(backend, uid, signal);
      requireSelf(uid, userId);
      return enrolments.get(userId)?.[0] ?? null;
    },

    async enrol(enrolment, signal) {
      admit(backend, uid, signal);
      requireSelf(uid, enrolment.userId);
      requireClass(enrolment.classId);
      requireUser(backend, enrolment.userId);
      if (enrolment.schoolYearId !== schoolYearAt(clock.now())) throw new Failure('request/invalid');
      const earlier = enrolments.get(enrolment.userId) ?? [];
      if (earlier.some(({ schoolYearId }) => schoolYearId === enrolment.schoolYearId))
        throw new Failure('request/conflict');
      enrolments.set(enrolment.userId, [enrolment, ...earlier]);
    },
  };
};
