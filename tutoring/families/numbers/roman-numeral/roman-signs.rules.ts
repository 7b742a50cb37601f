import type { RomanGroup, RomanNumeralGiven, RomanPlace } from './roman-numeral.types.ts';

/** Four thousand has no writing with these signs. */
export const GREATEST = 3999;

/** From the greatest. */
const SIGNS = [
  ['M', 1000],
  ['D', 500],
  ['C', 100],
  ['L', 50],
  ['X', 10],
  ['V', 5],
  ['I', 1],
] as const;

export const ROMAN_SIGNS = SIGNS.map(([sign]) => sign).join('');

const VALUES: ReadonlyMap<string, number> = new Map(SIGNS);

export const valuesOfSigns = (numeral: string): readonly number[] => [...numeral].map((sign) => VALUES.get(sign) ?? 0);

const isBeforeGreater = (value: number, index: number, values: readonly number[]): boolean =>
  value < (values[index + 1] ?? 0);

/** Sign by sign from the left, whether it is well written or not. */
export const readBack = (numeral: string): number =>
  valuesOfSigns(numeral).reduce(
    (sum, value, index, values) => sum + (isBeforeGreater(value, index, values) ? -value : value),
    0,
  );

export const isSubtracted = (numeral: string): boolean => valuesOfSigns(numeral).some(isBeforeGreater);

const DIGITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;

/** What stands for I, V and X of the ones. */
const PLACES: readonly (readonly [place: RomanPlace, unit: number, signs: string])[] = [
  ['thousands', 1000, 'M'],
  ['hundreds', 100, 'CDM'],
  ['tens', 10, 'XLC'],
  ['ones', 1, 'IVX'],
];

const ofOnes = (digit: number): string => DIGITS[digit] ?? '';

export const groupsOf = (number: number): readonly RomanGroup[] =>
  PLACES.flatMap(([place, unit, signs]) => {
    const digit = Math.floor(number / unit) % 10;
    const numeral = ofOnes(digit).replace(/./g, (sign) => signs['IVX'.indexOf(sign)] ?? '');
    return digit === 0 ? [] : [{ place, value: digit * unit, numeral }];
  });

export const givenOf = (asks: RomanNumeralGiven['asks'], number: number): RomanNumeralGiven => ({
  asks,
  number,
  kinds: groupsOf(number).map(({ place, numeral }) => ({ place, isSubtracted: isSubtracted(numeral) })),
});

/** Each digit with the signs of the ones: 44 as IVIV. */
export const digitByDigit = (number: number): string => [...String(number)].map(Number).map(ofOnes).join('');

export const numeralOf = (number: number): string =>
  groupsOf(number)
    .map(({ numeral }) => numeral)
    .join('');

/** Undefined for what is not well written. */
export const numberIn = (numeral: string): number | undefined => {
  const number = readBack(numeral);
  return number <= GREATEST && numeralOf(number) === numeral ? number : undefined;
};

type Piece = readonly [numeral: string, value: number];

/** One sign before a greater one. */
const pairs = (isAllowed: (small: number, great: number) => boolean): readonly Piece[] =>
  SIGNS.flatMap(([great, value]) =>
    SIGNS.filter(([, small]) => small < value && isAllowed(small, value)).map(([sign, small]): Piece => [
      sign + great,
      value - small,
    ]),
  );

const withSigns = (more: readonly Piece[]): readonly Piece[] =>
  [...SIGNS, ...more].toSorted(([, one], [, other]) => other - one);

const PIECES = withSigns(pairs((small, great) => [5, 10].includes(great / small) && String(small).startsWith('1')));
/** „IC”, „VL”, „XM”: as if any sign could be taken away from any greater one. */
const LOOSE_PIECES = withSigns(pairs((small, great) => great - small !== small));

const taken = (number: number, pieces: readonly Piece[]): string => {
  const [numeral, value] = pieces.find(([, size]) => size <= number) ?? ['', 0];
  return value === 0 ? '' : numeral + taken(number - value, pieces);
};

/** Taking the greatest piece away until nothing is left. */
export const writtenByPieces = (number: number): string => taken(number, PIECES);
export const writtenLoosely = (number: number): string => taken(number, LOOSE_PIECES);
