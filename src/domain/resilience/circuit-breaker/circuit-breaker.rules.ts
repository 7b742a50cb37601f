import type { FailureCode } from '#domain/shared/failure.ts';
import { isOutcomeUnknown } from '#domain/shared/lost-answer.rules.ts';

/** So many failures in a row open the circuit (S1 §4.94, §9.12). */
export const FAILURES_TO_OPEN = 5;
/** So many answers in a row close it again (S1 §4.96, §9.13). */
export const SUCCESSES_TO_CLOSE = 2;
/** How long an open circuit refuses every call (S1 §4.95, §9.14). */
export const OPEN_DURATION = 60_000;

/** Whether a failure speaks of a sick service. A refusal (400, 401, 403, 404, 409, 429) is the answer of a healthy one. */
export const isServiceFailure = (code: FailureCode): boolean => isOutcomeUnknown(code);
