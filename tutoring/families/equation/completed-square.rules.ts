import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { discriminantOf } from './discriminant.rules.ts';

/** Why there is no root, without the discriminant: a(x − p)² + q does not come down, or up, to zero. */
export const proofOfNoRoot = (polynomial: Polynomial, letter: string): string => {
  const a = coefficientOf(polynomial, letter + letter);
  const p = coefficientOf(polynomial, letter).neg().div(a.mul(2));
  const q = discriminantOf(polynomial, letter).neg().div(a.mul(4));
  const factor = a.equals(ONE) ? '' : a.equals(-1) ? '-' : latexOfRational(a, 'fraction');
  const base = isZero(p) ? letter : `(${letter}${signed(p.neg())})`;
  const [bound, sign] = isNegative(a) ? ['co najwyżej', '<'] : ['co najmniej', '>'];
  return `Dopełniamy do kwadratu: $${factor}${base}^{2}${signed(q)}$. Kwadrat nigdy nie jest ujemny, więc całe wyrażenie wynosi ${bound} $${latexOfRational(q, 'fraction')} ${sign} 0$ i nie może być zerem.`;
};

const signed = (value: Rational): string =>
  ` ${isNegative(value) ? '-' : '+'} ${latexOfRational(value.abs(), 'fraction')}`;
