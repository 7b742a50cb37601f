import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';

interface CompletedSquare {
  readonly a: Rational;
  readonly p: Rational;
  readonly q: Rational;
  /** `2(x - 1)^{2} + 3` */
  readonly latex: string;
}

/** a(x − p)² + q of a polynomial of the second degree. */
export const completedSquare = (polynomial: Polynomial, letter: string): CompletedSquare => {
  const [a, b, c] = [letter + letter, letter, ''].map((letters) => coefficientOf(polynomial, letters)) as [
    Rational,
    Rational,
    Rational,
  ];
  const p = b.neg().div(a.mul(2));
  const q = c.sub(a.mul(p).mul(p));
  const factor = a.equals(ONE) ? '' : a.equals(-1) ? '-' : latexOfRational(a, 'fraction');
  const base = isZero(p) ? letter : `(${letter}${signed(p.neg())})`;
  return { a, p, q, latex: `${factor}${base}^{2}${signed(q)}` };
};

const signed = (value: Rational): string =>
  isZero(value) ? '' : ` ${isNegative(value) ? '-' : '+'} ${latexOfRational(value.abs(), 'fraction')}`;

/** Why there is no root, without the discriminant. */
export const proofOfNoRoot = (polynomial: Polynomial, letter: string): string => {
  const { a, q, latex } = completedSquare(polynomial, letter);
  const [bound, sign] = isNegative(a) ? ['co najwyżej', '<'] : ['co najmniej', '>'];
  return `Dopełniamy do kwadratu: $${latex}$. Kwadrat nigdy nie jest ujemny, więc całe wyrażenie wynosi ${bound} $${latexOfRational(q, 'fraction')} ${sign} 0$ i nie może być zerem.`;
};
