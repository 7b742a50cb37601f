import type { Correction, CorrectionReply, Progress } from '#domain/learning/progress/progress.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface LearningProgress {
  find(signal?: AbortSignal): Promise<Progress>;
  correct(correction: Keyed<Correction>, signal?: AbortSignal): Promise<CorrectionReply>;
}
