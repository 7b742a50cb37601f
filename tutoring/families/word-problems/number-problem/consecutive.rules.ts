import { isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { OfKind } from './number-problem.types.ts';

type Consecutive = Pick<OfKind<'consecutive'>, 'count' | 'of' | 'total'>;

/** From one even or odd number to the next there are two. */
export const stepOf = (of: Consecutive['of']): number => (of === 'any' ? 1 : 2);

export const numbersOf = ({ count, of, total }: Consecutive): readonly Rational[] => {
  const step = stepOf(of);
  const first = total.sub(rational((step * count * (count - 1)) / 2)).div(count);
  return Array.from({ length: count }, (_one, place) => first.add(step * place));
};

const MOST = 6;

/** Whether there are such numbers. */
export const isConsecutive = (given: Consecutive): boolean => {
  if (!Number.isInteger(given.count) || given.count < 2 || given.count > MOST) return false;
  const [first] = numbersOf(given);
  if (first === undefined || !isInteger(first) || first.s < 0n) return false;
  return given.of === 'any' || (first.n % 2n === 0n) === (given.of === 'even');
};
