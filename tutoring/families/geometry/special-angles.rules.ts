import { squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';

export type Trig = 'sin' | 'cos' | 'tg';

const root = (value: Rational): Exact => squareRootOf(value) ?? [];

const SINE_SQUARES: Readonly<Record<number, Rational>> = {
  0: ZERO,
  30: rational(1, 4),
  45: rational(1, 2),
  60: rational(3, 4),
  90: ONE,
};

const NEGATIVE: Readonly<Record<number, number>> = { 120: 60, 135: 45, 150: 30, 180: 0 };

const sineSquareOf = (angle: number): Rational | undefined => SINE_SQUARES[NEGATIVE[angle] ?? angle];

/** Of whole degrees from 0 to 180; undefined for angles that have no value in the school's table, and for tg 90°. */
export const trigOf = (trig: Trig, angle: number): Exact | undefined => {
  const square = sineSquareOf(angle);
  if (square === undefined) return undefined;
  const isObtuse = angle > 90;
  const signed = (value: Exact): Exact =>
    isObtuse ? value.map(({ coefficient, radicand }) => ({ coefficient: coefficient.neg(), radicand })) : value;
  const rest = ONE.sub(square);
  switch (trig) {
    case 'sin':
      return root(square);
    case 'cos':
      return signed(root(rest));
    case 'tg':
      return rest.equals(ZERO) ? undefined : signed(root(square.div(rest)));
  }
};

export const radians = (angle: number): string => `${angle} * pi / 180`;

export const trigNotation = (trig: Trig, angle: number): string => `${trig}(${radians(angle)})`;

export const trigLatex = (trig: Trig, argument: string): string =>
  trig === 'tg' ? `\\operatorname{tg}${argument}` : `\\${trig}${argument}`;

export const approximateTrig = (trig: Trig, angle: number): number => {
  const size = (angle * Math.PI) / 180;
  return trig === 'sin' ? Math.sin(size) : trig === 'cos' ? Math.cos(size) : Math.tan(size);
};
