import { powerOf, rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';

const PLAIN = { isListed: false, isPositive: false, step: undefined } as const;

export const makeGeometric = (pick: Pick, difficulty: Difficulty): SequenceGiven => {
  const isHalving = difficulty > 1 && pick.int(0, 3) === 0;
  const ratio = isHalving
    ? rational(1, 2)
    : rational(pick.oneOf([2, 3, 4, 5]) * (difficulty === 3 && pick.int(0, 1) === 1 ? -1 : 1));
  const first = rational(isHalving ? pick.oneOf([16, 32, 48, 64, 80, 96]) : pick.int(1, 9));
  const at = (index: number): SequenceGiven['known'][0] => ({ index, value: first.mul(powerOf(ratio, index - 1)) });
  // Fewer terms of a sequence that grows fast: the sixth power of five is nothing to calculate by hand.
  const isFast = ratio.abs().gt(3);
  const byStep = { ...PLAIN, known: [at(1)], step: ratio } as const;
  const list = { ...PLAIN, isListed: true, known: [at(1), at(2), at(3)] } as const;
  switch (difficulty) {
    case 1:
      return pick.oneOf<SequenceGiven>([
        { ...byStep, asks: { what: 'term', index: isFast ? 4 : pick.int(4, 5) } },
        { ...list, asks: { what: 'step' } },
        { ...PLAIN, known: [at(1), at(3)], isPositive: true, asks: { what: 'middle' } },
        { ...PLAIN, known: [at(1), at(3)], asks: { what: 'middle' } },
      ]);
    case 2:
      return pick.oneOf<SequenceGiven>([
        { ...byStep, asks: { what: 'sum', count: isFast ? 4 : pick.int(4, 6) } },
        { ...list, asks: { what: 'term', index: isFast ? 5 : pick.int(5, 6) } },
        { ...list, asks: { what: 'formula' } },
        { ...PLAIN, known: [at(2), at(3)], asks: { what: 'term', index: 1 } },
      ]);
    case 3: {
      const asks = pick.oneOf<SequenceGiven['asks']>([
        { what: 'stepAndFirst' },
        { what: 'term', index: 6 },
        { what: 'sum', count: 5 },
      ]);
      return { ...PLAIN, known: [at(2), at(5)], asks };
    }
  }
};
