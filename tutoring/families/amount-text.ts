import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { formFor } from './polish-count.ts';

/** A number of one unit; an id of `units.ts`. */
export interface Amount {
  readonly value: Rational;
  readonly unit: string;
}

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
