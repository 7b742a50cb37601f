import type { TimedTurn } from '#domain/learning/conversation.types.ts';

/** How long the same words of the same speaker count once, in milliseconds (S2 §4.42). */
export const EXAM_ECHO_SPAN = 5_000;

const ANSWERED: ReadonlySet<string> = new Set(['ok', 'success', 'completed']);

/** A status other than ok, success or completed is a failure (S2 §4.44). */
export const isAnswered = (status: string): boolean => ANSWERED.has(status);

const isEchoOf = (earlier: TimedTurn, { role, content, at }: TimedTurn): boolean =>
  earlier.role === role &&
  earlier.content === content &&
  earlier.at !== null &&
  at !== null &&
  Math.abs(at - earlier.at) <= EXAM_ECHO_SPAN;

/** Whether the same was said by the same speaker within five seconds. */
export const isEcho = (thread: readonly TimedTurn[], turn: TimedTurn): boolean =>
  thread.some((earlier) => isEchoOf(earlier, turn));

/** The history without what was said twice within five seconds (S2 §4.42). */
export const withoutEchoes = (history: readonly TimedTurn[]): readonly TimedTurn[] =>
  history.reduce<readonly TimedTurn[]>((kept, turn) => (isEcho(kept, turn) ? kept : [...kept, turn]), []);
