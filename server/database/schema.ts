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
  uniqueIndex,
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
    /** Who the user was at the payment provider, until they are removed there. */
    customerId: text('customer_id'),
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

/** What can be bought: nobody's data, brought up to date with the code at each start (S1 §3.36–3.48). */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  categoryName: text('category_name', { enum: ['Basic', 'Standard', 'Premium', 'Nauczycielski'] }).notNull(),
  categoryId: text('category_id').notNull(),
  /** What is charged, in grosze, tax included (D6). */
  price: integer('price').notNull(),
  currency: text('currency').notNull(),
  durationDays: integer('duration_days').notNull(),
  hasAi: boolean('has_ai').notNull(),
  hasAiExams: boolean('has_ai_exams').notNull(),
  isMasterPlan: boolean('is_master_plan').notNull(),
  isRecurring: boolean('is_recurring').notNull(),
  points: integer('points').notNull(),
  billingPeriod: text('billing_period').notNull(),
  forum: boolean('forum').notNull(),
  exercises: boolean('exercises').notNull(),
  fiches: boolean('fiches').notNull(),
  /** The order in which they are listed. */
  position: integer('position').notNull(),
});

/** Every price that a provider has had for a plan: whoever bought at an older one goes on paying it. */
export const planPrices = pgTable(
  'plan_prices',
  {
    id: text('id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    provider: text('provider').notNull(),
    /** Whether it is sold now. */
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [index('plan_prices_by_plan').on(table.planId)],
);

/** Who a user is at a payment provider. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    provider: text('provider').notNull(),
  },
  (table) => [uniqueIndex('customers_one_a_provider').on(table.userId, table.provider)],
);

/** Checkouts that were opened at the provider; one that is open at a time, so that nobody buys twice. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    url: text('url').notNull(),
    /** `complete` when the buyer is through; whether it is paid, the subscription says. */
    status: text('status', { enum: ['open', 'complete', 'expired', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkouts_one_open')
      .on(table.userId)
      .where(sql`${table.status} = 'open'`),
    index('checkouts_by_user').on(table.userId),
  ],
);

/** What users have bought: the provider's subscriptions by its id, and one-time purchases by an id of ours. As the newest event says (R4). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    provider: text('provider').notNull(),
    isRecurring: boolean('is_recurring').notNull(),
    /** The provider's word, like `active` or `past_due`. */
    status: text('status').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** When it ends instead of being renewed. */
    cancelAt: instant('cancel_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    /** When the newest event that was applied happened at the provider. */
    eventAt: instant('event_at').notNull(),
    /** When the state was last read from the provider itself, by our clock. */
    readAt: instant('read_at'),
    /** Counts the changes, so that what was read meanwhile is known to be old. */
    revision: integer('revision').notNull(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId)],
);

/** Why a subscription was cancelled (S1 §3.61–3.62). */
export const cancellations = pgTable(
  'cancellations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    subscriptionId: text('subscription_id').notNull(),
    reasons: text('reasons').array().notNull(),
    comment: text('comment'),
    cancelledAt: instant('cancelled_at').notNull(),
  },
  (table) => [index('cancellations_by_user').on(table.userId)],
);

/** What was charged. The tax office wants it for years: it stays when its user goes, and names nobody then (R6). */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The id of the subscription or one-time purchase. */
    purchaseId: text('purchase_id'),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at'),
    /** In grosze, tax included. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Goes from `failed` to `paid` to `refunded` and never back. */
    status: text('status', { enum: ['failed', 'paid', 'refunded'] }).notNull(),
    documentUrl: text('document_url'),
  },
  (table) => [index('invoices_by_user').on(table.userId), index('invoices_by_purchase').on(table.purchaseId)],
);

/** Events of the provider that have had their effect: each has one (R4). */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: instant('created_at').notNull(),
  appliedAt: instant('applied_at').notNull(),
});

/** What the embedded payment provider keeps, as a provider elsewhere would: Stripe's objects, of a customer. */
export const embeddedObjects = pgTable(
  'embedded_objects',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    kind: text('kind').notNull(),
    /** As JSON text. */
    body: text('body').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [index('embedded_objects_by_customer').on(table.customerId)],
);

/** Events that the embedded payment provider has to deliver, or has delivered. */
export const embeddedEvents = pgTable('embedded_events', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  payload: text('payload').notNull(),
  /** Null keeps it back until somebody asks for it. */
  dueAt: instant('due_at'),
  deliveredAt: instant('delivered_at'),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
});
