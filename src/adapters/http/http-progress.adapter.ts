import type { LearningProgress } from '#application/ports/learning-progress.port.ts';
import { correctMistake, findProgress } from '#contract/calls/progress.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpProgress = (http: HttpClient): LearningProgress => ({
  find: (signal) => http.call(findProgress, {}, { signal }),
  correct: ({ order, idempotencyKey }, signal) =>
    http.call(correctMistake, { body: order }, { signal, idempotencyKey }),
});
