import { asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { decimalPlaces, isInteger, type Rational } from '#tutoring/mathematics/rational.ts';
import { remembered } from '#tutoring/mathematics/remembered.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { inUnit } from './answer.rules.ts';
import { conversionStep } from './conversion-step.rules.ts';
import type { FamilySolution } from './family.types.ts';
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

/** A solution that ends in the unit that is asked for, with one step more, and what turns other results on the same data into that unit. */
export interface InAskedUnit {
  readonly unit: string;
  readonly solution: FamilySolution;
  readonly turned: (value: Exact) => Exact;
}

/** Undefined where the result has that unit, or cannot be told in it. */
export const inAskedUnit = (solution: FamilySolution, asked: string): InAskedUnit | undefined => {
  const { answer, sentence } = solution;
  if (answer.kind !== 'number' || 'times' in answer || 'tolerance' in answer || 'writtenAs' in answer) return undefined;
  const { value, unit } = answer;
  const [size, turned] = [asRational(value), unit === undefined ? undefined : inUnit(value, unit, asked)];
  const wanted = turned && asRational(turned);
  if (unit === undefined || unit === asked || size === undefined || turned === undefined) return undefined;
  if (wanted === undefined || !isUsual(wanted, asked)) return undefined;
  return {
    unit: asked,
    solution: {
      ...solution,
      steps: [...solution.steps, conversionStep({ value: size, unit }, asked, 'decimal')],
      answer: { ...answer, value: turned, unit: asked },
      ...(sentence === undefined
        ? {}
        : { sentence: sentence.replace(/\.?$/, `, czyli $${quantityLatex(turned, asked)}$.`) }),
    },
    turned: (other) => inUnit(other, unit, asked) ?? other,
  };
};
