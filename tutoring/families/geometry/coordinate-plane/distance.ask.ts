import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Difficulty, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { asksFor } from '#tutoring/families/functions/function/asking.rules.ts';
import { fraction, inList, pointLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { FunctionAsk, Point } from '#tutoring/families/functions/function/function.types.ts';
import { asRational, exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { isInteger, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { exactLine } from '../exact-line.rules.ts';
import { anyPoint, ASIDE, isSamePoint, onlyPoints, pointsFigure } from './plane-points.rules.ts';

interface Distance {
  readonly first: Point;
  readonly second: Point;
}

const across = ({ first, second }: Distance): Rational => second.x.sub(first.x).abs();
const upwards = ({ first, second }: Distance): Rational => second.y.sub(first.y).abs();

const lengthOf = (given: Distance): Exact => squareRootOf(across(given).pow(2).add(upwards(given).pow(2))) ?? [];

/** How far two coordinates are from each other: the smaller is taken away. */
export const apart = (one: Rational, other: Rational, symbol: string): ReturnType<typeof calculated> => {
  const [more, less] = one.gt(other) ? [one, other] : [other, one];
  return calculated([`${plain(more)} - ${plain(less)}`, plain(more.sub(less))], { symbol, style: 'fraction' });
};

const alongAxis = (given: Distance): FamilyStep => {
  const { first, second } = given;
  const isUpright = isZero(across(given));
  return {
    operation: 'subtract',
    what: `Punkty mają tę samą współrzędną $${isUpright ? 'x' : 'y'}$, więc od większej współrzędnej $${isUpright ? 'y' : 'x'}$ odejmujemy mniejszą`,
    todo: `porównaj współrzędne punktów i od większej współrzędnej $${isUpright ? 'y' : 'x'}$ odejmij mniejszą`,
    why: `Odcinek jest ${isUpright ? 'pionowy' : 'poziomy'}, więc jego długość widać na jednej osi.`,
    ...(isUpright ? apart(first.y, second.y, '|AB|') : apart(first.x, second.x, '|AB|')),
  };
};

const byPythagoras = (given: Distance): readonly FamilyStep[] => {
  const [width, height] = [across(given), upwards(given)];
  return [
    {
      operation: 'across',
      what: 'Obliczamy, o ile punkty są odległe w poziomie',
      todo: 'oblicz, o ile różnią się współrzędne $x$ punktów',
      why: 'Odcinek jest przeciwprostokątną trójkąta o przyprostokątnych równoległych do osi.',
      ...apart(given.first.x, given.second.x, 'a'),
    },
    {
      operation: 'upwards',
      what: 'Obliczamy, o ile punkty są odległe w pionie',
      todo: 'oblicz, o ile różnią się współrzędne $y$ punktów',
      why: '',
      ...apart(given.first.y, given.second.y, 'b'),
    },
    {
      operation: 'pythagoras',
      what: 'Z twierdzenia Pitagorasa obliczamy długość odcinka',
      todo: 'zastosuj twierdzenie Pitagorasa: dodaj kwadraty obu różnic i wyciągnij pierwiastek',
      why: 'Kwadrat przeciwprostokątnej jest sumą kwadratów przyprostokątnych.',
      ...exactLine(
        [`sqrt(${plain(width)}^2 + ${plain(height)}^2)`, `sqrt(${plain(width.pow(2).add(height.pow(2)))})`],
        lengthOf(given),
        { symbol: '|AB|' },
      ),
    },
  ];
};

const isAlongAxis = (given: Distance): boolean => isZero(across(given)) || isZero(upwards(given));

/** The length added to the smaller coordinate. */
const proofByWalking = (given: Distance): string => {
  const { first, second } = given;
  const [one, other] = isZero(across(given)) ? [first.y, second.y] : [first.x, second.x];
  const [less, more] = one.lt(other) ? [one, other] : [other, one];
  const walked = calculated([`${plain(less)} + ${plain(more.sub(less))}`, plain(more)], { style: 'fraction' });
  return `Idziemy po osi od mniejszej współrzędnej: $${walked.shown}$. Trafiamy w większą.`;
};

/** The square of the length beside those of both legs. */
const proofBySquares = (given: Distance): string => {
  const [width, height] = [across(given), upwards(given)];
  const squares = [width.pow(2), height.pow(2)] as const;
  const square = fraction(squares[0].add(squares[1]));
  const length = lengthOf(given);
  const written = latexOfExact(length, 'fraction');
  const base = asRational(length) === undefined || written.includes('frac') ? `\\left(${written}\\right)` : written;
  const [one, other] = [width, height].map((side) =>
    isInteger(side) ? fraction(side) : `\\left(${fraction(side)}\\right)`,
  );
  return `Kwadrat długości odcinka ma być sumą kwadratów obu różnic: $${base}^2 = ${square}$ i $${one}^2 + ${other}^2 = ${fraction(squares[0])} + ${fraction(squares[1])} = ${square}$. Zgadza się.`;
};

type Sides = readonly [width: number, height: number];

const sidesOf: Readonly<Record<Difficulty, (pick: Pick) => Sides>> = {
  1: (pick) => (pick.int(0, 1) === 0 ? [0, pick.int(2, 9)] : [pick.int(2, 9), 0]),
  2: (pick) => {
    const triples: readonly [Sides, ...Sides[]] = [
      [3, 4],
      [6, 8],
      [5, 12],
      [9, 12],
      [8, 15],
    ];
    const [shorter, longer] = pick.oneOf(triples);
    return pick.int(0, 1) === 0 ? [shorter, longer] : [longer, shorter];
  },
  3: (pick) => [pick.int(1, 6), pick.int(1, 6)],
};

export const distanceAsk: FunctionAsk<Distance> = {
  levels: [1, 2, 3],
  read: (text) => {
    const [first, second] = onlyPoints(text, 2);
    if (first === undefined || second === undefined || isSamePoint(first, second)) return undefined;
    return asksFor(text, 'odleglosc*|dlugosc*|dlugi*', `${ASIDE}|miedzy|pomiedzy|od|b`) ? { first, second } : undefined;
  },
  tell: (given) =>
    isAlongAxis(given)
      ? `Oblicz długość odcinka o końcach $A = ${pointLatex(given.first)}$ i $B = ${pointLatex(given.second)}$.`
      : `Oblicz odległość punktów $A = ${pointLatex(given.first)}$ i $B = ${pointLatex(given.second)}$.`,
  solve: (given) => ({
    steps: isAlongAxis(given) ? [alongAxis(given)] : byPythagoras(given),
    answer: { kind: 'number', value: lengthOf(given), symbol: '|AB|', style: 'fraction' },
    proof: isAlongAxis(given) ? proofByWalking(given) : proofBySquares(given),
    notice: isAlongAxis(given)
      ? 'Porównaj współrzędne obu punktów: która z nich jest taka sama? Jak więc leży ten odcinek?'
      : 'Zaznacz punkty na kratkach i dorysuj trójkąt prostokątny, którego bokiem jest odcinek $AB$. Jak długie są jego przyprostokątne?',
    nudge: isAlongAxis(given)
      ? 'Ile jednostek na osi dzieli te dwa punkty? Uważaj na znaki współrzędnych.'
      : 'Różnice współrzędnych to przyprostokątne. Z twierdzenia Pitagorasa obliczysz przeciwprostokątną.',
    ...(isAlongAxis(given) ? { setup: 'Od większej z różnych współrzędnych odejmij mniejszą.' } : {}),
  }),
  isRight: ({ first, second }, answer) => {
    if (answer.kind !== 'number' || answer.value.some(({ coefficient }) => coefficient.s < 0n)) return false;
    const lengths = [first, second].map(({ x, y }) => x.pow(2).add(y.pow(2)));
    const product = first.x.mul(second.x).add(first.y.mul(second.y));
    const square = lengths.reduce((sum, one) => sum.add(one)).sub(product.mul(2));
    return asRational(productOf(answer.value, answer.value))?.equals(square) ?? false;
  },
  make: (pick, difficulty) => {
    const first = anyPoint(pick, 6);
    const [width, height] = sidesOf[difficulty](pick);
    return { first, second: { x: first.x.add(width), y: first.y.add(height * pick.oneOf([1, -1])) } };
  },
  mistakes: (given) => {
    const { first, second } = given;
    const square = across(given).pow(2).add(upwards(given).pow(2));
    return {
      'differences-added': isAlongAxis(given) ? undefined : inList(across(given).add(upwards(given))),
      'not-rooted': isAlongAxis(given) ? undefined : [exact(square)],
      'coordinates-added': isZero(across(given)) ? inList(first.y.add(second.y).abs()) : undefined,
    };
  },
  figure: ({ first, second }) => pointsFigure([first, second], 'AB', [first, second]),
};
