/** A fraction in lowest terms; the denominator is positive. */
export interface ExactNumber {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** No number of a school task is longer; a bomb is. */
const LONGEST = 60;

const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const MINUSES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const VULGAR = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const SLASHES = /[\u2044\u2215]/g;

const plain = (text: string): string =>
  text
    .replaceAll(MINUSES, '-')
    .replaceAll(VULGAR, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll(SLASHES, '/')
    .replaceAll(SPACES, ' ')
    .trim();

/** 12345, or 12 345 in groups of three. */
const WHOLE = String.raw`\d+|\d{1,3}(?: \d{3})+`;
const DECIMAL = new RegExp(`^(${WHOLE})(?:[.,](\\d+))?$`);
/** 3/4, and 1 1/2; 1 250/1000 is a mixed one. */
const FRACTION = new RegExp(`^(?:(${WHOLE}) )?(\\d+) ?/ ?(\\d+)$`);
const SIGNED = /^([+-]?) ?(.*?)( ?%)?$/;

const digits = (text: string | undefined): bigint => BigInt((text ?? '0').replaceAll(' ', ''));

const greatestCommonDivisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : greatestCommonDivisor(right, left % right);

const lowest = (numerator: bigint, denominator: bigint): ExactNumber => {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

const decimal = (body: string): ExactNumber | null => {
  const [, whole, places = ''] = DECIMAL.exec(body) ?? [];
  return whole === undefined
    ? null
    : { numerator: digits(`${whole}${places}`), denominator: 10n ** BigInt(places.length) };
};

const fraction = (body: string): ExactNumber | null => {
  const [, whole, top, bottom] = FRACTION.exec(body) ?? [];
  if (top === undefined) return null;
  const denominator = digits(bottom);
  return denominator === 0n ? null : { numerator: digits(whole) * denominator + digits(top), denominator };
};

/**
 * A number as Polish pupils write it: 3,5 or 3.5, 12 345,6 with any space, 3/4, 1 1/2, 15%, with any minus sign.
 * Exact; null when the text is something else.
 */
export const polishNumber = (text: string): ExactNumber | null => {
  if (text.length > LONGEST) return null;
  const [, sign, body = '', percent] = SIGNED.exec(plain(text)) ?? [];
  const size = decimal(body) ?? fraction(body);
  if (size === null) return null;
  return lowest(
    sign === '-' ? -size.numerator : size.numerator,
    percent === undefined ? size.denominator : size.denominator * 100n,
  );
};

export const isSameNumber = (left: ExactNumber, right: ExactNumber): boolean =>
  left.numerator === right.numerator && left.denominator === right.denominator;
