import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, isTerminating, type Rational } from '#tutoring/mathematics/rational.ts';
import type { PercentQuestion } from '#tutoring/families/task.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

export type Worked = Omit<WorkedTask, 'task'>;
export type Asking<Asks extends PercentQuestion['asks']> = Extract<PercentQuestion, { asks: Asks }>;

/** Decimals where they end, otherwise fractions. */
export const written = (value: Rational): string => latexOfRational(value, isTerminating(value) ? 'decimal' : 'mixed');
export const factorOf = (percent: Rational): Rational => percent.div(HUNDRED);
export const withUnit = (value: Rational, unit: string): string =>
  `$${written(value)}$${unit === '' ? '' : ` ${unit}`}`;
export const factorLatex = (percent: Rational): string => written(factorOf(percent));
