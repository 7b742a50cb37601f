import { expect, it } from 'vitest';
import { createPick } from '#tutoring/families/pick.ts';
import type { Answer, Difficulty, Family } from '#tutoring/families/family.types.ts';
import { resultText } from '#tutoring/families/answer.rules.ts';
import { setLatex } from '#tutoring/families/equations/relation/solution-set.rules.ts';
import { areEqual, exact, productOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';

type AnyFamily = Family<unknown>;

const isFamily = (exported: unknown): exported is AnyFamily =>
  typeof exported === 'object' && exported !== null && 'check' in exported && 'make' in exported && 'solve' in exported;

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../../tutoring/families/**/*.family.ts', {
  eager: true,
});

/** It reads back the value of a numeral, and „IIX” is 8 to it. */
const LENIENT = 'roman-numeral';

const FAMILIES = Object.values(MODULES)
  .flatMap((exported) => Object.values(exported).filter(isFamily))
  .filter(({ id }) => id !== LENIENT)
  .map((family): [string, AnyFamily] => [family.id, family]);

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];
const SEEDS = [1, 2, 3, 4];

const moved = (value: Exact, by: number): Exact => sumOf(value, exact(rational(by)));

const movedIf = (value: Exact | undefined, by: number): Exact | undefined => value && moved(value, by);

const WHOLE_LINE = { from: undefined, isFromIn: false, to: undefined, isToIn: false };

/** Where a function rises or falls is said with the ends or without them. */
const EITHER_END: ReadonlySet<string> = new Set(['derivative', 'quadratic-function']);

/** What is near the answer, and wrong. */
const besides = (family: string, answer: Answer): readonly Answer[] => {
  switch (answer.kind) {
    case 'number':
      return [
        ...[1, -1].map((by) => moved(answer.value, by)),
        ...(answer.value.length === 0 ? [] : [2, -1].map((times) => productOf(answer.value, exact(rational(times))))),
      ].map((value) => ({ ...answer, value }));
    case 'numbers': {
      const [first, second, ...others] = answer.values;
      const joined = first && second && { value: productOf(first.value, second.value) };
      const areApart = first && second && !areEqual(first.value, second.value);
      // Of 2 and 3 in any order the same would become.
      const isNext = first && second && areEqual(moved(first.value, 1), second.value);
      return [
        ...answer.values.map((_value, place) => ({
          ...answer,
          values: answer.values.map((one, index) => (index === place ? { ...one, value: moved(one.value, 1) } : one)),
        })),
        ...(areApart === true && answer.isOrdered ? [{ ...answer, values: [second, first, ...others] }] : []),
        ...(first && second && isNext !== true
          ? [
              {
                ...answer,
                values: [
                  { ...first, value: moved(first.value, 1) },
                  { ...second, value: moved(second.value, -1) },
                  ...others,
                ],
              },
            ]
          : []),
        ...(answer.areFactors === true && joined !== undefined ? [{ ...answer, values: [joined, ...others] }] : []),
      ];
    }
    case 'choice':
      return Object.keys(answer.choices)
        .filter((choice) => choice !== answer.value)
        .map((value) => ({ ...answer, value }));
    case 'set': {
      const isBounded = answer.intervals.some(({ from, to }) => from !== undefined || to !== undefined);
      const reversed = answer.intervals.map((one) => ({
        ...one,
        isFromIn: one.from !== undefined && !one.isFromIn,
        isToIn: one.to !== undefined && !one.isToIn,
      }));
      const shifted = answer.intervals.map((one) => ({ ...one, from: movedIf(one.from, 1), to: movedIf(one.to, 1) }));
      return [
        ...(isBounded
          ? [shifted, ...(EITHER_END.has(family) ? [] : [reversed])].map((intervals) => ({ ...answer, intervals }))
          : []),
        ...(answer.intervals.length > 0 ? [{ ...answer, intervals: [] }] : []),
        ...(isBounded || answer.intervals.length === 0 ? [{ ...answer, intervals: [WHOLE_LINE] }] : []),
      ];
    }
    case 'expression':
      return [`2 * (${answer.notation})`, `-(${answer.notation})`].map((notation) => ({ ...answer, notation }));
    case 'reaction':
      return [];
  }
};

it.each(FAMILIES)('the second way of %s refuses what is beside its result', (id, family) => {
  const taken = DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.flatMap((seed) => {
      const given = family.make(createPick(seed), difficulty);
      const { answer } = family.solve(given, undefined);
      return besides(id, answer)
        .filter((other) => family.check(given, other))
        .map((other) => [family.tell(given), textOf(other)]);
    }),
  );
  expect(taken).toEqual([]);
});

const textOf = (answer: Answer): string =>
  answer.kind === 'set' ? setLatex(answer) : answer.kind === 'expression' ? answer.notation : resultText(answer);
