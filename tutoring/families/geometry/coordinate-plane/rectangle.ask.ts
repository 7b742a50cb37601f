import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { asksFor } from '#tutoring/families/functions/function/asking.rules.ts';
import { inList, pointLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { FunctionAsk, Point } from '#tutoring/families/functions/function/function.types.ts';
import { answersNumber } from '#tutoring/families/functions/function/value.asks.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { apart } from './distance.ask.ts';
import { anyPoint, ASIDE, isSamePoint, onlyPoints, pointsFigure } from './plane-points.rules.ts';

/** By two opposite corners, its sides parallel to the axes; the second of its corners is beside the first. */
interface Rectangle {
  readonly first: Point;
  readonly opposite: Point;
  readonly isLevelFirst: boolean;
}

const width = ({ first, opposite }: Rectangle): Rational => opposite.x.sub(first.x).abs();
const height = ({ first, opposite }: Rectangle): Rational => opposite.y.sub(first.y).abs();

const cornersOf = ({ first, opposite, isLevelFirst }: Rectangle): readonly Point[] => {
  const [beside, above] = [
    { x: opposite.x, y: first.y },
    { x: first.x, y: opposite.y },
  ];
  return isLevelFirst ? [first, beside, opposite, above] : [first, above, opposite, beside];
};

const rectangleOf = ([first, second, opposite, last]: readonly Point[]): Rectangle | undefined => {
  if (first === undefined || second === undefined || opposite === undefined || last === undefined) return undefined;
  const given: Rectangle = { first, opposite, isLevelFirst: first.y.equals(second.y) };
  const [, beside = first, , above = first] = cornersOf(given);
  const isFlat = first.x.equals(opposite.x) || first.y.equals(opposite.y);
  return !isFlat && isSamePoint(second, beside) && isSamePoint(last, above) ? given : undefined;
};

const LETTERS = 'ABCD';

export const rectangleAsk: FunctionAsk<Rectangle> = {
  levels: [2],
  read: (text) => {
    const given = rectangleOf(onlyPoints(text, 4));
    return given !== undefined && asksFor(text, 'pole prostokat*|pole kwadrat*', `${ASIDE}|wierzchol*|abcd`)
      ? given
      : undefined;
  },
  tell: (given) => {
    const corners = cornersOf(given).map((corner, index) => `$${LETTERS.charAt(index)} = ${pointLatex(corner)}$`);
    return `Oblicz pole prostokąta o wierzchołkach ${corners.slice(0, 3).join(', ')} i ${corners.slice(3).join('')}.`;
  },
  solve: (given) => {
    const [across, upwards] = [width(given), height(given)];
    return {
      steps: [
        {
          operation: 'width',
          what: 'Obliczamy długość poziomego boku',
          todo: 'oblicz długość poziomego boku: o ile różnią się współrzędne $x$ jego końców?',
          why: 'Końce poziomego odcinka mają tę samą współrzędną $y$.',
          ...apart(given.first.x, given.opposite.x, 'a'),
        },
        {
          operation: 'height',
          what: 'Obliczamy długość pionowego boku',
          todo: 'oblicz długość pionowego boku: o ile różnią się współrzędne $y$ jego końców?',
          why: 'Końce pionowego odcinka mają tę samą współrzędną $x$.',
          ...apart(given.first.y, given.opposite.y, 'b'),
        },
        {
          operation: 'multiply',
          what: 'Mnożymy długości boków',
          todo: 'pomnóż długości boków',
          why: 'Pole prostokąta jest iloczynem długości sąsiednich boków.',
          ...calculated([`${plain(across)} * ${plain(upwards)}`, plain(across.mul(upwards))], {
            symbol: 'P',
            style: 'fraction',
          }),
        },
      ],
      answer: { kind: 'number', value: exact(across.mul(upwards)), symbol: 'P', style: 'fraction' },
      proof: `Dzielimy pole przez jeden z boków: $${calculated([`${plain(across.mul(upwards))} : ${plain(across)}`, plain(upwards)], { style: 'fraction' }).shown}$. To długość drugiego boku.`,
      notice: 'Narysuj ten prostokąt w układzie współrzędnych. Jak leżą jego boki względem osi?',
      nudge: 'Długości boków odczytasz z różnic współrzędnych. Jak z nich obliczyć pole?',
    };
  },
  isRight: (given, answer) => {
    const corners = cornersOf(given).map(({ x, y }) => ({ x: x.valueOf(), y: y.valueOf() }));
    const twice = corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0);
    return answersNumber(answer, Math.abs(twice) / 2);
  },
  make: (pick) => {
    const first = anyPoint(pick, 5);
    // No square: that one would be named so.
    const upwards = pick.int(2, 8);
    const drawn = pick.int(2, 8);
    const opposite = { x: first.x.add(drawn < upwards ? drawn : drawn + 1), y: first.y.add(upwards) };
    return { first, opposite, isLevelFirst: true };
  },
  mistakes: (given) => ({
    'perimeter-for-area': inList(width(given).add(height(given)).mul(2)),
    'area-of-half': inList(width(given).mul(height(given)).div(2)),
  }),
  figure: (given) => pointsFigure(cornersOf(given), LETTERS, [...cornersOf(given), given.first]),
};
