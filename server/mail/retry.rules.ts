const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What passes before the next attempt: a receiver that asks for patience, or is away for a day, gets the letter. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** In milliseconds, after so many attempts that failed; null when it is time to give up. */
export const pauseAfter = (attempts: number): number | null => PAUSES[attempts - 1] ?? null;
