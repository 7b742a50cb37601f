import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { exact, sumOf } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, isTerminating, isZero, ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { typed } from './typed.rules.ts';

/** What a pupil answers who errs in a task of the general engines, the likeliest first. */
export const mistakesIn = (worked: WorkedTask): readonly string[] => {
  const { task, statement, values } = worked;
  const byOne = values.map((value) => typed(latexOfExact(sumOf(value, exact(ONE))))).join(' i ');
  switch (task.kind) {
    case 'equation':
      return [...signsNotTurned(worked), byOne];
    case 'system':
      return [
        values
          .toReversed()
          .map((value, index) => `${task.unknowns[index] ?? ''} = ${typed(latexOfExact(value))}`)
          .join(' i '),
        byOne,
      ];
    case 'arithmetic':
      return [...fromLeftToRight(statement), byOne].map(String);
    case 'percent':
      return [...ofOtherWhole(numbersIn(statement)).map(said), byOne];
    case 'family':
      return [];
  }
};

const said = (value: Rational): string => typed(latexOfExact(exact(value)));

/** „2x = 11 + 3” of 2x + 3 = 11. */
const signsNotTurned = ({ steps }: WorkedTask): readonly string[] =>
  steps.flatMap(({ prepared, move }) => {
    if (prepared === undefined || move === undefined) return [];
    const [sign, other] = move.action === 'add' ? ['+', '-'] : ['-', '+'];
    const moved = `${sign} ${move.by}`;
    return prepared.includes(moved) ? [typed(prepared.replace(moved, `${other} ${move.by}`))] : [];
  });

/** „28” of 10 - 2 · 3 + 4. */
const fromLeftToRight = (statement: string): readonly string[] => {
  const [first = '', ...rest] =
    typed(statement)
      .replace(/^\D*/, '')
      .match(/[-+·:]|\d+/g) ?? [];
  if (rest.length < 4) return [];
  const pairs = rest.flatMap((sign, index) => (index % 2 === 0 ? [[sign, Number(rest[index + 1])] as const] : []));
  const value = pairs.reduce((before, [sign, by]) => OPERATIONS[sign]?.(before, by) ?? before, Number(first));
  return Number.isInteger(value) ? [String(value)] : [];
};

const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '·': (one, other) => one * other,
  ':': (one, other) => one / other,
};

/** The percent of another number than is meant, divided where it is to be multiplied, or with the hundred forgotten. */
const ofOtherWhole = ([one = ZERO, other = ZERO]: readonly Rational[]): readonly Rational[] =>
  [
    other.mul(ONE.add(one.div(HUNDRED))),
    other.mul(ONE.sub(one.div(HUNDRED))),
    one.mul(other).div(HUNDRED),
    ...(isZero(one) || isZero(other) ? [] : [one.div(other).mul(HUNDRED), other.div(one), one.div(other)]),
    one.add(other),
    one.mul(other),
  ].filter((value) => isTerminating(value) && value.compare(ZERO) > 0);
