import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';

/** A trial of which less is left is warned of (S1 §4.27–4.30, §9.4–9.6). */
export const TRIAL_WARNING_POINTS = 5;
export const TRIAL_WARNING_HOURS = 3;
export const TRIAL_REFRESH_INTERVAL = 300_000;

const HOUR = 3_600_000;

export type TrialWarning = 'none' | 'warning' | 'normal';

export const trialWarning = ({ hasActiveTrial, remainingPoints, remainingHours }: TrialStatus): TrialWarning => {
  if (!hasActiveTrial) return 'none';
  return remainingPoints <= TRIAL_WARNING_POINTS || remainingHours <= TRIAL_WARNING_HOURS ? 'warning' : 'normal';
};

/** How long after a login or a registration the trial is offered (S1 §2.37, §4.70, §9.37). */
export const TRIAL_OFFER_DELAY = 300;
/** How long after the welcome of a new user it is offered (S1 §2.80, §9.40). */
export const WELCOME_FOLLOW_UP = 1_000;
/** How long an offer may wait for the server to say whether there is something to offer: the default timeout of a call (S1 §9.8). */
export const TRIAL_OFFER_TIMEOUT = 30_000;
/** A trial about to lapse is not asked for more often than this. */
const SHORTEST_CHECK = 60_000;

/** Milliseconds until an active trial is looked at again: every five minutes, and when its time runs out. */
export const untilNextCheck = ({ remainingHours }: TrialStatus): number =>
  Math.min(TRIAL_REFRESH_INTERVAL, Math.max(SHORTEST_CHECK, remainingHours * HOUR));
