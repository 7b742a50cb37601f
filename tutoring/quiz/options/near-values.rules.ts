import { approximationOf, asRational, exact, productOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { decimalPlaces, isInteger, ONE, quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';

/** Values that somebody could take for this one who slips in counting: one off, a comma off, doubled, halved. None of them is uglier than it is itself. */
export const nearValues = (value: Exact): readonly Exact[] => {
  const plain = asRational(value);
  const near = plain === undefined ? nearRoots(value) : nearRationals(plain).map(exact);
  return near.filter((one) => isAsPlain(one, value));
};

const nearRationals = (value: Rational): readonly Rational[] => {
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

/** 2√3 beside 4√3, 6√3 and √3; 1 + √3 beside 2 + √3. */
const nearRoots = (value: Exact): readonly Exact[] => {
  if (value.length === 1)
    return [rational(2), rational(3), rational(4), rational(1n, 2n)].map((times) => productOf(value, exact(times)));
  const away = exact(rational(approximationOf(value) < 0 ? -1 : 1));
  return [
    productOf(value, exact(rational(2))),
    sumOf(value, away),
    productOf(value, exact(rational(3))),
    sumOf(value, productOf(away, exact(rational(2)))),
  ];
};

const MOST_TIMES_AWAY = 2000;

/** Whether a wrong value looks no stranger than the right one: as whole, as short, of its sign and not of another world's size. */
export const isAsPlain = (wrong: Exact, right: Exact): boolean => {
  const [size, rightSize] = [approximationOf(wrong), approximationOf(right)];
  if (rightSize !== 0 && (size === 0 || size < 0 !== rightSize < 0)) return false;
  if (Math.abs(size) > MOST_TIMES_AWAY * Math.max(1, Math.abs(rightSize))) return false;
  const [plain, rightPlain] = [asRational(wrong), asRational(right)];
  if (rightPlain === undefined) return true;
  if (plain === undefined) return false;
  const [places, most] = [decimalPlaces(plain), decimalPlaces(rightPlain)];
  return most === undefined ? plain.d > 1n && plain.d <= 4n * rightPlain.d : places !== undefined && places <= most;
};
