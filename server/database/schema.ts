import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Registered users; the id is the identity provider's uid (S1 §3.1–3.17). */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    email: text('email').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isTermsAccepted: boolean('is_terms_accepted').notNull().default(false),
    authProvider: text('auth_provider').notNull(),
    platformRegistered: text('platform_registered').notNull().default('Web'),
    ipRegistered: text('ip_registered').notNull(),
    registeredDate: instant('registered_date').notNull(),
    country: text('country').notNull().default('PL'),
    userComId: text('user_com_id'),
    isPartner: boolean('is_partner').notNull().default(false),
    forumPoints: integer('forum_points').notNull().default(0),
    teacherForumPoints: integer('teacher_forum_points').notNull().default(0),
    aiPoints: integer('ai_points').notNull().default(0),
    forumNick: text('forum_nick'),
    deleteDate: instant('delete_date'),
    marketingConsent: boolean('marketing_consent').notNull().default(false),
    classId: integer('class_id'),
    /** Null while nobody has asked; the guardian's part is kept of those under 16 only (R8). */
    isUnder16: boolean('is_under_16'),
    guardianEmail: text('guardian_email'),
    guardianConsentDate: instant('guardian_consent_date'),
  },
  (table) => [index('users_by_registration').on(table.registeredDate, table.id)],
);

/** Deletions of accounts (R6). A row shuts its user out from the moment it is there, and outlives the user: what it holds names nobody any more. */
export const deletions = pgTable(
  'deletions',
  {
    userId: text('user_id').primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    /** Null until every step is done. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('deletions_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.finishedAt} is null`),
  ],
);

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

/** What clients report, redacted (R9). */
export const logs = pgTable(
  'logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    text: text('text').notNull(),
    timeStamp: instant('time_stamp').notNull(),
  },
  (table) => [index('logs_by_user').on(table.userId)],
);

/** The free trial of a user; its row appears with the first AI interaction (R5). */
export const trials = pgTable(
  'trials',
  {
    userId: owner().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    remainingPoints: integer('remaining_points').notNull(),
  },
  (table) => [check('trials_points_not_negative', sql`${table.remainingPoints} >= 0`)],
);

/** Who has had a trial, as hashes that outlive the user (R5). */
export const trialClaims = pgTable('trial_claims', {
  subjectHash: text('subject_hash').primaryKey(),
  claimedAt: instant('claimed_at').notNull(),
});

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    mode: text('mode', { enum: ['tutor', 'buddy'] }).notNull(),
    title: text('title').notNull(),
    messageCount: integer('message_count').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('conversations_newest').on(
      table.userId,
      table.mode,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Turns of a conversation; positions count from 0 without gaps. */
export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    pointsUsed: integer('points_used').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.position] })],
);

/** Answers already given, for repeats of the same request (R10). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer as JSON text: jsonb refuses what a lone surrogate escapes to. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
);
