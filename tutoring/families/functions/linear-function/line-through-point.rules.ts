import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain, calculated } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { fraction, notationOfFunction, pointLatex } from '../function/function-lines.rules.ts';
import type { FunctionText, Point, SchoolFunction } from '../function/function.types.ts';
import { freeTermThrough, lineLatex, lineOf } from './line.rules.ts';

/** Words around the points of a formula that is sought. */
export const ASIDE = 'liniow*|prosta|prostej|przechodz*|przez|punkt*|wspolrzedn*|nalez*|ktorej|lezy|leza|wiedzac';

export const speaksOfFunction = ({ words }: FunctionText): boolean => words.some((word) => word.startsWith('funkcj'));

export const formulaAnswer = (line: SchoolFunction): Answer => ({
  kind: 'expression',
  notation: notationOfFunction(line),
  shown: `y = ${lineLatex(line)}`,
  isFormNeeded: false,
});

export const goesThrough = (answer: Answer, { x, y }: Point): boolean =>
  answer.kind === 'expression' && areClose(approximately(answer.notation, { x: x.valueOf() }), y.valueOf());

/** b, and the whole formula. */
export const finishing = (slope: Rational, point: Point): readonly FamilyStep[] => {
  const { x, y } = point;
  const free = freeTermThrough(slope, point);
  const line = lineOf(slope, free);
  return [
    {
      operation: 'substitute',
      what: `Do wzoru $y = ${isZero(slope) ? '' : `${slope.equals(ONE) ? '' : slope.equals(-1) ? '-' : fraction(slope)}x + `}b$ wstawiamy współrzędne punktu $${pointLatex(point)}$`,
      todo: 'wstaw współrzędne punktu do wzoru $y = ax + b$ z obliczonym już $a$',
      why: 'Punkt leży na wykresie, więc jego współrzędne spełniają wzór.',
      shown: `${fraction(y)} = ${fraction(slope)} \\cdot ${x.s < 0n ? `(${fraction(x)})` : fraction(x)} + b`,
      claims: [{ sides: [plain(y), `${plain(slope)} * ${plain(x)} + b`], at: [{ b: free.valueOf() }] }],
    },
    {
      operation: 'free',
      what: 'Obliczamy $b$',
      todo: 'wylicz $b$ z otrzymanego równania',
      why: '',
      ...calculated([`${plain(y)} - ${plain(slope)} * ${plain(x)}`, plain(free)], { symbol: 'b', style: 'fraction' }),
    },
    {
      operation: 'formula',
      what: 'Zapisujemy wzór z obliczonymi $a$ i $b$',
      todo: 'wstaw obliczone $a$ i $b$ do wzoru $y = ax + b$',
      why: '',
      shown: `y = ${lineLatex(line)}`,
      claims: [{ sides: [notationOfFunction(line), `${plain(slope)} * x + ${plain(free)}`], at: 'anywhere' }],
    },
  ];
};
