import type { ReconcileOutcome } from '#domain/resilience/reconciliation.rules.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';
import type { ErrorPattern, Occurrence, RecoveryMessage } from './recovery.types.ts';

/** How often the app repairs itself before the pupil is asked (D15, S1 §4.105, §9.35). */
export const RECOVERY_ATTEMPTS = 3;
/** How long it rests after an attempt (D15, S1 §4.106, §9.36). */
export const RECOVERY_COOLDOWN = 30_000;
/** How long without a problem until attempts and patterns are forgotten (D15). */
export const RECOVERY_FORGETTING = 300_000;
/** How long the good news is shown before the dialog closes and leads home (S1 §8.56). */
export const REPAIR_CLOSING = 2_000;
/** How often the same error within the window is a pattern that the pupil hears of (S1 §4.113, §9.33). */
export const PATTERN_THRESHOLD = 3;
/** The window of a pattern (S1 §4.114, §9.34). */
export const PATTERN_WINDOW = 300_000;
/** How many redirects the technical details show (S1 §8.62). */
export const DETAILED_REDIRECTS = 5;

/** How many occurrences of a pattern are remembered, as many as redirects. */
const MOST_OCCURRENCES = 10;

export const HOME_PATH = '/';
export const HELP_PATH = '/kontakt';

/** What is said of an outcome (S1 §8.66–8.69). */
export const OUTCOME_MESSAGES: Readonly<Record<ReconcileOutcome, RecoveryMessage>> = {
  nobody: 'recovery/nobody-cleared',
  unregistered: 'recovery/registration-needed',
  mismatched: 'recovery/mismatch-cleared',
  consistent: 'recovery/state-cleared',
};

/** What is known of an error after it has occurred once more; what lies outside the window counts no more. */
const patternAfter = (patterns: readonly ErrorPattern[], { pattern, path, at }: Occurrence): ErrorPattern => {
  const known = patterns.find(({ type }) => type === pattern)?.occurrences ?? [];
  const recent = known.filter((occurrence) => at - occurrence.at < PATTERN_WINDOW);
  return { type: pattern, occurrences: [...recent, { path, at }].slice(-MOST_OCCURRENCES) };
};

export const withOccurrence = (patterns: readonly ErrorPattern[], occurrence: Occurrence): readonly ErrorPattern[] => [
  ...patterns.filter(({ type }) => type !== occurrence.pattern),
  patternAfter(patterns, occurrence),
];

/** Whether an error has now occurred so often that the pupil is told. */
export const isRecurring = (patterns: readonly ErrorPattern[], occurrence: Occurrence): boolean =>
  patternAfter(patterns, occurrence).occurrences.length >= PATTERN_THRESHOLD;

/** The loop as an occurrence of an error, at the place where it was led to last. */
export const loopOccurrence = (redirects: RedirectHistory, at: number): Occurrence => ({
  pattern: 'redirect-loop',
  path: redirects.at(-1)?.path ?? HOME_PATH,
  at,
});

export const detailsOf = (redirects: RedirectHistory): RedirectHistory => redirects.slice(-DETAILED_REDIRECTS);
