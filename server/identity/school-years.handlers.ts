import { and, desc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { FREE_MEMBERSHIP_TYPE_ID, type userSchoolYear } from '#contract/schemas/school-year.schema.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { schoolYears, userSchoolYears } from '#server/database/schema/school-years.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { ApiFailure, conflict, invalid, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { schoolYearAt } from '#server/identity/school-year.rules.ts';
import { lockUser } from '#server/identity/users.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

export const schoolYearHandlers = ({ database, now }: Dependencies) =>
  ({
    'schoolYears.current': async () => ({ uniqueID: await currentSchoolYear(database, now()) }),

    'userSchoolYears.find': async ({ query }) => {
      const [newest] = await enrolmentsOf(database, query.id).limit(1);
      if (newest === undefined)
        throw notFound('user_school_year_not_found', 'The user is enrolled for no school year.');
      return enrolmentAnswer(newest);
    },

    'userSchoolYears.list': async ({ params }) => {
      return (await enrolmentsOf(database, params.id)).map(enrolmentAnswer);
    },

    'userSchoolYears.add': async ({ body, once }) => {
      if (body.membershipTypeID !== FREE_MEMBERSHIP_TYPE_ID) {
        throw new ApiFailure(403, 'membership_not_free', 'Only a payment changes the membership.');
      }
      if (schoolClassById(body.classID) === undefined) throw invalid('classID', 'no such class');
      return once(async (transaction) => {
        await lockUser(transaction, body.userID);
        await requireSchoolYear(transaction, body.schoolYearID, now());
        const [enrolment] = await transaction
          .insert(userSchoolYears)
          .values({
            userId: body.userID,
            schoolYearId: body.schoolYearID,
            classId: body.classID,
            membershipTypeId: FREE_MEMBERSHIP_TYPE_ID,
          })
          .onConflictDoNothing()
          .returning();
        if (enrolment === undefined)
          throw conflict('user_school_year_exists', 'The user is enrolled for that school year.');
        await chooseFirstClass(transaction, body.userID, body.classID);
        return enrolmentAnswer(enrolment);
      });
    },
  }) satisfies Handlers;

/** Its row appears when it is first asked for. */
const currentSchoolYear = async (database: Database, now: number): Promise<string> => {
  const year = schoolYearAt(now);
  await database.insert(schoolYears).values(year).onConflictDoNothing();
  return year.id;
};

const requireSchoolYear = async (database: Database, id: string, now: number): Promise<void> => {
  if (id === (await currentSchoolYear(database, now))) return;
  const known = await database.select({ id: schoolYears.id }).from(schoolYears).where(eq(schoolYears.id, id));
  if (known.length === 0) throw invalid('schoolYearID', 'no such school year');
};

/** Whoever has not chosen a class is in the one of their first enrolment. */
const chooseFirstClass = async (database: Database, userId: string, classId: number): Promise<void> => {
  await database
    .update(users)
    .set({ classId })
    .where(and(eq(users.id, userId), isNull(users.classId)));
};

const enrolmentsOf = (database: Database, userId: string) =>
  database
    .select()
    .from(userSchoolYears)
    .where(eq(userSchoolYears.userId, userId))
    .orderBy(desc(userSchoolYears.schoolYearId));

const enrolmentAnswer = (row: typeof userSchoolYears.$inferSelect): z.output<typeof userSchoolYear> => {
  const schoolClass = schoolClassById(row.classId);
  return {
    userID: row.userId,
    schoolYearID: row.schoolYearId,
    classID: row.classId,
    membershipTypeID: row.membershipTypeId,
    class: { id: row.classId, name: schoolClass?.name ?? '', level: schoolClass?.level ?? 0 },
    schoolYear: { uniqueID: row.schoolYearId },
  };
};
