import type { SchoolYears } from '#application/ports/school-years.port.ts';
import { addUserSchoolYear, currentSchoolYear, findUserSchoolYear } from '#contract/calls/school-years.calls.ts';
import { FREE_MEMBERSHIP_TYPE_ID } from '#contract/schemas/school-year.schema.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpSchoolYears = (http: HttpClient): SchoolYears => ({
  async current(signal) {
    const { uniqueID } = await http.call(currentSchoolYear, {}, { signal, onExpiry: 'fail' });
    return uniqueID;
  },

  async enrolmentOf(userId, signal) {
    const answer = await orNull(http.call(findUserSchoolYear, { query: { id: userId } }, { signal, onExpiry: 'fail' }));
    return answer === null
      ? null
      : { userId: answer.userID, schoolYearId: answer.schoolYearID, classId: answer.classID };
  },

  async enrol({ userId, schoolYearId, classId }, signal) {
    const body = {
      userID: userId,
      schoolYearID: schoolYearId,
      classID: classId,
      membershipTypeID: FREE_MEMBERSHIP_TYPE_ID,
    };
    await http.call(addUserSchoolYear, { body }, { signal, onExpiry: 'fail' });
  },
});
