import { assert, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveLinear } from '#tutoring/families/equation/linear-equation.solver.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import {
  areSame,
  coefficientOf,
  difference,
  polynomialOf,
  scaled,
  sum,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { ONE, quotientOf } from '#tutoring/mathematics/rational.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';

const RUNS = Number(process.env['RUNS'] ?? 500);

const coefficient = oneof(
  integer({ min: -12, max: 12 }).map(String),
  constantFrom('1/2', '-2/3', '3/4', '0,5', '-1,2', '-1', '1', '0'),
);

const bracketed = (number: string): string => (number.startsWith('-') ? `(${number})` : number);

/** „ax + b = cx + d” and „a(x + b) = c(x + d) + e”. */
const equations = record({
  numbers: tuple(coefficient, coefficient, coefficient, coefficient, coefficient),
  hasBrackets: constantFrom(true, false),
}).map(({ hasBrackets, numbers }) => {
  const [a, b, c, d, e] = numbers.map(bracketed);
  return hasBrackets ? `${a} * (x + ${b}) = ${c} * (x + ${d}) + ${e}` : `${a} * x + ${b} = ${c} * x + ${d}`;
});

const equationOf = (text: string): Equation => {
  const [left, right] = readFormulas(text).formulas[0]?.sides ?? [];
  if (left === undefined || right === undefined) throw new Error(`${text} is no equation`);
  return { left, right };
};

/** What does nothing to the two sides. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {
  multiply: ['1'],
  divide: ['1'],
  add: ['0'],
  subtract: ['0'],
};

const isIdle = ({ move }: Step): boolean => move !== undefined && (NOTHING[move.action] ?? []).includes(move.by);

/** Of „x = 8 : 2 = 4” the end. */
const lineOf = ({ shown }: Step): string => {
  const sides = shown.split(' = ');
  return `${sides[0] ?? ''} = ${sides.at(-1) ?? ''}`;
};

interface Sides {
  readonly left: Polynomial;
  readonly right: Polynomial;
}

const sidesOf = ({ left, right }: Equation): Sides => ({ left: polynomialOf(left), right: polynomialOf(right) });

/** Both sides after what a step says that it does; the last look at „0 = 3” does nothing. */
const done = ({ left, right }: Sides, { move }: Step): Sides => {
  if (move === undefined || move.action === 'tidy') return { left, right };
  if (move.action === 'swap') return { left: right, right: left };
  const by = polynomialOf(equationOf(`${move.by} = 0`).left);
  const factor = coefficientOf(by, '');
  const each = {
    add: (side: Polynomial) => sum(side, by),
    subtract: (side: Polynomial) => difference(side, by),
    multiply: (side: Polynomial) => scaled(side, factor),
    divide: (side: Polynomial) => scaled(side, quotientOf(ONE, factor)),
  }[move.action];
  return { left: each(left), right: each(right) };
};

const areSameSides = (one: Sides, other: Sides): boolean =>
  areSame(one.left, other.left) && areSame(one.right, other.right);

describe('the steps of a linear equation', () => {
  it('each do something, and what they say leads from line to line', () => {
    let solved = 0;
    assert(
      property(equations, (text) => {
        const equation = equationOf(text);
        const { steps } = solveLinear(equation, 'x');
        solved += steps.length;
        const lines = [equation, ...steps.map((step) => equationOf(lineOf(step)))].map(sidesOf);
        const faults = steps.filter((step, index) => {
          const [before, after] = lines.slice(index);
          const isStill = step.move !== undefined && step.shown === steps[index - 1]?.shown;
          if (isIdle(step) || isStill || before === undefined || after === undefined) return true;
          const prepared = step.prepared === undefined ? after : sidesOf(equationOf(step.prepared));
          return !areSameSides(done(before, step), after) || !areSameSides(prepared, after);
        });
        expect({ text, faults: faults.map(({ what, shown }) => [what, shown]) }).toEqual({ text, faults: [] });
      }),
      { numRuns: RUNS },
    );
    expect(solved).toBeGreaterThan(RUNS);
  });

  it('are seen to do nothing where they divide by one', () => {
    const step: Step = {
      operation: 'divide',
      what: '',
      todo: '',
      why: '',
      shown: 'x = 4',
      move: { action: 'divide', by: '1' },
    };
    expect([isIdle(step), isIdle({ ...step, move: { action: 'divide', by: '-1' } })]).toEqual([true, false]);
  });
});
