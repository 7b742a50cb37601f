import type { Clock } from '#application/ports/clock.port.ts';
import type { ExamAttempts } from '#application/ports/exam-attempts.port.ts';
import {
  findExamAttempt,
  handInExam,
  markExam,
  reviewExam,
  saveExamAttempt,
} from '#contract/calls/exam-attempts.calls.ts';
import { documentId } from '#contract/schemas/id.schema.ts';
import type { ExamRecord } from '#domain/learning/exam-session/exam-session.types.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

/** The server counts from the start, so that a clock of the device that goes wrong changes nothing. */
export const httpExamAttempts = (http: HttpClient, clock: Clock): ExamAttempts => {
  const sent = ({ startedAt, duration, withoutListening, answers }: ExamRecord) => ({
    elapsed: Math.max(0, Math.round(clock.now() - startedAt)),
    duration,
    withoutListening,
    answers: { ...answers },
  });
  return {
    async find(id, signal) {
      if (!documentId.safeParse(id).success) return null;
      const kept = await orNull(http.call(findExamAttempt, { params: { id } }, { signal }));
      if (kept?.attempt == null) return null;
      const { elapsed, duration, answers, handedInAfter } = kept.attempt;
      const startedAt = clock.now() - elapsed;
      return {
        examId: id,
        startedAt,
        duration,
        // The exam that the server gives has none of it then.
        withoutListening: false,
        answers,
        revision: 1,
        handedInAt: handedInAfter === null ? null : startedAt + handedInAfter,
      };
    },
    async save(record, signal) {
      await http.call(saveExamAttempt, { params: { id: record.examId }, body: sent(record) }, { signal });
    },
    async handIn(record, signal) {
      const { startedAt, duration, handedInAt } = record;
      const handedInAfter = Math.round((handedInAt ?? startedAt + duration) - startedAt);
      const body = { ...sent(record), handedInAfter };
      await http.call(handInExam, { params: { id: record.examId }, body }, { signal });
    },
    review: (id, signal) => orNull(http.call(reviewExam, { params: { id } }, { signal })),
    mark: (id, marks, signal) => http.call(markExam, { params: { id }, body: { marks: { ...marks } } }, { signal }),
  };
};
