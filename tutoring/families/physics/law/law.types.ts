import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { Dimension } from '#tutoring/reading/units.ts';
import type { Quantity } from '#tutoring/reading/template.reader.ts';

export interface LawQuantity {
  /** As the canonical form of a message has it: `m`, `ek`. */
  readonly letter: string;
  /** LaTeX. */
  readonly symbol: string;
  readonly nominative: string;
  readonly accusative: string;
  /** None for a mere count, and for what a task never gives. */
  readonly dimension?: Dimension;
  /** In the formula of the law: 2 for a square, -1 below the bar. The defined quantity has -1 on the other side. */
  readonly power: -1 | 1 | 2;
  /** Regular expression of its names in the canonical form. */
  readonly words: string;
  /** In the first system's unit; taken where the task does not say it. */
  readonly fallback?: number;
  /** Regular expression of the canonical message for which the fallback may be taken; always where nothing is said. */
  readonly fallbackWhen?: string;
  /** Its number may stand without a unit: `g = 10`. */
  readonly isConstant?: boolean;
  /** Markdown of so many of them where a task tells it in words: „0,5 mola”, „20 pełnych wahnięć”. */
  readonly inWords?: (value: Rational) => string;
  /** May be given as „od 20 do 100”, told as „o 80”. */
  readonly isChange?: boolean;
}

/** The first quantity is the coefficient times the powers of the others: „F = m · a”, „E = m · v² / 2”. */
export interface Law {
  readonly id: string;
  readonly quantities: readonly [LawQuantity, ...LawQuantity[]];
  readonly coefficient?: Rational;
  /** Units by letter that fit together, the SI first. */
  readonly systems: readonly [UnitSystem, ...UnitSystem[]];
  /** Regular expression of the words that may stand beside the quantities and change nothing. */
  readonly words: string;
  /** Regular expression that the canonical message must match. */
  readonly needs?: string;
  /** What the law takes for something else, in the canonical form. */
  readonly rewritings?: readonly (readonly [RegExp, string])[];
  /** Other ways to write the formula, in the canonical form. */
  readonly formulas?: readonly string[];
  /** By the letter asked for; `{m}` is a quantity with its unit, `{g=}` has its letter before it. */
  readonly told: Readonly<Record<string, string>>;
  /** Where what changes gets less: regular expression of the words that say so, and how the task is told then. */
  readonly falling?: { readonly words: string; readonly told: Readonly<Record<string, string>> };
  /** Numbers for new tasks in units of the first system, for all quantities but one. */
  readonly values: Readonly<Record<string, readonly [number, ...number[]]>>;
  /** Units for harder tasks. */
  readonly otherUnits?: Readonly<Record<string, string>>;
}

export type UnitSystem = Readonly<Record<string, string>>;

export interface LawTask {
  readonly law: Law;
  /** The letter. */
  readonly asked: string;
  /** By letter, all but the one asked for. */
  readonly data: Readonly<Record<string, Measured>>;
  /** The unit in which the result is wanted. */
  readonly target?: string;
  /** What changes gets less. */
  readonly isFalling?: true;
}

export interface Measured extends Quantity {
  /** Empty for a mere count. */
  readonly unit: string;
  readonly difference?: { readonly from: Rational; readonly to: Rational };
  /** Taken from the table, for the task does not say it. */
  readonly isAssumed?: true;
}
