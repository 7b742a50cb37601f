import * as z from 'zod/mini';

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
