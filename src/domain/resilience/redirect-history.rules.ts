/** The redirects that the product made by itself, and when they are a loop (S1 §3.79). Times in milliseconds since the epoch. */
export interface RedirectEntry {
  readonly path: string;
  readonly timestamp: number;
}

/** Oldest first. */
export type RedirectHistory = readonly RedirectEntry[];

/** How many redirects are remembered (S1 §4.112, §9.32). */
export const REDIRECT_HISTORY_SIZE = 10;
/** How often the same path makes a loop (S1 §4.111, §4.113, §9.33). */
export const REDIRECT_LOOP_THRESHOLD = 3;
/** How long ago a redirect may be and still count (S1 §4.114, §9.34). */
export const REDIRECT_WINDOW = 300_000;

export const withRedirect = (history: RedirectHistory, entry: RedirectEntry): RedirectHistory =>
  [...history, entry].slice(-REDIRECT_HISTORY_SIZE);

const isRecent = ({ timestamp }: RedirectEntry, now: number): boolean => now - timestamp < REDIRECT_WINDOW;

/** Whether the product has led to this path too often of late. */
export const isRedirectLoop = (history: RedirectHistory, path: string, now: number): boolean =>
  history.filter((entry) => entry.path === path && isRecent(entry, now)).length >= REDIRECT_LOOP_THRESHOLD;
