import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
