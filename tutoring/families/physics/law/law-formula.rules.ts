import { plainLetter } from '#tutoring/families/attempts/law-attempt.rules.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { LetterLaw } from '#tutoring/families/family.types.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { ONE, quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Law, LawQuantity, UnitSystem } from './law.types.ts';

/** A law solved for one of its letters: what stands above and below the bar. */
export interface SolvedLaw {
  readonly above: readonly Factor[];
  readonly below: readonly Factor[];
  readonly isRoot: boolean;
}

type Factor = Rational | { readonly quantity: LawQuantity; readonly isSquare: boolean };

/** Throws `RangeError` for a letter that the law has not. */
export const quantityOf = (law: Law, letter: string): LawQuantity => {
  const found = law.quantities.find((one) => one.letter === letter);
  if (found === undefined) throw new RangeError(`letter ${letter}`);
  return found;
};

export const powerIn = (law: Law, { letter, power }: LawQuantity): number =>
  letter === law.quantities[0].letter ? -1 : power;

const unlessOne = (value: Rational): readonly Factor[] => (value.equals(ONE) ? [] : [value]);

export const solvedFor = (law: Law, letter: string): SolvedLaw => {
  const own = powerIn(law, quantityOf(law, letter));
  const side = own < 0 ? 1 : -1;
  const coefficient = law.coefficient ?? ONE;
  const [top, bottom] =
    own < 0 ? [rational(coefficient.n), rational(coefficient.d)] : [rational(coefficient.d), rational(coefficient.n)];
  const others = law.quantities.filter((one) => one.letter !== letter);
  const factors = (isAbove: boolean): readonly Factor[] =>
    others
      .filter((one) => powerIn(law, one) * side > 0 === isAbove)
      .map((quantity) => ({ quantity, isSquare: Math.abs(powerIn(law, quantity)) === 2 }));
  return {
    above: [...unlessOne(top), ...factors(true)],
    below: [...unlessOne(bottom), ...factors(false)],
    isRoot: own === 2,
  };
};

export const lettersBelow = ({ below }: SolvedLaw): readonly string[] =>
  below.flatMap((factor) => (isNumber(factor) ? [] : [factor.quantity.letter]));

const product = (factors: readonly string[], sign: string): string => (factors.length === 0 ? '1' : factors.join(sign));

const isNumber = (factor: Factor): factor is Rational => !('quantity' in factor);

type Writing = (factor: Exclude<Factor, Rational>) => string;

const latexIn = ({ above, below, isRoot }: SolvedLaw, writing: Writing): string => {
  const written = (factors: readonly Factor[]): string =>
    product(
      factors.map((one) => (isNumber(one) ? latexOfRational(one) : writing(one))),
      ' \\cdot ',
    );
  const body = below.length === 0 ? written(above) : `\\frac{${written(above)}}{${written(below)}}`;
  return isRoot ? `\\sqrt{${body}}` : body;
};

export const latexOfLaw = (solved: SolvedLaw): string =>
  latexIn(solved, ({ quantity: { symbol }, isSquare }) => symbol + (isSquare ? '^2' : ''));

/** The same with numbers for its letters, each with its unit. */
export const latexOfData = (solved: SolvedLaw, values: Readonly<Record<string, Rational>>, units: UnitSystem): string =>
  latexIn(solved, (factor) => {
    const unit = units[factor.quantity.letter] ?? '';
    const written = withUnit(valueOf(factor, values), unit === '' ? undefined : unit);
    return !factor.isSquare ? written : unit === '' ? `${written}^2` : `(${written})^2`;
  });

/** In the notation of calculators, without the root. */
export const notationOfLaw = ({ above, below }: SolvedLaw, values: Readonly<Record<string, Rational>>): string => {
  const written = (factors: readonly Factor[]): string =>
    product(
      factors.map((one) => (isNumber(one) ? plain(one) : `${plain(valueOf(one, values))}${one.isSquare ? '^2' : ''}`)),
      ' * ',
    );
  return below.length === 0 ? written(above) : `(${written(above)}) / (${written(below)})`;
};

/** The law as a pupil may write it down before anything is put into it; undefined where only capitals tell T from t. */
export const lettersOfLaw = (law: Law): LetterLaw | undefined => {
  const [defined] = law.quantities;
  if (new Set(law.quantities.map(({ symbol }) => plainLetter(symbol))).size < law.quantities.length) return undefined;
  const { above, below } = solvedFor(law, defined.letter);
  return { symbol: plainLetter(defined.symbol), notation: `(${lettersOf(above)}) / (${lettersOf(below)})` };
};

const lettersOf = (factors: readonly Factor[]): string =>
  product(
    factors.map((one) => (isNumber(one) ? plain(one) : plainLetter(one.quantity.symbol) + (one.isSquare ? '^2' : ''))),
    ' * ',
  );

/** Without the root. */
export const valueOfLaw = ({ above, below }: SolvedLaw, values: Readonly<Record<string, Rational>>): Rational => {
  const size = (factors: readonly Factor[]): Rational =>
    factors.reduce<Rational>((result, one) => {
      if (isNumber(one)) return result.mul(one);
      const value = valueOf(one, values);
      return result.mul(value).mul(one.isSquare ? value : ONE);
    }, ONE);
  return quotientOf(size(above), size(below));
};

const valueOf = (
  { quantity: { letter } }: Exclude<Factor, Rational>,
  values: Readonly<Record<string, Rational>>,
): Rational => {
  const value = values[letter];
  if (value === undefined) throw new RangeError(`value of ${letter}`);
  return value;
};
