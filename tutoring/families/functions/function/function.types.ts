import type { Ask } from '#tutoring/families/asks.types.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A polynomial function of x, as it was written. */
export interface SchoolFunction {
  /** `f(x)` or `y`. */
  readonly name: string;
  readonly expression: Expression;
  readonly polynomial: Polynomial;
}

export interface Point {
  readonly x: Rational;
  readonly y: Rational;
}

/** A message about functions, taken apart: formulas and numbers here, what is left of it as words. */
export interface FunctionText {
  readonly functions: readonly SchoolFunction[];
  /** „f(x) = …” or „y = …”, and no bare formula. */
  readonly isNamed: boolean;
  readonly points: readonly Point[];
  /** The small letter before each of the points, empty where there is none. */
  readonly pointNames: readonly string[];
  /** Of „f(3)”, „x = 3”, „x_0 = 3” and „argument 3”. */
  readonly places: readonly Rational[];
  /** Of „f'(3)”. */
  readonly slopePlaces: readonly Rational[];
  /** Numbers that stand by themselves among the words. */
  readonly numbers: readonly Rational[];
  /** In the canonical form, without fillers, numbers and formulas. */
  readonly words: readonly string[];
}

/** One kind of question of a chapter about functions. */
export type FunctionAsk<Data> = Ask<FunctionText, Data>;
