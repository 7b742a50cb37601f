import { rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';
import type { ArithmeticGiven } from './arithmetic-sequence.types.ts';

const PLAIN = { isListed: false, isPositive: false } as const;

export const makeArithmetic = (pick: Pick, difficulty: Difficulty): ArithmeticGiven => {
  const isSigned = difficulty > 1 && pick.oneOf([true, false]);
  const first = pick.int(isSigned ? -9 : 1, 12);
  const step = pick.oneOf([1, 2, 3, 4, 5, 6, 7]) * (isSigned ? pick.oneOf([1, -1]) : 1);
  const at = (index: number): SequenceGiven['known'][0] => ({ index, value: rational(first + (index - 1) * step) });
  const list: SequenceGiven['known'] = [at(1), at(2), at(3)];
  const byStep = { ...PLAIN, known: [at(1)], step: rational(step) } as const;
  switch (difficulty) {
    case 1:
      return pick.oneOf<ArithmeticGiven>([
        { ...byStep, asks: { what: 'term', index: pick.int(5, 12) } },
        { ...PLAIN, known: [at(1), at(3)], step: undefined, asks: { what: 'middle' } },
        { asks: { what: 'value', index: pick.int(3, 12) }, slope: rational(step), free: rational(first) },
        { ...PLAIN, isListed: true, known: list, step: undefined, asks: { what: 'step' } },
      ]);
    case 2:
      return pick.oneOf<ArithmeticGiven>([
        { ...byStep, asks: { what: 'sum', count: pick.oneOf([8, 10, 12, 15, 20]) } },
        { ...PLAIN, isListed: true, known: list, step: undefined, asks: { what: 'formula' } },
        { ...PLAIN, isListed: true, known: list, step: undefined, asks: { what: 'term', index: pick.int(8, 20) } },
        {
          asks: { what: 'series', count: pick.int(5, 25) * 2 },
          first: rational(pick.int(1, 4)),
          step: rational(Math.abs(step)),
        },
      ]);
    case 3: {
      const [from, to] = [pick.int(2, 4), pick.int(6, 9)];
      return {
        ...PLAIN,
        known: [at(from), at(to)],
        step: undefined,
        asks: pick.oneOf<SequenceGiven['asks']>([
          { what: 'stepAndFirst' },
          { what: 'sum', count: pick.int(10, 20) },
          { what: 'formula' },
        ]),
      };
    }
  }
};
