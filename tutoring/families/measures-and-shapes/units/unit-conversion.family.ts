import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { amountText } from '#tutoring/families/amount-text.ts';
import { readConversion } from './unit-conversion.reader.ts';
import { solvedConversion } from './unit-conversion.solver.ts';
import type { ConversionGiven, ConversionShape } from './unit-conversion.types.ts';

export const conversionFamily = (shape: ConversionShape): Family<ConversionGiven> => ({
  id: shape.id,
  title: shape.title,
  grades: shape.grades,
  read: (message) => readConversion(message, shape),
  tell: ({ parts, to, style }) =>
    `Zamień ${parts.map((part) => `$${amountText(part, style)}$`).join(' ')} na ${shape.accusative[to] ?? to}.`,
  solve: (given) => solvedConversion(given, shape),
  check: ({ parts, to }, answer) => {
    const value = rationalIn(answer);
    const whole = parts.reduce((sum, { value: size, unit }) => sum.add(size.mul(sizeOf(shape, unit))), ZERO);
    return value !== undefined && value.mul(sizeOf(shape, to)).equals(whole);
  },
  make: shape.make,
  mistakes: shape.mistakes,
});

/** How many of the smallest unit it is. */
const sizeOf = ({ units }: ConversionShape, unit: string): Rational => {
  let size = 1n;
  for (const [one, ofTheOneBefore] of units) {
    size *= ofTheOneBefore;
    if (one === unit) break;
  }
  return rational(size);
};
