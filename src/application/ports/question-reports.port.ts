import type { QuestionReport } from '#domain/learning/question-report/question-report.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface QuestionReports {
  send(report: Keyed<QuestionReport>, signal?: AbortSignal): Promise<void>;
}
