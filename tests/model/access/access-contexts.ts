import type { AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';

/** Nobody. */
export const VISITOR: AccessContext = {
  isProvisional: false,
  personId: null,
  userId: null,
  profile: 'complete',
  subscription: null,
  trial: NO_TRIAL,
};

/** Logged in, registered, without trial and plan. */
export const PUPIL: AccessContext = { ...VISITOR, personId: 'ania', userId: 'ania' };

export const LOADING: AccessContext = { ...VISITOR, isProvisional: true };

export const TRYING: AccessContext = {
  ...PUPIL,
  trial: { ...NO_TRIAL, hasActiveTrial: true, remainingPoints: 25, remainingHours: 24 },
};
