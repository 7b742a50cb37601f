import type { FailureCode } from '#domain/shared/failure.ts';

/** What a pupil can do something about is told as it is. */
const TELLING: ReadonlySet<FailureCode> = new Set([
  'network/offline',
  'session/expired',
  'request/too-many',
  'assistant/no-access',
  'assistant/guardian-missing',
  'assistant/terms-missing',
  'card/too-many',
  'flashcard/no-material',
  'quiz/no-questions',
]);

/** Of all other causes a pupil hears only what did not succeed (S2 §8.10–8.12). */
export const toldOf = (cause: FailureCode, action: FailureCode): FailureCode => (TELLING.has(cause) ? cause : action);
