import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { questionText } from '#domain/learning/quiz-question-text.rules.ts';
import { answerIn } from './given-answers.rules.ts';
import { answeredText, completedText, hintText, summaryText, unreadText } from './quiz-reply.texts.ts';
import type { QuizReply, QuizTurn } from './quiz-reply.types.ts';
import { quizHint } from './quiz-hint.rules.ts';
import { quizWish } from './quiz-wish.reader.ts';

/** What is said back to a pupil in the chat about a quiz, and where the quiz stands then (S2 §3.20–3.23). */
export const quizReply = (turn: QuizTurn): QuizReply => {
  const { quiz, index, said } = turn;
  const question = quiz.questions[index];
  if (question === undefined) return after(turn);
  const given = answerIn(said, question, index);
  if (given === undefined) return { text: withoutAnswer(turn, question), index, isCompleted: false, given: null };
  const next = index + 1;
  const isCompleted = next >= quiz.questions.length;
  const told = answeredText(question, given);
  const text = isCompleted
    ? [told, completedText(rightIn(turn, given.isRight), quiz.questions.length)]
    : [told, questionText(quiz, next)];
  return { text: text.join('\n\n'), index: next, isCompleted, given };
};

const givenBefore = ({ given, index }: QuizTurn) => given.filter((answer) => answer.index < index);

const rightIn = (turn: QuizTurn, isLastRight: boolean): number =>
  givenBefore(turn).filter(({ isRight }) => isRight).length + (isLastRight ? 1 : 0);

/** Once it is over, whatever is said asks for the summary. */
const after = (turn: QuizTurn): QuizReply => ({
  text: summaryText(turn.quiz, turn.given),
  index: turn.quiz.questions.length,
  isCompleted: true,
  given: null,
});

const withoutAnswer = (turn: QuizTurn, question: QuizQuestion): string => {
  switch (quizWish(turn.said)) {
    case 'hint':
      return hintText(quizHint(question));
    case 'summary':
      return summaryText(turn.quiz, givenBefore(turn));
    case 'again':
      return questionText(turn.quiz, turn.index);
    default:
      return unreadText(question);
  }
};
