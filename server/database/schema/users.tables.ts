import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';

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

/** Letters that asked a guardian, and what they answered (R8). */
export const guardianRequests = pgTable(
  'guardian_requests',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guardianEmail: text('guardian_email').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer', { enum: ['agreed', 'declined'] }),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('guardian_requests_by_user').on(table.userId, table.askedAt)],
);
