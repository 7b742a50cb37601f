import type { Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { unitOf } from '#tutoring/reading/units.ts';

/** „12,5 cm” in LaTeX. Grosze always have two digits: „12,50 zł”. */
export const quantityLatex = (value: Exact, unit: string | undefined, style: NumberStyle = 'decimal'): string => {
  const size = latexOfExact(value, style);
  if (unit === undefined) return size;
  return (unit === 'zl' ? size.replace(/(?<=\{,\}\d)$/, '0') : size) + unitOf(unit).latex;
};
