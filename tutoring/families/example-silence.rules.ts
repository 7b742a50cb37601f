import { approximationOf, asRational } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { spoils, statesResult } from './spoiler.rules.ts';
import type { Solution, WorkedTask } from './worked-task.types.ts';

/** Whether nothing that an example calculates is the pupil's result: what a formula holds (the 2 and 4 of the discriminant, 100%) tells nothing. */
export const isSilent = (example: Solution, original: WorkedTask): boolean => {
  if (saysOwnResult(example, original)) return false;
  const telling = withoutCommonest(original);
  return !spoils(original.values.length === 0 ? wholeText(example) : outcomesOf(example), telling);
};

/** „y = 11 - x” too, where the pupil's own y is 11: a hurried eye stops there. */
export const saysOwnResult = (example: Solution, original: WorkedTask): boolean =>
  statesResult(wholeText(example), original);

/** What is given, and the end of each line. */
const outcomesOf = ({ statement, steps, result }: Solution): string =>
  [statement, ...steps.flatMap(({ shown }) => endsOf(shown)), result].join('\n');

const endsOf = (shown: string): readonly string[] =>
  shown.split(/\\\\|\\q?quad|,\\ |;\\ |\\Rightarrow/).map((line) => `$${line.split(/=|\\approx/).at(-1) ?? ''}$`);

const wholeText = ({ statement, steps, result }: Solution): string =>
  [statement, ...steps.flatMap(({ what, why, shown }) => [what, why, `$${shown}$`]), result].join('\n');

/** Zero and one stand in nearly every solution, and so does all of something: that an example has them too says nothing of the result. */
export const withoutCommonest = (original: WorkedTask): WorkedTask => ({
  ...original,
  values: original.values.filter((value) => {
    const size = Math.abs(approximationOf(value));
    if (original.task.kind === 'family' && (size === 0 || size === 1)) return false;
    if (size === 100 && isInPercent(original)) return false;
    return asRational(value) !== undefined || !original.statement.includes(latexOfExact(value));
  }),
});

const isInPercent = ({ task }: WorkedTask): boolean =>
  task.kind === 'percent' || (task.kind === 'family' && task.answer.kind === 'number' && task.answer.unit === '%');

/** Whether it is about the pupil's own data: then its steps are theirs as well, and so is what is found on the way. */
export const isOnOwnData = (statement: string, original: string): boolean => {
  const [ours, theirs] = [tellingNumbers(statement), tellingNumbers(original)];
  if (theirs.length === 0) return ours.length === 0 && withoutLetters(statement) === withoutLetters(original);
  if (ours.length > theirs.length && theirs.length === 1) return false;
  return theirs.every((number) => countOf(number, ours) >= countOf(number, theirs));
};

const countOf = (number: string, all: readonly string[]): number => all.filter((one) => one === number).length;

/** As they are written: it is asked of many statements. */
const tellingNumbers = (statement: string): readonly string[] =>
  (statement.replace(/[_^](?:\{\d\}|\d)/g, ' ').match(/\d+(?:\{,\}\d+)?/g) ?? []).filter(
    (number) => number !== '0' && number !== '1',
  );

/** The same with another letter is the same. */
const withoutLetters = (statement: string): string =>
  statement.replace(/\$[^$]*\$/g, (formula) => {
    const letters: string[] = [];
    return formula.replace(/(?<![a-zA-Z\\])[a-zA-Z](?![a-zA-Z])/g, (letter) => {
      if (!letters.includes(letter)) letters.push(letter);
      return `#${letters.indexOf(letter)}`;
    });
  });
