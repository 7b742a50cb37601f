/** The free trial in numbers (S1 §1.22, §9.1–9.2). Shared by the server, which counts, and the client, which shows. */
export const TRIAL_POINTS = 25;
export const TRIAL_HOURS = 24;

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

/** What the server answers for nobody, and what a client assumes on 404 and 401 (S1 §7.52). */
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

/** The status of a user's one trial at a moment; `record` is null while it has not been started (S1 §3.49–3.51, §4.26). */
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

export type TrialEnd = 'expired' | 'points_depleted';

/** Why an expired trial is over; the clock is named only when points were left. */
export const trialEnd = ({ remainingPoints }: TrialStatus): TrialEnd =>
  remainingPoints <= 0 ? 'points_depleted' : 'expired';
