import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { areEqualAt, lettersIn } from '#tutoring/reading/letter-formula.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { unitOf, type Dimension } from '#tutoring/reading/units.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Sides that are equal whatever the quantities are; a single one is what is asked for. */
export type Formula = readonly [string, ...string[]];

/** A length, an area or a volume, in the base of its unit. */
interface Measure {
  readonly size: number;
  /** 1 of a length, 2 of an area, 3 of a volume. */
  readonly degree: number;
}

/** Whether it comes to the answer at the measures of the task, whichever letter each of them has, and would do so at a figure of another size. */
export const givesAnswer = (formula: Formula, { statement }: WorkedTask, answer: NumberAnswer): boolean => {
  const asked = measureOfAnswer(answer);
  if (asked === undefined) return false;
  const letters = [...new Set(formula.flatMap(lettersIn))];
  const isEquation = formula.length > 1;
  const own = letters.find((letter) => letter === answer.symbol);
  const bindings = bindingsOf(
    letters.filter((letter) => letter !== own),
    [...measuresIn(statement), ...(isEquation && own === undefined ? [asked] : [])],
    roundIn(formula, statement),
  );
  return bindings.some((binding) => {
    const bound = own === undefined ? binding : { ...binding, [own]: asked };
    return (
      (!isEquation || Object.values(bound).includes(asked)) &&
      SCALES.every((scale) =>
        areEqualAt(
          isEquation ? formula : [formula[0], String(scaled(asked, scale))],
          Object.fromEntries(Object.entries(bound).map(([letter, measure]) => [letter, scaled(measure, scale)])),
        ),
      )
    );
  });
};

/** A circle is told by its radius or its diameter. */
type Round = 'radius' | 'diameter' | undefined;

const roundIn = (formula: Formula, statement: string): Round => {
  if (!formula.some((side) => side.includes('pi'))) return undefined;
  return /średnic/i.test(statement) ? 'diameter' : 'radius';
};

/** The figure itself, and one like it. */
const SCALES = [1, 1.37] as const;

const scaled = ({ size, degree }: Measure, by: number): number => size * by ** degree;

type Binding = Readonly<Record<string, Measure>>;

/** Each letter with a measure of its own. */
const bindingsOf = (
  [letter, ...others]: readonly string[],
  measures: readonly Measure[],
  round: Round,
): readonly Binding[] => {
  if (letter === undefined) return [{}];
  return measures.flatMap((measure, index) =>
    bindingsOf(others, measures.toSpliced(index, 1), round).map((binding) => ({
      ...binding,
      [letter]: { ...measure, size: measure.size * factorOf(letter, round) },
    })),
  );
};

/** What d is of a radius, and r of a diameter. */
const factorOf = (letter: string, round: Round): number => {
  if (letter === 'd' && round === 'radius') return 2;
  return letter === 'r' && round === 'diameter' ? 1 / 2 : 1;
};

const DEGREES: Partial<Readonly<Record<Dimension, number>>> = { length: 1, area: 2, volume: 3 };

/** What figures call by these letters, where a task has no units. */
const DEGREES_BY_SYMBOL: Readonly<Record<string, number>> = { P: 2, V: 3, O: 1, L: 1, a: 1, c: 1, d: 1, h: 1, r: 1 };

const MEASURE = /(?<![\d./-])(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)(?: @(\S+))?(?![\d./])/g;

/** The measures of figures that a task tells. Without any unit all its numbers are lengths. */
const measuresIn = (statement: string): readonly Measure[] => {
  const told = [...canonicalOf(statement).matchAll(MEASURE)].map(([, number = '', unit]) => ({
    size: numberOf(number).valueOf(),
    unit,
  }));
  if (told.every(({ unit }) => unit === undefined)) return told.map(({ size }) => ({ size, degree: 1 }));
  return told.flatMap(({ size, unit }) => measureOf(size, unit) ?? []);
};

/** Undefined where it is no measure of a figure. */
const measureOfAnswer = ({ value, times, unit, symbol = '' }: NumberAnswer): Measure | undefined => {
  const size = approximationOf(value) * (times === undefined ? 1 : Math.PI);
  if (unit !== undefined) return measureOf(size, unit);
  const degree = DEGREES_BY_SYMBOL[symbol.replace(/_.*/, '')];
  return degree === undefined ? undefined : { size, degree };
};

const measureOf = (size: number, unit: string | undefined): Measure | undefined => {
  if (unit === undefined) return undefined;
  const { dimension, factor } = unitOf(unit);
  const degree = DEGREES[dimension];
  return degree === undefined ? undefined : { size: size * factor.valueOf(), degree };
};
