import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor } from '#tutoring/families/functions/function/asking.rules.ts';
import { fraction, pointLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { FunctionAsk, Point } from '#tutoring/families/functions/function/function.types.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { isInteger, type Rational } from '#tutoring/mathematics/rational.ts';
import {
  answeredPoint,
  anyPoint,
  ASIDE,
  isSamePoint,
  onlyPoints,
  pointAnswer,
  pointsFigure,
  mistakenPoint,
  writingThePoint,
} from './plane-points.rules.ts';

interface Plane {
  readonly x: number;
  readonly y: number;
}

/** On the line through both ends and as far from each. */
const isMidway = (middle: Plane, first: Plane, second: Plane): boolean => {
  const [ax, ay, bx, by] = [first.x - middle.x, first.y - middle.y, second.x - middle.x, second.y - middle.y];
  return areClose(ax * by, ay * bx) && areClose(ax ** 2 + ay ** 2, bx ** 2 + by ** 2) && ax * bx + ay * by < 0;
};

const inNumbers = ({ x, y }: Point): Plane => ({ x: x.valueOf(), y: y.valueOf() });

const forEachCoordinate = (
  one: Point,
  other: Point,
  coordinate: (one: Rational, other: Rational) => Rational,
): Point => ({ x: coordinate(one.x, other.x), y: coordinate(one.y, other.y) });

interface Ends {
  readonly first: Point;
  readonly second: Point;
}

/** Not the middle with one of its ends: „S” never, „M” only beside „N”. */
const areEnds = (names: readonly string[]): boolean =>
  !names.includes('s') && names.includes('m') === names.includes('n');

const midpointOf = ({ first, second }: Ends): Point =>
  forEachCoordinate(first, second, (one, other) => one.add(other).div(2));

const halving = (letter: 'x' | 'y', { first, second }: Ends): FamilyStep => {
  const [one, other] = [first[letter], second[letter]];
  const [sum, mean] = [one.add(other), one.add(other).div(2)];
  const isCancelled = isInteger(mean) || !isInteger(sum);
  return {
    operation: `mean-${letter}`,
    what: `Dodajemy współrzędne $${letter}$ końców i dzielimy sumę przez $2$`,
    todo: `dodaj współrzędne $${letter}$ obu końców i podziel sumę przez $2$`,
    why: letter === 'x' ? 'Środek leży w połowie drogi, więc jego współrzędna jest średnią współrzędnych końców.' : '',
    ...calculated(
      [`(${plain(one)} + ${plain(other)}) / 2`, ...(isCancelled ? [`${plain(sum)} / 2`] : []), plain(mean)],
      { symbol: letter, style: 'fraction' },
    ),
  };
};

const wayText = (from: Point, to: Point): string => {
  const way = forEachCoordinate(from, to, (one, other) => other.sub(one));
  return `$x$ zmienia się o $${fraction(way.x)}$, a $y$ o $${fraction(way.y)}$`;
};

/** The same way from A to S and from S to B. */
const proofByWays = (from: Point, middle: Point, to: Point): string =>
  `Droga od $A$ do $S$: ${wayText(from, middle)}. Droga od $S$ do $B$: ${wayText(middle, to)}. Obie są takie same.`;

export const midpointAsk: FunctionAsk<Ends> = {
  levels: [2, 3],
  read: (text) => {
    const [first, second] = onlyPoints(text, 2);
    if (first === undefined || second === undefined || isSamePoint(first, second)) return undefined;
    return areEnds(text.pointNames) && asksFor(text, 'srodek|srodka', ASIDE) ? { first, second } : undefined;
  },
  tell: ({ first, second }) =>
    `Wyznacz środek odcinka o końcach $A = ${pointLatex(first)}$ i $B = ${pointLatex(second)}$.`,
  solve: (given) => ({
    steps: [halving('x', given), halving('y', given), writingThePoint(midpointOf(given), 'S')],
    answer: pointAnswer(midpointOf(given), 'S'),
    proof: proofByWays(given.first, midpointOf(given), given.second),
    notice: 'Środek jest tak samo daleko od obu końców. Jaka liczba leży w połowie między dwiema liczbami na osi?',
    nudge: 'Osobno dla $x$ i osobno dla $y$ oblicz średnią arytmetyczną współrzędnych końców.',
  }),
  isRight: ({ first, second }, answer) => {
    const middle = answeredPoint(answer);
    return middle !== undefined && isMidway(middle, inNumbers(first), inNumbers(second));
  },
  make: (pick, difficulty) => {
    const first = anyPoint(pick, 7);
    const step = difficulty === 2 ? 2 : 1;
    return {
      first,
      second: { x: first.x.add(step * nonZero(pick, 5)), y: first.y.add(step * nonZero(pick, 5)) },
    };
  },
  mistakes: ({ first, second }) => ({
    'coordinates-subtracted': mistakenPoint(forEachCoordinate(first, second, (one, other) => other.sub(one).div(2))),
    'not-halved': mistakenPoint(forEachCoordinate(first, second, (one, other) => one.add(other))),
  }),
  figure: ({ first, second }) => pointsFigure([first, second], 'AB', [first, second]),
};

interface HalfKnown {
  readonly end: Point;
  readonly middle: Point;
}

const otherEndOf = ({ end, middle }: HalfKnown): Point =>
  forEachCoordinate(end, middle, (one, half) => half.mul(2).sub(one));

const doubling = (letter: 'x' | 'y', { end, middle }: HalfKnown): FamilyStep => {
  const [one, half] = [end[letter], middle[letter]];
  return {
    operation: `double-${letter}`,
    what: `Podwajamy współrzędną $${letter}$ środka i odejmujemy współrzędną znanego końca`,
    todo: `podwój współrzędną $${letter}$ środka i odejmij współrzędną znanego końca`,
    why: letter === 'x' ? 'Współrzędna środka jest połową sumy współrzędnych końców.' : '',
    ...calculated(
      [`2 * ${plain(half)} - ${plain(one)}`, `${plain(half.mul(2))} - ${plain(one)}`, plain(half.mul(2).sub(one))],
      { symbol: letter, style: 'fraction' },
    ),
  };
};

export const otherEndAsk: FunctionAsk<HalfKnown> = {
  levels: [3],
  read: (text) => {
    const points = onlyPoints(text, 2);
    const [middle, end] = ['s', 'a'].map((name) => points[text.pointNames.indexOf(name)]);
    if (middle === undefined || end === undefined || isSamePoint(middle, end)) return undefined;
    const isOtherMeant = text.words.some((word) => /^(?:ab|b|koniec|konca|drugi\w*)$/.test(word));
    return isOtherMeant && asksFor(text, 'srodek|srodkiem|srodka', `${ASIDE}|b|koniec|drugi*`)
      ? { end, middle }
      : undefined;
  },
  tell: ({ end, middle }) =>
    `Punkt $S = ${pointLatex(middle)}$ jest środkiem odcinka $AB$, a $A = ${pointLatex(end)}$. Wyznacz punkt $B$.`,
  solve: (given) => ({
    steps: [doubling('x', given), doubling('y', given), writingThePoint(otherEndOf(given), 'B')],
    answer: pointAnswer(otherEndOf(given), 'B'),
    proof: proofByWays(given.end, given.middle, otherEndOf(given)),
    notice: 'Środek dzieli odcinek na dwie równe części. Którą drogę trzeba powtórzyć, żeby dojść do drugiego końca?',
    nudge: 'Współrzędna środka to połowa sumy współrzędnych końców. Jak odzyskać tę sumę, a z niej drugi koniec?',
  }),
  isRight: ({ end, middle }, answer) => {
    const other = answeredPoint(answer);
    return other !== undefined && isMidway(inNumbers(middle), inNumbers(end), other);
  },
  make: (pick) => {
    const end = anyPoint(pick, 6);
    return { end, middle: { x: end.x.add(nonZero(pick, 5)), y: end.y.add(nonZero(pick, 5)) } };
  },
  mistakes: ({ end, middle }) => ({
    'middle-of-the-given': mistakenPoint(midpointOf({ first: end, second: middle })),
    'middle-not-doubled': mistakenPoint(forEachCoordinate(end, middle, (one, half) => half.sub(one))),
  }),
  figure: ({ end, middle }) => pointsFigure([end, middle], 'AS', [end, middle]),
};
