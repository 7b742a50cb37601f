import { asRational, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { coefficientOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { discriminantOf } from '#tutoring/families/equation/discriminant.rules.ts';
import type { AskedEquation } from '../relation/asked-equation.reader.ts';
import type { QuadraticShape } from './quadratic-equation.types.ts';

export const shapeOf = ({ equation, unknown }: AskedEquation): QuadraticShape => {
  const form = zeroForm(equation);
  const [a, b, c] = [coefficientOf(form, unknown + unknown), coefficientOf(form, unknown), coefficientOf(form, '')];
  return {
    isMonic: a.abs().equals(1),
    isWithLinear: !isZero(b),
    constant: isZero(c) ? 'none' : isNegative(c.div(a)) ? 'below-zero' : 'above-zero',
    discriminant: kindOf(discriminantOf(form, unknown)),
  };
};

const kindOf = (discriminant: Rational): QuadraticShape['discriminant'] => {
  if (isNegative(discriminant)) return 'below-zero';
  if (isZero(discriminant)) return 'zero';
  const root = squareRootOf(discriminant);
  return root !== undefined && asRational(root) !== undefined ? 'square' : 'none-square';
};
