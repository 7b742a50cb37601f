import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import type { AssessmentKind } from '#domain/learning/assessment.types.ts';

/** An error that a pupil found in a question. */
export interface QuestionReport {
  readonly kind: AssessmentKind;
  readonly assessmentId: string;
  readonly questionId: string;
  /** May be empty. */
  readonly comment: string;
}

export interface QuestionReportInput {
  readonly kind: AssessmentKind;
  readonly assessmentId: string;
}

export interface QuestionReportContext extends QuestionReportInput {
  readonly questionId: string | null;
  readonly comment: string;
  readonly report: Keyed<QuestionReport> | null;
  /** Questions that have been reported. */
  readonly reported: readonly string[];
  readonly failure: FailureCode | null;
}

export type QuestionReportEvent =
  | { readonly type: 'pupil.reportRequested'; readonly questionId: string }
  | { readonly type: 'pupil.commentChanged'; readonly text: string }
  | { readonly type: 'pupil.reportSent'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.reportClosed' };
