import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';

/** School years by id, like `2026-2027`. */
export const schoolYears = pgTable('school_years', {
  id: text('id').primaryKey(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
});

/** One enrolment a user and year. */
export const userSchoolYears = pgTable(
  'user_school_years',
  {
    userId: owner(),
    schoolYearId: text('school_year_id')
      .notNull()
      .references(() => schoolYears.id),
    classId: integer('class_id').notNull(),
    membershipTypeId: text('membership_type_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.schoolYearId] })],
);
