import { expect, it } from 'vitest';
import { isReportSendable } from '#domain/learning/question-report/question-report.rules.ts';

it.each([
  [0, true],
  [2_000, true],
  [2_001, false],
])('a report with a comment of %i characters can be sent: %s', (length, isPossible) => {
  expect(isReportSendable('a'.repeat(length))).toBe(isPossible);
});
