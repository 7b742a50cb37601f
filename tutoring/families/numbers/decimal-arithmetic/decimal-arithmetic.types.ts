import type { OperationSign } from '#tutoring/families/early/spoken-operation.reader.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** Two positive decimal numbers, at least one of which is not whole; the result ends. */
export interface DecimalGiven {
  readonly a: Rational;
  readonly sign: OperationSign;
  readonly b: Rational;
}
