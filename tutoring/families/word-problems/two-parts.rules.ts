import { plain } from '#tutoring/families/calculated.rules.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, ONE, rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import type { StoryEquation } from '#tutoring/families/story-equation.solver.ts';

/** Two quantities of which the sum is known, and by how much or how many times one is greater. */
export interface TwoParts {
  readonly compares: 'difference' | 'ratio';
  readonly by: Rational;
  readonly total: Rational;
}

export const lessOf = ({ compares, by, total }: TwoParts): Rational =>
  compares === 'difference' ? total.sub(by).div(2) : total.div(by.add(ONE));

export const moreOf = (parts: TwoParts): Rational => parts.total.sub(lessOf(parts));

/** Whether the story can be true, where things or years are counted. */
export const areCounted = (parts: TwoParts): boolean =>
  isSensible(parts) && [parts.total, lessOf(parts)].every(isInteger);

export const isSensible = (parts: TwoParts): boolean =>
  [parts.by, lessOf(parts)].every(isPositive) && (parts.compares === 'difference' || parts.by.gt(ONE));

export const equationOfParts = ({
  compares,
  by,
  total,
}: TwoParts): Pick<StoryEquation, 'others' | 'left' | 'right'> => {
  const other = compares === 'difference' ? `x + ${plain(by)}` : `${plain(by)} * x`;
  return { others: [other], left: `x + ${other}`, right: plain(total) };
};

/** Put back into the story: the sum, and the comparison. */
export const areParts = ({ compares, by, total }: TwoParts, less: Rational, more: Rational): boolean =>
  less.add(more).equals(total) && (compares === 'difference' ? more.sub(less) : more.div(less)).equals(by);

/** What a pupil finds who divides the total by two first. */
export const halvedParts = ({ compares, by, total }: TwoParts): readonly Exact[] | undefined =>
  compares === 'difference' ? [exact(total.div(2)), exact(total.div(2).add(by))] : undefined;

/** „5 razy więcej” for „o 5 więcej”, and the other way round. */
export const confusedParts = (parts: TwoParts): readonly Exact[] => {
  const other: TwoParts = { ...parts, compares: parts.compares === 'difference' ? 'ratio' : 'difference' };
  return [exact(lessOf(other)), exact(moreOf(other))];
};

/** The total shared into `by` parts, as though the greater one were all of it. */
export const sharedByRatio = ({ compares, by, total }: TwoParts): readonly Exact[] | undefined =>
  compares === 'ratio' ? [exact(total.div(by)), exact(total.sub(total.div(by)))] : undefined;

/** The difference taken from the total, but not halved. */
export const unhalvedParts = ({ compares, by, total }: TwoParts): readonly Exact[] | undefined =>
  compares === 'difference' ? [exact(total.sub(by)), exact(by)] : undefined;

export const twoParts = (compares: TwoParts['compares'], by: number, total: number): TwoParts => ({
  compares,
  by: rational(by),
  total: rational(total),
});

/** The parts put back into the story, as a pupil reads it: LaTeX. */
export const proofOfParts = (parts: TwoParts): string => {
  const [less, more, by, total] = [lessOf(parts), moreOf(parts), parts.by, parts.total].map((one) =>
    latexOfRational(one),
  );
  return `${less} + ${more} = ${total},\\quad ${more} ${parts.compares === 'difference' ? '-' : ':'} ${less} = ${by}`;
};
