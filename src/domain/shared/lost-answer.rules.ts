import type { FailureCode } from './failure.ts';

const UNKNOWN_OUTCOMES: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'network/offline',
  'network/timeout',
  'server/unavailable',
  'server/unreadable',
  'unexpected',
]);

/** After such a failure nobody knows whether the request took effect. */
export const isOutcomeUnknown = (code: FailureCode): boolean => UNKNOWN_OUTCOMES.has(code);
