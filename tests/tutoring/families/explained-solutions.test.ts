import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { fractionComparisonFamily } from '#tutoring/families/numbers/fraction-comparison/fraction-comparison.family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import { decimalPlaces, type Rational } from '#tutoring/mathematics/rational.ts';
import { suspicionOn } from './verdicts.ts';

const read = (family: string, message: string): WorkedTask => {
  const worked = FAMILIES.find(({ id }) => id === family)?.read(message, 5);
  if (worked === undefined) throw new Error(`${message} is not read`);
  return worked;
};

const placesOf = (value: Rational): number => decimalPlaces(value) ?? 0;

describe('the order of operations', () => {
  it('is checked back through all operations to a number of the task', () => {
    expect(
      [
        'kolejnosc działań 36:9+7x2',
        'oblicz w odpowiedniej kolejności 20 - 4 * 3 + 2',
        'wartość wyrażenia 36 : (2 + 4) * 3',
        'wartość wyrażenia 3 · (18 - 4²) + 7',
      ].map((message) => /: (\$.*\$)\. Doszliśmy/.exec(read('order-of-operations', message).check ?? '')?.[1]),
    ).toEqual([
      '$18 - 7 \\cdot 2 = 4$, $4 \\cdot 9 = 36$',
      '$10 - 2 = 8$, $20 - 8 = 12$, $12 : 3 = 4$',
      '$18 : 3 = 6$, $36 : 6 = 6$, $6 - 4 = 2$',
      '$13 - 7 = 6$, $6 : 3 = 2$, $2 + 4^{2} = 18$',
    ]);
  });

  it('has no check where a number cannot be found back', () => {
    expect(read('order-of-operations', 'wartość wyrażenia 0 * (3 + 4 * 2) + 1').check).toBeUndefined();
  });
});

describe('the comparison of fractions', () => {
  it('makes no decimals of which the longer one is the larger', () => {
    const made = Array.from({ length: 400 }, (_one, seed) =>
      ([1, 2, 3] as const).map((difficulty) => fractionComparisonFamily.make(createPick(seed), difficulty)),
    ).flat();
    const wrong = made.filter(
      ({ one, other, isDecimal }) =>
        isDecimal && Math.sign(placesOf(one) - placesOf(other)) === Math.sign(one.compare(other)),
    );
    expect(made.some(({ isDecimal }) => isDecimal)).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('speaks of the parts that the fractions have', () => {
    expect(suspicionOn('porównaj 3/8 i 5/8', '=', 5)).toMatch(/^Mianowniki są równe/);
    expect(suspicionOn('porównaj 4/7 i 4/9', '<', 5)).toMatch(/^Im na więcej części/);
    expect(read('fraction-comparison', 'porównaj 4/7 i 4/9').steps).toHaveLength(1);
  });
});

describe('the value of a quadratic function', () => {
  it('is led back to the square, which no division undoes', () => {
    expect(read('quadratic-function', 'Dana jest funkcja f(x) = 2x^2 + 3. Oblicz f(-2)').check).toContain(
      '$11 - 3 = 8$, $8 : 2 = 4$, a $4 = (-2)^{2}$',
    );
  });
});

describe('an amount of money', () => {
  it('is taken away in złote and grosze apart', () => {
    expect(
      read('money', 'mam 50 zł, książka kosztuje 32 zł 50 gr ile mi zostanie').steps.map(({ shown }) =>
        shown.replace(/\\ |\\text\{(.*?)\}|\\quad/g, ' $1').replace(/ +/g, ' '),
      ),
    ).toEqual(['50 zł = 49 zł 100 gr', '49 - 32 = 17 zł, 100 - 50 = 50 gr']);
  });
});
