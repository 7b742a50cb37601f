import { fromPromise } from 'xstate';
import { examSessionMachine } from '#domain/learning/exam-session/exam-session.machine.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { LocalExamAttempts } from '#application/ports/local-exam-attempts.port.ts';
import type { ExamAttempts } from '#application/ports/exam-attempts.port.ts';

export const examSessionLogic = (attempts: ExamAttempts, memory: LocalExamAttempts, clock: Clock) =>
  examSessionMachine.provide({
    actors: {
      recallAttempt: fromPromise(async ({ input: { userId, examId }, signal }) => {
        const device = memory.read(userId, examId);
        // Without a connection the device's own memory is enough to go on; nothing at all is not.
        const server = await attempts.find(examId, signal).catch((error: unknown) => {
          if (device === null) throw error;
          return null;
        });
        return { at: clock.now(), server, device };
      }),
      saveAnswers: fromPromise(({ input: record, signal }) => attempts.save(record, signal)),
      handInExam: fromPromise(({ input: record, signal }) => attempts.handIn(record, signal)),
      fetchReview: fromPromise(({ input: examId, signal }) => attempts.review(examId, signal)),
    },
  });

export type ExamSessionLogic = ReturnType<typeof examSessionLogic>;
