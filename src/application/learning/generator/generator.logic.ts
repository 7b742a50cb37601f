import { fromPromise } from 'xstate';
import { generatorMachine } from '#domain/learning/generator/generator.machine.ts';
import type { Exam } from '#domain/learning/exam.types.ts';
import type { GeneratorOrder } from '#domain/learning/generator/generator.types.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import type { Exams } from '#application/ports/exams.port.ts';
import type { Quizzes } from '#application/ports/quizzes.port.ts';

const ofExam = (exam: Exam | null): Assessment | null => (exam === null ? null : { kind: 'exam', exam });
const ofQuiz = (quiz: Quiz | null): Assessment | null => (quiz === null ? null : { kind: 'quiz', quiz });

const made = async (
  exams: Exams,
  quizzes: Quizzes,
  { order, idempotencyKey }: Keyed<GeneratorOrder>,
  signal: AbortSignal,
) =>
  order.kind === 'exam'
    ? ofExam(await exams.make({ order, idempotencyKey }, signal))
    : ofQuiz(await quizzes.make({ order, idempotencyKey }, signal));

export const generatorLogic = (exams: Exams, quizzes: Quizzes) =>
  generatorMachine.provide({
    actors: {
      generateAssessment: fromPromise(({ input, signal }) => made(exams, quizzes, input, signal)),
      openAssessment: fromPromise(async ({ input: { kind, id }, signal }) =>
        kind === 'exam' ? ofExam(await exams.find(id, signal)) : ofQuiz(await quizzes.find(id, signal)),
      ),
    },
  });

export type GeneratorLogic = ReturnType<typeof generatorLogic>;
