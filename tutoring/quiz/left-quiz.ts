import { openingTurn, quizStateAt } from '#domain/learning/quiz-conversation.rules.ts';
import type { QuizConversation } from '#domain/learning/quiz-conversation.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { quizReply } from './quiz-reply.ts';
import { summaryText } from './quiz-reply.texts.ts';
import type { GivenAnswer, QuizTurn } from './quiz-reply.types.ts';

export interface KeptAnswer extends GivenAnswer {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The answers that stand, question by question, of all that were kept of a quiz, oldest first: whoever answers the first question again begins anew. */
export const latestAnswers = (kept: readonly KeptAnswer[]): readonly KeptAnswer[] => {
  const begun = kept.findLastIndex(({ index }) => index === 0);
  if (begun === -1) return [];
  const byPlace = new Map(kept.slice(begun).map((answer) => [answer.index, answer]));
  const latest: KeptAnswer[] = [];
  for (let next = byPlace.get(0); next !== undefined; next = byPlace.get(latest.length)) latest.push(next);
  return latest;
};

/** The conversation as it stood when the quiz was left, told anew from its answers; a finished one ends with its summary. Null where nothing was answered. */
export const leftConversation = (quiz: QuizTurn['quiz'], given: readonly KeptAnswer[]): QuizConversation | null => {
  if (given.length === 0) return null;
  const quizState = quizStateAt(quiz, given.length);
  const turns = given.flatMap((answer) => {
    const { index, at } = answer;
    const said = wordsOf(answer, quiz.questions[index]);
    const { text } = quizReply({ quiz, index, said, given });
    return [
      { role: 'user' as const, content: said, at },
      { role: 'assistant' as const, content: text, at },
    ];
  });
  const summary = { role: 'assistant' as const, content: summaryText(quiz, given), at: given.at(-1)?.at ?? null };
  return { thread: [openingTurn(quiz), ...turns, ...(quizState.isCompleted ? [summary] : [])], quizState };
};

/** As a press on the button of the answer says it. */
const wordsOf = ({ chosen }: GivenAnswer, question: QuizQuestion | undefined): string => {
  if (chosen === null || question === undefined) return 'nie wiem';
  return question.type === 'true_false' ? chosen : optionLetter(question.options.indexOf(chosen));
};
