import type { Turn } from '#domain/learning/conversation.types.ts';
import type { Quiz, QuizQuestion } from '#domain/learning/quiz.types.ts';
import { chosenOption } from './chosen-option.reader.ts';
import type { GivenAnswer } from './quiz-reply.types.ts';
import { quizWish } from './quiz-wish.reader.ts';

/** What the pupil's words answer to a question; undefined where they are no answer. */
export const answerIn = (said: string, question: QuizQuestion, index: number): GivenAnswer | undefined => {
  const chosen = chosenOption(said, question);
  if (chosen !== undefined) return { index, chosen, isRight: chosen === question.correctAnswer };
  return quizWish(said) === 'skip' ? { index, chosen: null, isRight: false } : undefined;
};

/** The answers of a thread, question by question, as each message was understood in its turn. */
export const givenAnswers = (
  { questions }: Pick<Quiz, 'questions'>,
  history: readonly Turn[],
): readonly GivenAnswer[] =>
  history
    .filter(({ role }) => role === 'user')
    .reduce<readonly GivenAnswer[]>((given, { content }) => {
      const question = questions[given.length];
      const answer = question && answerIn(content, question, given.length);
      return answer === undefined ? given : [...given, answer];
    }, []);
