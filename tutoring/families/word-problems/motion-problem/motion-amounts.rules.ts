import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { isTerminating, type Rational } from '#tutoring/mathematics/rational.ts';

export const styleOf = (...values: readonly Rational[]): 'decimal' | 'mixed' =>
  values.every(isTerminating) ? 'decimal' : 'mixed';

export const text = (value: Rational, unit: string): string => `$${withUnit(value, unit, styleOf(value))}$`;

export const answered = (value: Rational, unit: string): NumberAnswer => ({
  kind: 'number',
  value: exact(value),
  unit,
  isUnitNeeded: true,
  style: styleOf(value),
});
