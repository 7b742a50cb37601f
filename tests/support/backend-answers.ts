/** What the backend says at noon of the first of September 2026. */
export const YEAR = { uniqueID: '2026-2027' };

/** A trial that has just begun. */
export const NEW_TRIAL = {
  hasActiveTrial: true,
  canStartTrial: false,
  remainingPoints: 25,
  remainingHours: 24,
  expirationDate: '2026-09-02T12:00:00.000Z',
  isExpired: false,
};
/** The answer of the call that begins one. */
export const TRIAL_STARTED = { ...NEW_TRIAL, message: 'Zaczynamy.' };
