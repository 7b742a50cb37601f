import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain, calculated } from '#tutoring/families/calculated.rules.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import {
  fraction,
  functionFrom,
  functionLatex,
  graphFigure,
  notationOfFunction,
  pointLatex,
  substitutionLine,
} from '../function/function-lines.rules.ts';
import type { FunctionAsk, FunctionText, Point, SchoolFunction } from '../function/function.types.ts';
import { freeTermThrough, lineFrom, lineOf, slopeOf } from './line.rules.ts';

import { ASIDE, formulaAnswer, goesThrough, finishing, speaksOfFunction } from './line-through-point.rules.ts';
/** The graph of a function, or only its slope, and a point of another one. */
interface SlopeKnown {
  readonly other: SchoolFunction | undefined;
  readonly isPerpendicular: boolean;
  /** Of the function that is sought. */
  readonly slope: Rational;
  readonly point: Point;
}

const relatedIn = (text: FunctionText): SlopeKnown | undefined => {
  const other = onlyFunction(text, 1, { points: 1 });
  const [point] = text.points;
  if (other === undefined || point === undefined) return undefined;
  const [isParallel, isPerpendicular] = ['rownolegl*', 'prostopadl*'].map((phrase) =>
    asksFor(text, phrase, `${ASIDE}|wykresem|rownani*`),
  );
  if (isParallel === isPerpendicular) return undefined;
  const slope = slopeOf(other);
  return {
    other,
    isPerpendicular: isPerpendicular === true,
    slope: isParallel === true ? slope : slope.inverse().neg(),
    point,
  };
};

const withSlopeIn = (text: FunctionText): SlopeKnown | undefined => {
  const [point, ...more] = text.points;
  const [slope, ...others] = text.numbers;
  const isAll = text.functions.length + text.places.length + more.length + others.length === 0;
  return point !== undefined &&
    slope !== undefined &&
    isAll &&
    !isZero(slope) &&
    asksFor(text, 'wspolczynnik* kierunkow*', `${ASIDE}|rown*`)
    ? { other: undefined, isPerpendicular: false, slope, point }
    : undefined;
};

const findingSlope = ({ other, isPerpendicular, slope }: SlopeKnown): readonly FamilyStep[] => {
  if (other === undefined) return [];
  const old = slopeOf(other);
  return isPerpendicular
    ? [
        {
          operation: 'slope',
          what: 'Wykresy są prostopadłe, więc iloczyn współczynników kierunkowych to $-1$',
          todo: 'odczytaj współczynnik kierunkowy podanej funkcji i znajdź liczbę, która pomnożona przez niego daje $-1$',
          why: 'To warunek prostopadłości prostych.',
          ...calculated([`-1 : ${plain(old)}`, plain(slope)], { symbol: 'a', style: 'fraction' }),
        },
      ]
    : [
        {
          operation: 'slope',
          what: 'Wykresy są równoległe, więc mają ten sam współczynnik kierunkowy',
          todo: 'odczytaj współczynnik kierunkowy podanej funkcji; szukana funkcja ma taki sam',
          why: 'Proste równoległe są tak samo nachylone do osi $x$.',
          shown: `a = ${fraction(slope)}`,
          claims: [{ sides: [plain(old), plain(slope)] }],
        },
      ];
};

/** The point is on the line, and the slopes are what they should be. */
const proofOf = ({ other, isPerpendicular, slope, point }: SlopeKnown): string => {
  const line = functionFrom(notationOfFunction(lineOf(slope, freeTermThrough(slope, point))), 'y');
  const onLine = `Wstawiamy do wzoru pierwszą współrzędną punktu $A$: $${substitutionLine(line, point.x).shown}$, a tyle wynosi druga.`;
  if (other === undefined) return onLine;
  const slopes = isPerpendicular
    ? `Iloczyn współczynników kierunkowych to $${calculated([`${plain(slopeOf(other))} * ${plain(slope)}`, '-1'], { style: 'fraction' }).shown}$, więc wykresy są prostopadłe.`
    : 'Przy $x$ stoi w obu wzorach ta sama liczba, więc wykresy są równoległe.';
  return `${onLine} ${slopes}`;
};

export const slopeKnownAsk: FunctionAsk<SlopeKnown> = {
  levels: [2, 3],
  read: (text) =>
    (speaksOfFunction(text) && text.words.some((word) => word.startsWith('wzor'))) ||
    text.words.some((word) => /^(?:rownani|prosta$)/.test(word))
      ? (relatedIn(text) ?? withSlopeIn(text))
      : undefined,
  tell: ({ other, isPerpendicular, slope, point }) =>
    other === undefined
      ? `Wyznacz wzór funkcji liniowej o współczynniku kierunkowym $${fraction(slope)}$, której wykres przechodzi przez punkt $A = ${pointLatex(point)}$.`
      : `Wyznacz wzór funkcji liniowej, której wykres jest ${isPerpendicular ? 'prostopadły' : 'równoległy'} do wykresu funkcji $${functionLatex(other)}$ i przechodzi przez punkt $A = ${pointLatex(point)}$.`,
  solve: (given) => {
    const { slope, point, other } = given;
    return {
      steps: [...findingSlope(given), ...finishing(slope, point)],
      answer: formulaAnswer(lineOf(slope, freeTermThrough(slope, point))),
      proof: proofOf(given),
      notice:
        other === undefined
          ? 'Wzór funkcji liniowej to $y = ax + b$. Które z liczb $a$ i $b$ już znasz, a do której doprowadzi podany punkt?'
          : 'Wzór funkcji liniowej to $y = ax + b$. Co o współczynniku $a$ mówi położenie wykresu względem podanej prostej?',
      nudge:
        'Ustal $a$, zapisz wzór $y = ax + b$ i wstaw do niego współrzędne punktu. Zostanie równanie z jedną niewiadomą $b$.',
    };
  },
  isRight: ({ other, isPerpendicular, slope, point }, answer) => {
    if (answer.kind !== 'expression' || !goesThrough(answer, point)) return false;
    const rise = approximately(answer.notation, { x: 1 }) - approximately(answer.notation, { x: 0 });
    if (other === undefined) return areClose(rise, slope.valueOf());
    const old = approximately(notationOfFunction(other), { x: 1 }) - approximately(notationOfFunction(other), { x: 0 });
    return isPerpendicular ? areClose(rise * old, -1) : areClose(rise, old);
  },
  make: (pick, difficulty) => {
    const given = nonZero(pick, difficulty === 2 ? 4 : 3);
    const isTold = pick.int(0, 2) === 0;
    const isPerpendicular = !isTold && difficulty === 3 && pick.int(0, 1) === 1;
    const slope = isPerpendicular ? rational(-1, given) : rational(given);
    const x = rational(isPerpendicular ? given * nonZero(pick, 2) : nonZero(pick, 5));
    return {
      other: isTold ? undefined : lineFrom(given, nonZero(pick, 8), 'y'),
      isPerpendicular,
      slope,
      point: { x, y: slope.mul(x).add(nonZero(pick, 7)) },
    };
  },
  mistakes: ({ other, slope, isPerpendicular, point }) => ({
    'sign-of-coefficient': [notationOfFunction(lineOf(slope.neg(), freeTermThrough(slope.neg(), point)))],
    'second-coordinate-for-free-term': [notationOfFunction(lineOf(slope, point.y))],
    ...(other === undefined || !isPerpendicular
      ? {}
      : {
          'slope-only-turned': [
            notationOfFunction(lineOf(slopeOf(other).neg(), freeTermThrough(slopeOf(other).neg(), point))),
          ],
        }),
  }),
  figure: ({ other, slope, point }) =>
    graphFigure([lineOf(slope, freeTermThrough(slope, point)), ...(other === undefined ? [] : [other])], [point]),
};
