import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { LawTask } from './law.types.ts';

/** Numbers by letter. */
export type Values = Readonly<Record<string, Rational>>;

interface NamedMistake {
  /** Kebab-case. */
  readonly id: string;
  /** Names it, without the result. */
  readonly says: string;
}

/** What goes wrong before the numbers are put in; undefined where it makes no difference. */
export interface UnitMistake extends NamedMistake {
  readonly valuesOf: (task: LawTask) => Values | undefined;
}

/** What goes wrong with the formula or in it; in the unit of the system. */
export interface FormulaMistake extends NamedMistake {
  readonly leadsTo: (task: LawTask, values: Values) => Exact | undefined;
}
