import type { ConsentCategory, ConsentChoices, ConsentRecord } from './cookie-consent.types.ts';

/** How many days an answer holds (S1 §4.99, §9.30; S2 §9.52). */
export const CONSENT_DAYS = 365;
/** The version of the policy that was answered; another one asks anew (S1 §4.100, §9.31; S2 §9.53). */
export const CONSENT_VERSION = '1.0';

const DAY = 86_400_000;

/** Nothing is allowed that was not asked for, and nothing is ticked beforehand (R8). */
export const NOTHING_OPTIONAL: ConsentChoices = { analytics: false, marketing: false };
export const EVERYTHING: ConsentChoices = { analytics: true, marketing: true };

export const consentRecord = ({ analytics, marketing }: ConsentChoices, timestamp: number): ConsentRecord => ({
  hasConsent: true,
  version: CONSENT_VERSION,
  timestamp,
  preferences: { necessary: true, analytics, marketing },
});

/** Whether an answer still holds: it is of this version, and neither older than 365 days nor from the future. */
export const isValidConsent = ({ hasConsent, version, timestamp }: ConsentRecord, now: number): boolean =>
  hasConsent && version === CONSENT_VERSION && timestamp <= now && now - timestamp < CONSENT_DAYS * DAY;

/** What code may load now: analytics and marketing never before consent (D14). */
export const allowedBy = (record: ConsentRecord | null): ConsentChoices =>
  record === null
    ? NOTHING_OPTIONAL
    : { analytics: record.preferences.analytics, marketing: record.preferences.marketing };

export const withChoice = (choices: ConsentChoices, category: ConsentCategory, isAllowed: boolean): ConsentChoices => ({
  ...choices,
  [category]: isAllowed,
});
