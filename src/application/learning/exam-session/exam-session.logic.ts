import { fromPromise } from 'xstate';
import { examSessionMachine } from '#domain/learning/exam-session/exam-session.machine.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { ExamMemory } from '#application/ports/local-exam-attempts.port.ts';
import type { ExamSittings } from '#application/ports/exam-attempts.port.ts';

export const examSessionLogic = (sittings: ExamSittings, memory: ExamMemory, clock: Clock) =>
  examSessionMachine.provide({
    actors: {
      recallSitting: fromPromise(async ({ input: { userId, examId }, signal }) => {
        const device = memory.read(userId, examId);
        // Without a connection the device's own memory is enough to go on; nothing at all is not.
        const server = await sittings.find(examId, signal).catch((error: unknown) => {
          if (device === null) throw error;
          return null;
        });
        return { at: clock.now(), server, device };
      }),
      saveAnswers: fromPromise(({ input: record, signal }) => sittings.save(record, signal)),
      handInExam: fromPromise(({ input: record, signal }) => sittings.handIn(record, signal)),
      fetchReview: fromPromise(({ input: examId, signal }) => sittings.review(examId, signal)),
    },
  });

export type ExamSessionLogic = ReturnType<typeof examSessionLogic>;
