import type { Answer } from '#tutoring/families/family.types.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { AskedParts } from './two-parts.mistakes.ts';

/** One number; `x` where it is what the letter of the equation stands for. */
export const oneNumber = (value: Rational, isUnknown: boolean): Answer => ({
  kind: 'number',
  value: exact(value),
  ...(isUnknown ? { symbol: 'x' } : {}),
});

/** Whichever of them a pupil calls x. */
export const allNumbers = (values: readonly Rational[]): Answer => ({
  kind: 'numbers',
  values: values.map((value) => ({ symbol: 'x', value: exact(value) })),
  isOrdered: false,
  shown: values.map((value) => latexOfRational(value)).join(',\\ '),
});

/** The smaller part is the x of the equation. */
export const answerOfParts = ({ parts, asks }: AskedParts, less: Rational): Answer => {
  const more = parts.total.sub(less);
  if (asks === 'all') return allNumbers([less, more]);
  return oneNumber(asks === 'less' ? less : more, asks === 'less');
};

export const rationalsIn = (answer: Answer): readonly Rational[] => {
  if (answer.kind === 'number') return [asRational(answer.value) ?? ZERO];
  return answer.kind === 'numbers' ? answer.values.map(({ value }) => asRational(value) ?? ZERO) : [];
};
