import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { Factors } from './written-multiplication.types.ts';

const digitsLike = (pick: Pick, shape: string): number => {
  const digits: number[] = [];
  for (const sign of shape) {
    const free = [2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit));
    digits.push(sign === 'o' ? 0 : (free[pick.int(0, free.length - 1)] ?? 2));
  }
  return Number(digits.join(''));
};

const SHAPES = {
  1: ['ddd·d', 'ddd·d', 'dod·d'],
  2: ['dd·dd', 'dd·dd', 'ddo·do'],
  3: ['ddd·dd', 'dod·dd', 'ddd·dod', 'ddo·dd'],
} as const;

export const makeFactors = (pick: Pick, difficulty: Difficulty): Factors => {
  const [a = '', b = ''] = pick.oneOf(SHAPES[difficulty]).split('·');
  return { a: digitsLike(pick, a), b: digitsLike(pick, b) };
};
