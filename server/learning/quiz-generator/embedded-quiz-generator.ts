import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { gradeOf } from '#server/tutor/embedded-tutor.ts';
import { quizQuestions, unknownOf } from '#tutoring/quiz/quiz.maker.ts';
import type { QuizOrder } from '#tutoring/quiz/quiz-order.types.ts';
import type { QuizGenerator } from './quiz-generator.port.ts';

/** Questions of the tutoring engine. Other requests are answered between each two. */
export const embeddedQuizGenerator: QuizGenerator = {
  async make({ schoolClass, ...request }, signal) {
    const order: QuizOrder = { ...request, grade: gradeOf(schoolClass), seed: randomInt(1, 2 ** 31) };
    const what = unknownOf(order);
    if (what !== undefined) return { kind: 'unknown', what };
    const questions: QuizQuestion[] = [];
    for (const { id, type, question, options, correctAnswer, explanation } of quizQuestions(order)) {
      questions.push({ id, type, question, options, correctAnswer, explanation });
      await setImmediate();
      signal?.throwIfAborted();
    }
    return questions.length === 0 ? { kind: 'unknown', what: 'topic' } : { kind: 'quiz', questions };
  },
};
