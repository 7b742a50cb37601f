import type { OperationSign, SpokenOperation } from '#tutoring/families/early/spoken-operation.reader.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

/** A fraction in lowest terms below one. */
const proper = (pick: Pick, bottom: number): string => {
  const tops = Array.from({ length: bottom - 1 }, (_one, index) => index + 1).filter(
    (top) => greatestCommonDivisor(BigInt(top), BigInt(bottom)) === 1n,
  );
  return `${tops[pick.int(0, tops.length - 1)] ?? 1}/${bottom}`;
};

/** The greater first, where it matters. */
const ordered = (sign: OperationSign, one: string, other: string): SpokenOperation =>
  sign === '-' && numberOf(one).lt(numberOf(other))
    ? { left: other, sign, right: one }
    : { left: one, sign, right: other };

const alike = (pick: Pick): SpokenOperation => {
  const bottom = pick.oneOf([5, 7, 8, 9, 10, 11, 12]);
  const [one, other] = [pick.int(1, bottom - 2), pick.int(1, bottom - 1)];
  return ordered(pick.oneOf(['+', '-']), `${one}/${bottom}`, `${one === other ? other + 1 : other}/${bottom}`);
};

const byWhole = (pick: Pick): SpokenOperation => ({
  left: proper(pick, pick.int(3, 10)),
  sign: '*',
  right: String(pick.int(2, 9)),
});

const BOTTOMS: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [2, 3],
  [3, 4],
  [2, 5],
  [4, 6],
  [6, 8],
  [3, 6],
  [4, 8],
  [5, 10],
  [4, 5],
  [6, 9],
];

const unlike = (pick: Pick): SpokenOperation => {
  const [one, other] = pick.oneOf(BOTTOMS);
  return ordered(pick.oneOf(['+', '-']), proper(pick, one), proper(pick, other));
};

const product = (pick: Pick): SpokenOperation => ({
  left: proper(pick, pick.int(3, 8)),
  sign: pick.oneOf(['*', ':']),
  right: proper(pick, pick.int(2, 9)),
});

const mixedSum = (pick: Pick): SpokenOperation => {
  const [one, other] = pick.oneOf(BOTTOMS);
  const whole = pick.int(1, 3);
  return ordered(
    pick.oneOf(['+', '-']),
    `${whole + pick.int(1, 4)} ${proper(pick, one)}`,
    `${whole} ${proper(pick, other)}`,
  );
};

const mixedProduct = (pick: Pick): SpokenOperation => ({
  left: `${pick.int(1, 4)} ${proper(pick, pick.int(2, 5))}`,
  sign: pick.oneOf(['*', ':']),
  right: `${pick.int(1, 3)} ${proper(pick, pick.int(2, 6))}`,
});

const fromWhole = (pick: Pick): SpokenOperation => ({ left: '1', sign: '-', right: proper(pick, pick.int(3, 10)) });

const fromWholes = (pick: Pick): SpokenOperation => {
  const whole = pick.int(1, 4);
  return { left: String(whole + pick.int(1, 4)), sign: '-', right: `${whole} ${proper(pick, pick.int(3, 10))}` };
};

const mixedByWhole = (pick: Pick): SpokenOperation => ({
  left: `${pick.int(1, 6)} ${proper(pick, pick.int(2, 6))}`,
  sign: '*',
  right: String(pick.int(2, 6)),
});

/** Equal denominators, then unlike ones and products, then mixed numbers. */
export const makeFractions: Family<SpokenOperation>['make'] = (pick, difficulty: Difficulty) => {
  const kinds = {
    1: [alike, alike, byWhole, fromWhole],
    2: [unlike, unlike, product],
    3: [mixedSum, mixedProduct, mixedProduct, fromWholes, mixedByWhole],
  } as const;
  return pick.oneOf(kinds[difficulty])(pick);
};
