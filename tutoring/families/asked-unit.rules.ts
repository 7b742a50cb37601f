import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { decimalPlaces, isInteger, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { remembered } from '#tutoring/mathematics/remembered.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import { conversionStep } from './conversion-step.rules.ts';
import type { FamilySolution, NumberAnswer } from './family.types.ts';
import { quantityLatex } from './quantity-latex.ts';

/** A message beside the unit that it wants the result in. */
export interface Asked {
  /** Without the sentence that only names the unit. */
  readonly message: string;
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
}

const OWN_SENTENCE =
  /(?:(?<=[.?!]\s*)|\s\()(?:(?:wynik|odpowied[zź]) (?:podaj|zapisz|wyra[zź])|(?:podaj|zapisz|wyra[zź]) (?:wynik|odpowied[zź])) w ([^.?!)]+?)[.!]?\)?\s*$/iu;
const HOW_MANY = /(?<!\p{L})(?:ile|ilu) ((?![awvncju] )[\p{L}²³]+(?: (?:kwadratow|sze[sś]cienn)\p{L}+)?)/giu;

/** Each family asks it of the same message. */
const EDITIONS = 16;

const unitNamed = (words: string): string | undefined => /^ 5 @(\S+)$/.exec(canonicalOf(`5 ${words}`))?.[1];

/** „Ile metrów przejechał?”, „Wynik podaj w gramach.” Where several are named, none is. */
export const askedIn = remembered((message): Asked => {
  const sentence = OWN_SENTENCE.exec(message);
  const own = sentence === null ? undefined : unitNamed(sentence[1] ?? '');
  if (sentence !== null && own !== undefined) return { message: message.slice(0, sentence.index).trim(), unit: own };
  const named = new Set([...message.matchAll(HOW_MANY)].map(([, words = '']) => unitNamed(words)));
  named.delete(undefined);
  return { message, unit: named.size === 1 ? [...named][0] : undefined };
}, EDITIONS);

/** The task with „Wynik podaj w metrach.” where it does not name the unit itself; `askedIn` reads it. */
export const askingFor = (unit: string, statement: string): string =>
  askedIn(statement).unit === unit
    ? statement
    : `${statement} Wynik podaj w $${unitOf(unit).latex.replace(/^\\ /, '')}$.`;

/** Three hours are so many minutes, but fifty minutes are no part of an hour to anybody. */
const isUsual = (value: Rational, unit: string): boolean =>
  isInteger(value) || (unitOf(unit).dimension !== 'time' && (decimalPlaces(value) ?? Infinity) <= 3);

/** The number that the answer is in another unit of its dimension; undefined where it has that unit, or is nothing that can be told so. */
const sizeIn = ({ value, unit, ...rest }: NumberAnswer, asked: string): Rational | undefined => {
  const size = asRational(value);
  if (unit === undefined || unit === asked || unitOf(unit).dimension !== unitOf(asked).dimension) return undefined;
  if (size === undefined || 'times' in rest || 'tolerance' in rest || 'writtenAs' in rest) return undefined;
  const wanted = converted(size, unit, asked);
  return isUsual(wanted, asked) ? wanted : undefined;
};

/** A solution that ends in the unit that is asked for, with one step more, and what turns other results on the same data into that unit. */
export interface InAskedUnit {
  readonly unit: string;
  readonly solution: FamilySolution;
  readonly turned: (value: Exact) => Exact;
}

/** Undefined where the result has that unit, or cannot be told in it. */
export const inAskedUnit = (solution: FamilySolution, asked: string): InAskedUnit | undefined => {
  const { answer, sentence } = solution;
  if (answer.kind !== 'number') return undefined;
  const { unit } = answer;
  const [size, wanted] = [asRational(answer.value), sizeIn(answer, asked)];
  if (unit === undefined || size === undefined || wanted === undefined) return undefined;
  const said = `czyli $${quantityLatex(exact(wanted), asked)}$.`;
  return {
    unit: asked,
    solution: {
      ...solution,
      steps: [...solution.steps, conversionStep({ value: size, unit }, asked, 'decimal')],
      answer: { ...answer, value: exact(wanted), unit: asked },
      ...(sentence === undefined ? {} : { sentence: sentence.replace(/\.?$/, `, ${said}`) }),
    },
    turned: (value) =>
      value.map(({ coefficient, radicand }) => ({
        coefficient: coefficient.mul(converted(ONE, unit, asked)),
        radicand,
      })),
  };
};
