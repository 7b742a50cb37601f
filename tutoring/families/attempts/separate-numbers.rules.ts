import { areEqual, exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { withMixedNumbers } from '#tutoring/reading/mixed-numbers.rules.ts';
import type { Answer, NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** A reply with its numbers as the task wants them: one, or several by themselves. */
export const withSeparateNumbers = (message: string, answer: Answer, original: WorkedTask): string => {
  switch (answer.kind) {
    case 'numbers':
      return listed(message, answer);
    case 'number':
      return withMixedNumbers(withFactorials(asShare(message, original), original));
    default:
      return withoutDomain(message, original);
  }
};

/** „x + 3, x ≠ 3”: the expression, where the solution excludes that number too. */
const withoutDomain = (message: string, { steps }: WorkedTask): string =>
  message.replace(
    /\s*[,;]\s*(?:dla |gdy |przy |i )?([a-z])\s*(?:≠|!=|\\neq?)\s*(-?\d+)\s*\.?\s*$/iu,
    (all, letter: string, excluded: string) =>
      steps.some(({ shown }) => shown.includes(`${letter} \\neq ${excluded}`)) ? '' : all,
  );

/** „3 z 6” of a chance, and „3 na 6”: so many cases of so many. */
const asShare = (message: string, { statement }: WorkedTask): string =>
  statement.includes('prawdopodobieństwo')
    ? message.replace(/^\s*(\d+)\s+(?:z|na|do)\s+(\d+)\s*\.?$/i, '$1/$2')
    : message;

const FACTORIAL = String.raw`(?<![\d,.])(1\d|[2-9])!`;
const BESIDE_A_BAR = new RegExp(String.raw`(?<=[/:]\s*)${FACTORIAL}|${FACTORIAL}(?=\s*[/:])`, 'g');
const BEFORE_EQUALS = new RegExp(String.raw`${FACTORIAL}(?=\s*=)`, 'g');
const ALONE = new RegExp(FACTORIAL, 'g');

const factorialProduct = (size: string): string =>
  Array.from({ length: Number(size) }, (_none, index) => Number(size) - index).join(' * ');

/** „5!” of arrangements, written out; where it is the answer itself, somebody is only glad. */
const withFactorials = (message: string, { task, values }: WorkedTask): string =>
  task.kind === 'family' && task.family === 'combinatorics'
    ? message
        .replace(BESIDE_A_BAR, (_all, size?: string, before?: string) => `(${factorialProduct(size ?? before ?? '')})`)
        .replace(BEFORE_EQUALS, (_all, size: string) => factorialProduct(size))
        .replace(ALONE, (all, size: string) =>
          values.some((value) => areEqual(value, exact(rational(Number(size))))) ? all : factorialProduct(size),
        )
    : message;

/** „23, 24, 25”, „12 zł, 24 zł” and „Adam 12 lat Ola 16”: each number is said by itself. */
const listed = (message: string, { values }: NumbersAnswer): string => {
  if (values.length < 2 || /[()=]/.test(message)) return message;
  const apart = message.replace(/(?<=\d\s?(?:°|\p{L}{1,4}[²³]?)),\s+(?=-?\d)/gu, ' ; ');
  if (values.some(({ unit }) => unit !== undefined)) return apart;
  return apart
    .replace(/(?<=\d),\s+(?=-?\d)/g, ' ; ')
    .replace(/(?<=\d(?:,\s*|\s+)(?:\p{L}+,?\s+)*\p{L}{3,},?\s+)(?=\d)/gu, '; ');
};
