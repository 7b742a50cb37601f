import * as z from 'zod/mini';

/** A plan one can hold: a membership type of S1 §1.25, §3.36–3.48, §6.17. */
export const plan = z.object({
  uniqueID: z.string(),
  name: z.string(),
  description: z.string(),
  categoryName: z.enum(['Basic', 'Standard', 'Premium', 'Nauczycielski']),
  categoryID: z.string(),
  /** What is charged, tax included, like 49.99 (S2 §1.36, §9.51, D6). */
  price: z.number(),
  /** `PLN` (S2 §1.35, §9.50). */
  currency: z.string(),
  durationDays: z.number(),
  hasAI: z.boolean(),
  hasAIExams: z.boolean(),
  isMasterPlan: z.boolean(),
  isRecurring: z.boolean(),
  points: z.number(),
  /** Null for a plan that is not sold. */
  stripePriceId: z.nullable(z.string()),
  billingPeriod: z.string(),
  forum: z.boolean(),
  exercises: z.boolean(),
  fiches: z.boolean(),
});
