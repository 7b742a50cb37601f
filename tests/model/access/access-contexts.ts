import type { Standing } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { NO_TRIAL } from '#domain/access/trial/trial.rules.ts';

/** Nobody. */
export const VISITOR: Standing = {
  isLoading: false,
  personId: null,
  userId: null,
  profile: 'complete',
  subscription: null,
  trial: NO_TRIAL,
};

/** Logged in, registered, without trial and plan. */
export const PUPIL: Standing = { ...VISITOR, personId: 'ania', userId: 'ania' };

export const LOADING: Standing = { ...VISITOR, isLoading: true };

export const TRYING: Standing = {
  ...PUPIL,
  trial: { ...NO_TRIAL, hasActiveTrial: true, remainingPoints: 25, remainingHours: 24 },
};
