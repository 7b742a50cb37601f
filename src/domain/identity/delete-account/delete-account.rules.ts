/** A login older than this does not suffice to delete an account (R6). */
export const RECENT_LOGIN_LIFETIME = 300_000;

/** Whether a login is recent enough; both in milliseconds since the epoch. */
export const isRecentLogin = (signedInAt: number, now: number): boolean => now - signedInAt <= RECENT_LOGIN_LIFETIME;
