import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { Quiz, QuizQuestion } from '#domain/learning/quiz.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { explanationFor } from './option-explanation.rules.ts';
import type { QuizHint } from './quiz-hint.rules.ts';
import type { GivenAnswer } from './quiz-reply.types.ts';

const PRAISES = ['**Dobrze!**', '**Zgadza się!**', '**Tak jest!**'] as const;

/** What becomes of an answer: praise or the right one, and why, with a word about the very mistake that was made. */
export const answeredText = (question: QuizQuestion, { index, chosen, isRight }: GivenAnswer): string => {
  const why = explanationFor(question, chosen);
  if (isRight) return `${PRAISES[index % PRAISES.length] ?? PRAISES[0]}\n\n${why}`;
  const lead = chosen === null ? '**Pytanie zostało bez odpowiedzi.**' : '**Tym razem nie.**';
  return `${lead} ${rightAnswer(question)}\n\n${why}`;
};

const rightAnswer = ({ type, options, correctAnswer }: QuizQuestion): string =>
  type === 'true_false'
    ? `To **${correctAnswer.toLowerCase()}**.`
    : `Poprawna odpowiedź to **${optionLetter(options.indexOf(correctAnswer))}**: ${correctAnswer}.`;

export const hintText = (hint: QuizHint): string => {
  switch (hint.kind) {
    case 'thought':
      return hint.text;
    case 'not':
      return `To na pewno nie **${hint.letter}**. Które z pozostałych pasuje do każdego słowa pytania?`;
    case 'none':
      return 'Przeczytaj zdanie jeszcze raz, powoli. Czy każde słowo jest w nim prawdziwe?';
  }
};

/** Said when the message was neither an answer nor a wish. */
export const unreadText = ({ type, options }: QuizQuestion): string => {
  const ways =
    type === 'true_false'
      ? '„prawda” albo „fałsz”'
      : `literę od **A** do **${optionLetter(options.length - 1)}** albo samą odpowiedź`;
  return `Tego nie rozpoznaję jako odpowiedzi. Napisz ${ways}. Możesz też napisać „podpowiedź”, „powtórz pytanie” albo „nie wiem”. O wszystko inne zapytasz Tutora.`;
};

const points = (right: number, total: number): string =>
  `${counted(right, ['poprawna odpowiedź', 'poprawne odpowiedzi', 'poprawnych odpowiedzi'])} na ${String(total)}`;

export const completedText = (right: number, total: number): string =>
  `**To już koniec quizu: ${points(right, total)}.** Napisz „podsumowanie”, a zobaczysz, co już umiesz, a do czego warto wrócić.`;

export const summaryText = ({ questions }: Pick<Quiz, 'questions'>, given: readonly GivenAnswer[]): string => {
  if (given.length === 0) return 'Na razie nie ma tu żadnej odpowiedzi. Zacznij od pytania powyżej.';
  const missed = given.filter(({ isRight }) => !isRight);
  const right = given.length - missed.length;
  const head = `**Podsumowanie: ${points(right, given.length)}${given.length < questions.length ? ' dotychczas' : ''}.**`;
  if (missed.length === 0) return `${head}\n\nWszystko się zgadza. Czas na trudniejszy quiz albo inny temat.`;
  return [head, 'Do powtórzenia:', missed.map((answer) => missedItem(questions, answer)).join('\n')].join('\n\n');
};

const missedItem = (questions: readonly QuizQuestion[], { index, chosen }: GivenAnswer): string => {
  const { question = '', correctAnswer = '' } = questions[index] ?? {};
  const own = chosen === null ? 'bez odpowiedzi' : `Twoja odpowiedź: ${chosen}`;
  return `- **${String(index + 1)}.** ${question.replace(/\s*\n+\s*/g, ' ')} Poprawnie: ${correctAnswer} (${own}).`;
};
