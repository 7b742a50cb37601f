import { fromPromise } from 'xstate';
import { examSessionMachine } from '#domain/learning/exam-session/exam-session.machine.ts';
import type { TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { Exams } from '#application/ports/exams.port.ts';
import type { LocalExamAttempts } from '#application/ports/local-exam-attempts.port.ts';
import type { ExamAttempts } from '#application/ports/exam-attempts.port.ts';

export const examSessionLogic = (exams: Exams, attempts: ExamAttempts, memory: LocalExamAttempts, clock: Clock) => {
  const timed = async (examId: string, signal: AbortSignal): Promise<TimedExam | null> => {
    const exam = await exams.find(examId, signal);
    if (exam === null || exam.sheet === null) return null;
    const { title, examType, sheet } = exam;
    return { title, examType, sheet };
  };
  return examSessionMachine.provide({
    actors: {
      recallAttempt: fromPromise(async ({ input: { userId, examId }, signal }) => {
        const device = memory.read(userId, examId);
        // Without a connection the device's own memory is enough to go on; nothing at all is not.
        const [exam, server] = await Promise.all([timed(examId, signal), attempts.find(examId, signal)]).catch(
          (error: unknown) => {
            if (device === null) throw error;
            return [device.exam, null] as const;
          },
        );
        return { at: clock.now(), exam, server, device: device?.record ?? null };
      }),
      saveAnswers: fromPromise(async ({ input: record, signal }) => {
        await attempts.save(record, signal);
        return record.revision;
      }),
      handInExam: fromPromise(({ input: record, signal }) => attempts.handIn(record, signal)),
      fetchReview: fromPromise(({ input: examId, signal }) => attempts.review(examId, signal)),
      saveMarks: fromPromise(({ input: { examId, marks }, signal }) => attempts.mark(examId, marks, signal)),
    },
  });
};

export type ExamSessionLogic = ReturnType<typeof examSessionLogic>;
