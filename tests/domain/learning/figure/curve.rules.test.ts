import { describe, expect, it } from 'vitest';
import { curveOfCoefficients, curveOfExpression, valueAt } from '#domain/learning/figure/curve.rules.ts';

const valuesOf = (formula: string, ...xs: readonly number[]) => {
  const curve = curveOfExpression(formula);
  return curve === null ? null : xs.map((x) => valueAt(curve, x));
};

describe('an expression of x is calculated', () => {
  it.each([
    ['2x + 1', [1, 3, 5]],
    ['x^2 - 5x + 6', [6, 2, 0]],
    ['-x^2', [-0, -1, -4]],
    ['2^-x', [1, 0.5, 0.25]],
    ['2^x^2', [1, 2, 16]],
    ['3(x + 1)(x - 1)', [-3, 0, 9]],
    ['2x/4', [0, 0.5, 1]],
    ['1/x', [null, 1, 0.5]],
    ['sqrt(x - 1)', [null, 0, 1]],
    ['abs(x - 1) + 0.5', [1.5, 0.5, 1.5]],
    ['cos(0x) * pi / pi', [1, 1, 1]],
    ['log(10^x) + ln(1)', [0, 1, 2]],
  ])('%s', (formula, values) => {
    expect(valuesOf(formula, 0, 1, 2)).toEqual(values);
  });
});

it.each([
  '',
  'y',
  'x +',
  '2 3',
  '(x',
  'x)',
  'sin x',
  'alert(1)',
  'constructor',
  '__proto__',
  'x;x',
  '1e999',
  '('.repeat(40) + 'x' + ')'.repeat(40),
  '-'.repeat(60) + 'x',
  `x${' + x'.repeat(30)}`,
])('%s is no expression', (formula) => {
  expect(curveOfExpression(formula)).toBe(null);
});

it.each([
  [[1, -5, 6], 'x^2 - 5x + 6'],
  [[-1, 0, 0.5], '-x^2 + 0.5'],
  [[0, 0], '0'],
  [[2, 0], '2x'],
])('coefficients %j are the polynomial %s', (coefficients, formula) => {
  expect(curveOfCoefficients(coefficients)).toEqual(curveOfExpression(formula));
});
