import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { ExamTask, MarkingCriterion } from '#domain/learning/exam-sheet.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';

/** Begins every answer about a task, so that the next message is read as one about it too. */
export const taskHeading = (number: number): string => `**Zadanie ${String(number)}.**`;

export const whichTaskText = (count: number): string =>
  `O które zadanie pytasz? Napisz jego numer, na przykład „zadanie 3” (od 1 do ${String(count)}). Mogę dać podpowiedź, sprawdzić Twoją odpowiedź albo pokazać całe rozwiązanie.`;

export const taskText = ({ text, options, points }: ExamTask): string =>
  [
    `(${counted(points, ['punkt', 'punkty', 'punktów'])})`,
    text,
    options.map((option, place) => `- **${optionLetter(place)}** ${option}`).join('\n'),
    'Napisz swoją odpowiedź, „podpowiedź” albo „rozwiązanie”.',
  ]
    .filter((part) => part !== '')
    .join('\n\n');

export const rightText = (why: string): string => `**Dobrze!**\n\n${why}`;

export const wrongText = (mistake: readonly string[]): string =>
  ['Tym razem nie.', ...mistake, 'Spróbuj jeszcze raz albo napisz „podpowiedź” lub „rozwiązanie”.'].join('\n\n');

export const solutionText = (answer: string, letter: string | undefined, why: string): string =>
  letter === undefined ? why : `Poprawna odpowiedź to **${letter}**: ${answer}.\n\n${why}`;

export const unreadAnswerText = (options: readonly string[]): string =>
  `Tego nie rozpoznaję jako odpowiedzi. Napisz literę od **A** do **${optionLetter(options.length - 1)}** albo „podpowiedź” lub „rozwiązanie”.`;

export const writingText = (criteria: readonly MarkingCriterion[], leastWords: number): string =>
  [
    'Tej pracy nie napiszę za Ciebie, ale powiem, na co patrzy egzaminator:',
    criteria
      .map(({ name, levels }) => {
        const [{ points, says } = { points: 0, says: '' }] = levels;
        return `- **${name}** (do ${String(points)} pkt). ${says}`;
      })
      .join('\n'),
    `Zacznij od planu: jedno zdanie na każdy akapit albo podpunkt. Praca musi mieć co najmniej ${counted(leastWords, ['słowo', 'słowa', 'słów'])}.`,
  ].join('\n\n');
