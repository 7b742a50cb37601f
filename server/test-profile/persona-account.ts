import { FREE_MEMBERSHIP_TYPE_ID } from '#contract/schemas/school-year.schema.ts';
import type { Database } from '#server/database/database.types.ts';
import { schoolYears, userSchoolYears } from '#server/database/schema/school-years.tables.ts';
import { schoolYearAt } from '#server/identity/school-year.rules.ts';
import { insertUser } from '#server/identity/users.repository.ts';

const CLASS_ID = 11;

export const seedUser = (transaction: Database, uid: string, email: string, now: number) =>
  insertUser(transaction, {
    id: uid,
    firstName: 'Ala',
    lastName: '',
    displayName: 'Ala',
    email,
    isTermsAccepted: true,
    authProvider: 'Email',
    ipRegistered: '127.0.0.1',
    registeredDate: new Date(now),
    classId: CLASS_ID,
    isUnder16: false,
  });

/** For the school year of now; answers its id. */
export const seedEnrolment = async (transaction: Database, userId: string, now: number): Promise<string> => {
  const year = schoolYearAt(now);
  await transaction.insert(schoolYears).values(year).onConflictDoNothing();
  await transaction
    .insert(userSchoolYears)
    .values({ userId, schoolYearId: year.id, classId: CLASS_ID, membershipTypeId: FREE_MEMBERSHIP_TYPE_ID });
  return year.id;
};
