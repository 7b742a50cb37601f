import { describe, expect, it } from 'vitest';
import { assertSound, UnsoundSolution } from '#tutoring/families/claims.rules.ts';
import {
  equationSolutions,
  isCalculationConfirmed,
  isPercentConfirmed,
  systemSolutions,
} from '#tutoring/families/engine-check.rules.ts';
import { readTask } from '#tutoring/families/task.reader.ts';
import type { EngineTask } from '#tutoring/families/task.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { workedOn } from './verdicts.ts';

const taskOf = (message: string): EngineTask => {
  const reading = readTask(message);
  if (reading.kind === 'untreated') throw new Error(`${message} is not read: ${reading.reason}`);
  return reading.task;
};

const confirmed = (message: string, results: readonly Exact[]): unknown => {
  const task = taskOf(message);
  switch (task.kind) {
    case 'arithmetic':
      return isCalculationConfirmed(task.expression, results);
    case 'percent':
      return isPercentConfirmed(task.question, results);
    case 'equation':
      return equationSolutions(task, results);
    case 'system':
      return systemSolutions(task, results);
  }
};

const whole = (...values: readonly number[]): readonly Exact[] => values.map((value) => exact(rational(value)));

describe('the second way of the general engines (D72)', () => {
  it.each([
    ['12 + 3 · 4', [24], true],
    ['15% z 240', [36], true],
    ['jakim procentem liczby 50 jest 20', [40], true],
    ['15% pewnej liczby to 36. Jaka to liczba?', [240], true],
    ['o ile procent wzrosła cena z 50 na 60', [20], true],
    ['zwiększ 200 o 10%', [220], true],
    ['zmniejsz 200 o 10%', [180], true],
    ['2x + 3 = 11', [4], [{ x: 4 }]],
    ['x^2 - 5x + 6 = 0', [2, 3], [{ x: 2 }, { x: 3 }]],
    ['x^2 - 6x + 9 = 0', [3], [{ x: 3 }]],
    ['x^2 + 1 = 0', [], 'none'],
    ['2x = 2x + 1', [], 'none'],
    ['2x + 1 = 1 + 2x', [], 'anywhere'],
    ['x + y = 10; x - y = 2', [6, 4], [{ x: 6, y: 4 }]],
    ['x + y = 1; x + y = 2', [], 'none'],
    [
      'x + y = 3; 2x + 2y = 6',
      [],
      [
        { x: 0.5, y: 2.5 },
        { x: 2, y: 1 },
      ],
    ],
  ] as const)('confirms the result of „%s”', (message, results, solutions) => {
    expect(confirmed(message, whole(...results))).toEqual(solutions);
  });

  it.each([
    ['12 + 3 · 4', [60]],
    ['12 + 3 · 4', []],
    ['15% z 240', [1600]],
    ['jakim procentem liczby 50 jest 20', [250]],
    ['15% pewnej liczby to 36. Jaka to liczba?', [5]],
    ['o ile procent wzrosła cena z 50 na 60', [120]],
    ['zwiększ 200 o 10%', [180]],
    ['zmniejsz 200 o 10%', [220]],
    ['2x + 3 = 11', [7]],
    ['2x + 3 = 11', []],
    ['2x + 3 = 11', [4, 5]],
    ['x^2 - 5x + 6 = 0', [2]],
    ['x^2 - 5x + 6 = 0', [-2, -3]],
    ['x^2 - 6x + 9 = 0', [3, -3]],
    ['x^2 + 1 = 0', [1]],
    ['2x = 2x + 1', [0]],
    ['x + y = 10; x - y = 2', [4, 6]],
    ['x + y = 10; x - y = 2', [6]],
    ['x + y = 10; x - y = 2', []],
    ['x + y = 1; x + y = 2', [1, 0]],
    ['x + y = 3; 2x + 2y = 6', [1, 2]],
  ] as const)('confirms no other: „%s”, %j', (message, results) => {
    expect([false, undefined]).toContain(confirmed(message, whole(...results)));
  });

  it.each(['x^2 - 10000x + 1 = 0', 'x^2 - 123456x + 7 = 0', 'x + 10000y = 3; x + 10001y = 4', '0,0001x^2 = 1000'])(
    'is not misled by what floating numbers round: %s',
    (message) => {
      expect(workedOn(message).values).toHaveLength(2);
    },
  );
});

describe('a solution', () => {
  const step = workedOn('12 + 3 · 4').steps.at(-1);
  const claiming = (...sides: readonly string[]): Parameters<typeof assertSound>[1] =>
    step === undefined ? [] : [{ ...step, claims: [{ sides }] }];

  it('is not shown where a line of it does not hold, or the second way finds another result', () => {
    const judged = [
      [claiming('12 + 12', '24'), true],
      [claiming('12 + 12', '25'), true],
      [claiming('12 + 12', '24'), false],
    ] as const;
    expect(
      judged.map(([steps, isConfirmed]) => {
        try {
          assertSound('arithmetic', steps, isConfirmed);
          return 'sound';
        } catch (thrown) {
          return thrown instanceof UnsoundSolution ? thrown.message : thrown;
        }
      }),
    ).toEqual(['sound', 'arithmetic: 12 + 12 = 25 does not hold', 'arithmetic: the second way finds another answer']);
  });

  it.each(['12 + 3 · 4', '15% z 240', '2x + 3 = 11', 'x^2 - 5x + 6 = 0', 'x + y = 10; x - y = 2'])(
    'of a general engine claims something in each line: %s',
    (message) => {
      const { steps } = workedOn(message);
      expect([steps.length > 0, steps.filter(({ claims = [] }) => claims.length === 0)]).toEqual([true, []]);
    },
  );
});
