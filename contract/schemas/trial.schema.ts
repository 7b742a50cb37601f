import * as z from 'zod/mini';

/** The trial as the server tells it (S1 §3.49–3.52). */
export const trialStatus = z.object({
  hasActiveTrial: z.boolean(),
  canStartTrial: z.boolean(),
  /** Of 25. */
  remainingPoints: z.number(),
  remainingHours: z.number(),
  /** ISO time, or null before the trial has started. */
  expirationDate: z.nullable(z.string()),
  isExpired: z.boolean(),
});

export const startedTrial = z.extend(trialStatus, { message: z.string() });
