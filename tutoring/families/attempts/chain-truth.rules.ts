import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf, areEqual } from '#tutoring/mathematics/exact.ts';
import type { SaidChain, SaidSide } from '#tutoring/reading/said.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areAlmostEqual, areClose } from '#tutoring/mathematics/closeness.rules.ts';

/** Sides without letters are compared as they are, sides with the letter that is asked for at the result. */
export const isTrue = ({ sides }: SaidChain, answer: Answer): boolean => {
  const conversion = conversionIn(sides);
  if (conversion !== undefined) return isTrueConversion(conversion);
  if (sides.length > 1 && sides.some(({ approximate }) => Math.abs(approximate) === Infinity)) return false;
  const known = sides
    .map((side) => ({
      side,
      value: inBase(side, Number.isNaN(side.approximate) ? valueAt(side, answer) : side.approximate, sides),
    }))
    .filter(({ value }) => Number.isFinite(value));
  return known.every(({ side, value }, index) => {
    const before = known[index - 1];
    return (
      before === undefined ||
      areOne(side, before.side, value, before.value) ||
      (isRounded(side, value, before.value) && mayBeRounded(side, value, before.value, answer)) ||
      areSamePercents(side, before.side) ||
      (side.hasPi !== before.side.hasPi && areAlmostEqual(value, before.value))
    );
  });
};

/** Great numbers that are told exactly are compared so: floating numbers begin to fall together at ten digits. */
const areOne = (side: SaidSide, before: SaidSide, value: number, valueBefore: number): boolean =>
  areClose(value, valueBefore) &&
  (side.exact === undefined ||
    before.exact === undefined ||
    side.unit !== before.unit ||
    side.hasPi !== before.hasPi ||
    areEqual(side.exact, before.exact));

/** Nobody has to round to one place what can be written out, 0,02 is not 0,2 : 11, and whoever comes to the exact result has calculated it exactly. */
const mayBeRounded = ({ notation, exact }: SaidSide, said: number, value: number, answer: Answer): boolean => {
  const isOfNumber = answer.kind === 'number';
  if (isOfNumber && answer.tolerance !== undefined) return true;
  if (isOfNumber && exact !== undefined && areEqual(exact, answer.value)) return false;
  const isWrittenOut = /\.\d$/.test(notation) && areClose(value * 1e6, Math.round(value * 1e6));
  return !isWrittenOut && Math.abs(said - value) <= 0.0101 * Math.abs(value);
};

interface Conversion {
  readonly from: SaidSide;
  readonly calculated: readonly SaidSide[];
  readonly to: SaidSide;
}

/** „35 cm = 35 : 10 = 3,5 dm”: what is calculated between two units is the number of the second. */
const conversionIn = (sides: readonly SaidSide[]): Conversion | undefined => {
  const [from, ...calculated] = sides.slice(0, -1);
  const to = sides.at(-1);
  if (from?.unit === undefined || to?.unit === undefined || calculated.length === 0) return undefined;
  const isOfOne = unitOf(from.unit).dimension === unitOf(to.unit).dimension;
  return isOfOne && calculated.every(({ unit, approximate }) => unit === undefined && !Number.isNaN(approximate))
    ? { from, calculated, to }
    : undefined;
};

const isTrueConversion = ({ from, calculated, to }: Conversion): boolean => {
  const isSameAmount = agrees(to, inBase(to, to.approximate, [from, to]), inBase(from, from.approximate, [from, to]));
  return isSameAmount && calculated.every((side) => agrees(to, to.approximate, side.approximate));
};

/** „20/200 · 100 = 10%” counts the percents themselves. */
const areSamePercents = (side: SaidSide, before: SaidSide): boolean =>
  side.unit === '%' && before.unit === undefined && agrees(side, side.approximate, before.approximate);

/** Whether what is said is that number, or that number rounded to the decimal places that are said: 3,33 is 10 : 3, but 844 is not 843. */
export const agrees = (side: SaidSide, said: number, value: number): boolean =>
  areClose(said, value) || isRounded(side, said, value);

const isRounded = ({ notation }: SaidSide, said: number, value: number): boolean => {
  const [, decimals] = /^-?\d+\.(\d+)$/.exec(notation) ?? [];
  return decimals !== undefined && Math.abs(said - value) <= 0.5 * 10 ** -decimals.length + 1e-9;
};

/** „1 km = 1000 m”: where each side has a unit of one dimension, they are compared in its base. */
const inBase = ({ unit }: SaidSide, value: number, sides: readonly SaidSide[]): number => {
  if (unit === '%' && sides.some((side) => side.unit === undefined)) return value / 100;
  const dimensions = new Set(sides.map((side) => side.unit && unitOf(side.unit).dimension));
  return unit !== undefined && dimensions.size === 1 ? value * unitOf(unit).factor.valueOf() : value;
};

const valueAt = ({ notation }: SaidSide, answer: Answer): number => {
  if (answer.kind !== 'number' || answer.symbol === undefined) return Number.NaN;
  try {
    return approximately(notation, { [answer.symbol]: approximationOf(answer.value) });
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return Number.NaN;
    throw thrown;
  }
};

/** Whether the sides are equal where the letter has this value. */
export const holdsAt = (sides: readonly SaidSide[], letter: string, value: number): boolean => {
  try {
    const [first = Number.NaN, ...others] = sides.map(({ notation }) => approximately(notation, { [letter]: value }));
    return others.length > 0 && others.every((other) => areClose(other, first));
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return false;
    throw thrown;
  }
};

/** „34 : 12 to 2” of a written division: how many times it goes in, where the solution takes it away from that number as often. */
export const isWholeQuotient = ({ sides }: SaidChain, { steps }: WorkedTask): boolean => {
  const [division, quotient, ...others] = sides;
  const [, dividend = '', divisor = ''] = /^(\d+) : (\d+)$/.exec(division?.notation ?? '') ?? [];
  const times = Math.floor(Number(dividend) / Number(divisor));
  return (
    others.length === 0 &&
    quotient?.approximate === times &&
    steps.some(({ claims = [] }) =>
      claims.some((claim) =>
        claim.sides.some(
          (side) =>
            side === `${dividend} - ${times} * ${divisor}` || side === `${dividend} - ${times * Number(divisor)}`,
        ),
      ),
    )
  );
};
