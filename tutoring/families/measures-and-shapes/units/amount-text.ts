import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import type { Amount } from './unit-conversion.types.ts';

const COUNTED_UNITS: Readonly<Record<string, readonly [string, string, string]>> = {
  day: ['doba', 'doby', 'dób'],
  week: ['tydzień', 'tygodnie', 'tygodni'],
};

/** „3 h”, „2 doby” in LaTeX. */
export const amountText = ({ value, unit }: Amount, style: NumberStyle = 'decimal'): string => {
  const forms = COUNTED_UNITS[unit];
  const latex = forms === undefined ? unitOf(unit).latex : `\\ \\text{${formFor(value.valueOf(), forms)}}`;
  return `${latexOfExact(exact(value), style)}${latex}`;
};
