import { latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { coefficientOf } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import { functionFrom } from '../function/function-lines.rules.ts';
import type { Point, SchoolFunction } from '../function/function.types.ts';

export const slopeOf = ({ polynomial }: SchoolFunction): Rational => coefficientOf(polynomial, 'x');
export const freeTermOf = ({ polynomial }: SchoolFunction): Rational => coefficientOf(polynomial, '');

/** `2x + 3` */
export const lineLatex = ({ polynomial }: SchoolFunction): string => latexOfPolynomial(polynomial, 'fraction');

export const lineFrom = (slope: number, free: number, name: 'f(x)' | 'y' = 'f(x)'): SchoolFunction =>
  functionFrom(`${opened(slope, 'x')}${added(free)}`, name);

/** y = slope·x + free */
export const lineOf = (slope: Rational, free: Rational): SchoolFunction =>
  functionFrom(`${plain(slope)} * x + ${plain(free)}`, 'y');

/** The free term of the line of this slope through a point. */
export const freeTermThrough = (slope: Rational, { x, y }: Point): Rational => y.sub(slope.mul(x));

export const madeLine = (pick: Pick, most = 6): SchoolFunction =>
  lineFrom(nonZero(pick, most), nonZero(pick, 9), pick.oneOf(['f(x)', 'y', 'f(x)']));
