import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { degreeOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

/** Whether an expression is written as another that equals it: as many brackets, as many terms outside of them, nothing left to multiply. */
export const isSameForm = (said: string, right: string): boolean => {
  if (!/[a-z]/.test(right)) return digitsOf(said) === digitsOf(right);
  const degrees = degreesOf(right);
  if (degrees !== undefined) return degreesOf(said) === degrees;
  const [one, other] = [formOf(said), formOf(right)];
  return (
    one.brackets === other.brackets &&
    one.terms === other.terms &&
    (!isProduct(other) || one.outside === other.outside) &&
    (other.isUnfinished || !one.isUnfinished)
  );
};

/** Whether both are products: then the one may be a factorisation on the way to the other. Fractions with letters below are none. */
export const areProducts = (said: string, right: string): boolean =>
  degreesOf(right) === undefined && isProduct(formOf(said)) && isProduct(formOf(right));

/** „2 3”: of the numerator and the denominator, however they are written; undefined for what is no fraction with letters below. */
const degreesOf = (notation: string): string | undefined => {
  try {
    const read = readExpression(mathjsNotation(notation));
    if (read.kind !== 'operation' || (read.operator !== 'bar' && read.operator !== 'over')) return undefined;
    const [above, below] = [read.left, read.right].map((side) => degreeOf(polynomialOf(side)));
    return below === 0 ? undefined : `${above} ${below}`;
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

interface Form {
  /** A square counts twice. */
  readonly brackets: number;
  readonly terms: number;
  /** What multiplies the brackets, without its sign. */
  readonly outside: string;
  /** `2 * x * 3`, `5^2`: something is left to be calculated. */
  readonly isUnfinished: boolean;
}

const isProduct = ({ brackets, terms }: Form): boolean => brackets > 0 && terms === 1;

/** „0,5⁵” and „(1/2)⁵” are one form. */
const digitsOf = (notation: string): string =>
  notation.replace(/\d+\.\d+/g, (decimal) => numberOf(decimal).toFraction()).replace(/[\s()]/g, '');

const formOf = (notation: string): Form => {
  const outside = notation.replace(/^\s*-/, '').replace(/\([^()]*\)/g, 'B');
  const terms = outside.split(/[-+]/);
  return {
    brackets:
      (notation.match(/\(/g) ?? []).length +
      sum([...notation.matchAll(/\)\s*\^\s*(\d)/g)].map(([, power]) => Number(power) - 1)),
    terms: terms.length,
    outside: factorOf(outside.replaceAll('B', '(1)')),
    isUnfinished: terms.some(hasNumbers),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** More than one number in a term, or a power of a number. */
const hasNumbers = (term: string): boolean => {
  const plain = term.replace(/([a-zB])\s*\^\s*\d+/gi, '$1').replace(/\d+ \d+\s?\/\s?\d+|\d+\s?\/\s?\d+/g, '1');
  return /\d\s*\^/.test(plain) || (plain.match(/\d+(?:\.\d+)?/g) ?? []).length > 1;
};

const factorOf = (notation: string): string => {
  try {
    return [...polynomialOf(readExpression(mathjsNotation(notation)))]
      .map(([letters, value]) => `${value.abs().toFraction()}${letters}`)
      .join();
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return '';
    throw thrown;
  }
};
