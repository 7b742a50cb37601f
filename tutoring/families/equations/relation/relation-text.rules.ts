import { latexOf, latexOfPolynomial, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { InequalitySign, Line, Relation, RelationSign } from './relation.types.ts';

const LATEX = { '<': '<', '>': '>', '≤': '\\leq', '≥': '\\geq', '=': '=' } as const satisfies Record<
  RelationSign,
  string
>;

export const signLatex = (sign: RelationSign): string => LATEX[sign];

export const relationLatex = ({ left, sign, right }: Relation): string =>
  `${latexOf(left)} ${LATEX[sign]} ${latexOf(right)}`;

export const lineLatex = ({ left, sign, right }: Line, style: NumberStyle): string =>
  `${latexOfPolynomial(left, style)} ${LATEX[sign]} ${latexOfPolynomial(right, style)}`;

/** In the notation of calculators. */
export const polynomialNotation = (polynomial: Polynomial): string =>
  [...polynomial].map(([letters, coefficient]) => [plain(coefficient), ...letters].join(' * ')).join(' + ') || '0';

const TURNED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const satisfies Record<InequalitySign, InequalitySign>;
const OPPOSITE = { '<': '≥', '>': '≤', '≤': '>', '≥': '<' } as const satisfies Record<InequalitySign, InequalitySign>;

/** Read from the right to the left, or multiplied by a negative number. */
export const turned = (sign: InequalitySign): InequalitySign => TURNED[sign];

/** It holds where the other does not. */
export const opposite = (sign: InequalitySign): InequalitySign => OPPOSITE[sign];

export const isStrict = (sign: InequalitySign): boolean => sign === '<' || sign === '>';
