import {
  approximationOf,
  asRational,
  differenceOf,
  exact,
  productOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import { decimalPlaces, isInteger, ONE, quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';

/** Values that somebody could take for this one who miscounts: one off, a comma off, doubled, halved. None of them is uglier than it is itself. */
export const nearValues = (value: Exact, style: NumberStyle): readonly Exact[] => {
  const plain = asRational(value);
  const near = plain === undefined ? nearRoots(value) : nearRationals(plain, style).map(exact);
  return near.filter((one) => isAsPlain(one, value, style));
};

const nearRationals = (value: Rational, style: NumberStyle): readonly Rational[] => {
  if (style !== 'decimal' && !isInteger(value)) return nearFractions(value);
  const places = decimalPlaces(value);
  const one = isInteger(value)
    ? ONE
    : places === undefined
      ? rational(1n, value.d)
      : rational(1n, 10n ** BigInt(places));
  return [
    value.add(one),
    value.sub(one),
    value.mul(10),
    quotientOf(value, rational(10)),
    value.mul(2),
    quotientOf(value, rational(2)),
    value.add(one.mul(10)),
    value.sub(one.mul(10)),
    value.add(one.mul(2)),
    value.sub(one.mul(2)),
    value.add(one.mul(3)),
  ];
};

/** 1/4 and 1/2 beside 3/4, and 4/3: parts of the same size, and what stands upside down. */
const nearFractions = (value: Rational): readonly Rational[] => {
  const part = rational(1n, value.d);
  return [
    value.add(part),
    value.sub(part),
    value.add(part.mul(2)),
    value.sub(part.mul(2)),
    value.mul(2),
    quotientOf(value, rational(2)),
    ...(value.n === 0n ? [] : [quotientOf(ONE, value)]),
  ];
};

/** 2√3 beside 4√3, √3 and 2√2; 1 + √3 beside 2 + √3, 1 + 2√3 and 1 - √3. */
const nearRoots = (value: Exact): readonly Exact[] => {
  const [first, ...more] = value;
  const doubled = productOf(value, exact(rational(2)));
  if (first === undefined || more.length > 0)
    return [...value.flatMap((term) => [sumOf(value, [term]), differenceOf(value, [term, term])]), doubled];
  return [
    doubled,
    ...[rational(3), rational(4), rational(1n, 2n)].map((times) => productOf(value, exact(times))),
    [{ ...first, radicand: first.radicand === 2n ? 3n : 2n }],
  ];
};

/** Nobody has 64/15 stamps or pays 320/9 zł: what is counted is a whole number, an amount of money has two decimals. */
export const comesInPieces = (statement: string, unit: string | undefined): boolean =>
  unit === 'zl' || (unit === undefined && /\bIle\b/.test(statement));

const MOST_TIMES_AWAY = 2000;

/** Whether a wrong value looks no stranger than the right one: as whole, as short, a sum beside a sum, of its sign and not of another world's size. */
export const isAsPlain = (wrong: Exact, right: Exact, style: NumberStyle): boolean => {
  const [size, rightSize] = [approximationOf(wrong), approximationOf(right)];
  if (rightSize !== 0 && (size === 0 || size < 0 !== rightSize < 0)) return false;
  if (Math.abs(size) > MOST_TIMES_AWAY * Math.max(1, Math.abs(rightSize))) return false;
  const [plain, rightPlain] = [asRational(wrong), asRational(right)];
  if (rightPlain === undefined) return wrong.length >= right.length;
  if (plain === undefined) return false;
  const isShort = style === 'decimal' || isInteger(rightPlain);
  const [places, most] = [decimalPlaces(plain), isShort ? decimalPlaces(rightPlain) : undefined];
  return most === undefined ? plain.d > 1n && plain.d <= 4n * rightPlain.d : places !== undefined && places <= most;
};
