import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { weightedMeanDeviationFamily } from '#tutoring/families/data-and-chance/weighted-mean-deviation/weighted-mean-deviation.family.ts';
import { missingNumber } from '#tutoring/families/early/missing-number/missing-number.rules.ts';
import { missingNumberFamily } from '#tutoring/families/early/missing-number/missing-number.family.ts';
import { roundingFamily } from '#tutoring/families/early/rounding/rounding.family.ts';
import { resultText } from '#tutoring/families/answer.rules.ts';
import type { Difficulty, Family } from '#tutoring/families/family.types.ts';
import { algebraicValueFamily } from '#tutoring/families/numbers/algebraic-value/algebraic-value.family.ts';
import { negativeNumbersFamily } from '#tutoring/families/numbers/negative-numbers/negative-numbers.family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import { exponentialEquationFamily } from '#tutoring/families/powers-and-sequences/exponential-equation/exponential-equation.family.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';

const madeBy = <Given>({ make }: Pick<Family<Given>, 'make'>): readonly Given[] =>
  ([1, 2, 3] as const satisfies readonly Difficulty[]).flatMap((difficulty) =>
    Array.from({ length: 300 }, (_, seed) => make(createPick(seed), difficulty)),
  );

const proofOf = <Given>({ read, solve }: Family<Given>, message: string): string | undefined => {
  const given = read(message);
  return given === undefined ? undefined : solve(given, undefined).proof;
};

describe('what a made task shows', () => {
  it('has no number in sight that is the one in the window', () => {
    const seen = madeBy(missingNumberFamily).filter((given) =>
      [given.known, given.result].includes(missingNumber(given)),
    );
    expect(seen).toEqual([]);
  });

  it('has an unknown exponent that is not zero', () => {
    const roots = madeBy(exponentialEquationFamily).map((given) => {
      const { answer } = exponentialEquationFamily.solve(given, undefined);
      return answer.kind === 'number' ? approximationOf(answer.value) : Number.NaN;
    });
    expect(roots.filter((root) => root === 0 || Number.isNaN(root))).toEqual([]);
  });

  it('has weights of which not all are equal', () => {
    const equal = madeBy(weightedMeanDeviationFamily).filter(
      (given) => 'items' in given && new Set(given.items.map(({ weight }) => weight.toString())).size === 1,
    );
    expect(equal).toEqual([]);
  });
});

it.each([
  ['W nocy było -6 stopni, a w dzień 4 stopnie. O ile stopni wzrosła temperatura?', ['w nocy', 'w dzień']],
  [
    'Temperatura rano wynosiła -5 stopni, a w południe wzrosła o 8 stopni. Ile wynosiła w południe?',
    ['rano', 'w południe'],
  ],
  ['O ile stopni wzrosła temperatura z -7 do 5 stopni?', undefined],
])('the time of day stays as it was told: %s', (message, moments) => {
  const given = negativeNumbersFamily.read(message);
  expect(given?.moments).toEqual(moments);
  expect(given && negativeNumbersFamily.read(negativeNumbersFamily.tell(given))).toEqual(given);
});

it.each([
  ['Oblicz wartość wyrażenia 2x^2 - 3x + 1 dla x = -2', '-2 \\cdot (2 \\cdot (-2) - 3) + 1 = 15'],
  ['Oblicz wartość wyrażenia 3x - 5 dla x = 7', '7 + 7 + 7 - 5 = 16'],
  ['Oblicz wartość wyrażenia 4(a-1)+b dla a=2,5 i b=6', '4 \\cdot 2{,}5 + 6 - 4 = 12'],
])('the value is found along another way: %s', (message, way) => {
  expect(proofOf(algebraicValueFamily, message)).toContain(way);
});

it('a rounded number keeps the zero that says how exact it is', () => {
  const given = roundingFamily.read('Zaokrąglij 0,95 do części dziesiątych');
  expect(given && resultText(roundingFamily.solve(given, undefined).answer)).toContain('1{,}0');
});

it('a bar of percents names what the whole is, and not once more what it is drawn for', () => {
  const wholes = FAMILIES.flatMap(({ make }) =>
    Array.from({ length: 6 }, (_, seed) => make(seed, 1, undefined).figure?.()).flatMap((figure) =>
      figure?.kind === 'percent-bar' ? [figure.whole ?? ''] : [],
    ),
  );
  expect(wholes.length).toBeGreaterThan(0);
  expect(wholes.filter((whole) => whole.includes('%') || whole === '')).toEqual([]);
});
