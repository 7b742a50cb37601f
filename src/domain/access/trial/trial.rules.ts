/** The free trial in numbers and pure decisions (S1 §4, §9). Shared by the server, which counts, and the client, which shows. */
export const TRIAL_POINTS = 25;
export const TRIAL_HOURS = 24;
export const TRIAL_WARNING_POINTS = 5;
export const TRIAL_WARNING_HOURS = 3;
export const TRIAL_REFRESH_INTERVAL = 300_000;

const HOUR = 3_600_000;
export const TRIAL_DURATION = TRIAL_HOURS * HOUR;

export interface TrialStatus {
  readonly hasActiveTrial: boolean;
  readonly canStartTrial: boolean;
  /** Of 25. */
  readonly remainingPoints: number;
  readonly remainingHours: number;
  /** ISO time, or null before the trial has started. */
  readonly expirationDate: string | null;
  readonly isExpired: boolean;
}

/** What the server answers for nobody, and what a client assumes on 404 and 401 (S1 §7). */
export const NO_TRIAL: TrialStatus = {
  hasActiveTrial: false,
  canStartTrial: false,
  remainingPoints: 0,
  remainingHours: 0,
  expirationDate: null,
  isExpired: false,
};

export interface TrialRecord {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly remainingPoints: number;
}

/** The status of a user's one trial at a moment; `record` is null while it has not been started. */
export const trialStatusAt = (record: TrialRecord | null, now: number): TrialStatus => {
  if (record === null) return { ...NO_TRIAL, canStartTrial: true };
  const remainingTime = Math.max(0, record.expiresAt - now);
  const isExpired = remainingTime === 0 || record.remainingPoints <= 0;
  return {
    hasActiveTrial: !isExpired,
    canStartTrial: false,
    remainingPoints: Math.max(0, record.remainingPoints),
    remainingHours: Math.round((remainingTime / HOUR) * 100) / 100,
    expirationDate: new Date(record.expiresAt).toISOString(),
    isExpired,
  };
};

export type TrialWarning = 'none' | 'warning' | 'normal';

export const trialWarning = ({ hasActiveTrial, remainingPoints, remainingHours }: TrialStatus): TrialWarning => {
  if (!hasActiveTrial) return 'none';
  return remainingPoints <= TRIAL_WARNING_POINTS || remainingHours <= TRIAL_WARNING_HOURS ? 'warning' : 'normal';
};

export type TrialEnd = 'expired' | 'points_depleted';

/** Why an expired trial is over; the clock is named only when points were left. */
export const trialEnd = ({ remainingPoints }: TrialStatus): TrialEnd =>
  remainingPoints <= 0 ? 'points_depleted' : 'expired';

/** How long after a login or a registration the trial is offered (S1 §4). */
export const TRIAL_OFFER_DELAY = 300;
/** How long after the welcome of a new user it is offered (S1 §2, §9). */
export const WELCOME_FOLLOW_UP = 1_000;
/** How long an offer may wait for the server to say whether there is something to offer: the default timeout of a call (S1 §9). */
export const TRIAL_OFFER_PATIENCE = 30_000;
/** A trial about to lapse is not asked for more often than this. */
const SHORTEST_CHECK = 60_000;

/** Milliseconds until an active trial is looked at again: every five minutes, and when its time runs out. */
export const untilNextCheck = ({ remainingHours }: TrialStatus): number =>
  Math.min(TRIAL_REFRESH_INTERVAL, Math.max(SHORTEST_CHECK, remainingHours * HOUR));
