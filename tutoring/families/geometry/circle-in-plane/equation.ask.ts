import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { asksFor } from '#tutoring/families/functions/function/asking.rules.ts';
import { fraction, pointLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { FunctionAsk, FunctionText, Point } from '#tutoring/families/functions/function/function.types.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { asRational, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { isInteger, isNegative, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { anyPoint, isSamePoint, pointOf } from '../coordinate-plane/plane-points.rules.ts';
import { leftSide } from './circle-notation.rules.ts';

/** What a circle is known by, its equation asked for. */
type KnownBy =
  | { readonly by: 'radius'; readonly centre: Point; readonly radius: Rational }
  | { readonly by: 'point'; readonly centre: Point; readonly point: Point }
  | { readonly by: 'diameter'; readonly first: Point; readonly second: Point };

const middle = (one: Rational, other: Rational): Rational => one.add(other).div(2);

const centreOf = (given: KnownBy): Point =>
  given.by === 'diameter'
    ? { x: middle(given.first.x, given.second.x), y: middle(given.first.y, given.second.y) }
    : given.centre;

const distanceSquare = (one: Point, other: Point): Rational => one.x.sub(other.x).pow(2).add(one.y.sub(other.y).pow(2));

const radiusSquareOf = (given: KnownBy): Rational => {
  switch (given.by) {
    case 'radius':
      return given.radius.pow(2);
    case 'point':
      return distanceSquare(given.centre, given.point);
    case 'diameter':
      return distanceSquare(centreOf(given), given.first);
  }
};

const notationOf = (centre: Point, radiusSquare: Rational): string =>
  `${leftSide({ a: centre.x, b: centre.y })} - ${plain(radiusSquare)}`;

const sensible = (given: KnownBy): KnownBy | undefined => {
  const centre = centreOf(given);
  const square = radiusSquareOf(given);
  const isPositive = !isZero(square) && (given.by !== 'radius' || !isNegative(given.radius));
  return isInteger(centre.x) && isInteger(centre.y) && isInteger(square) && isPositive ? given : undefined;
};

const ASIDE =
  'okreg*|okrag|srodek|srodk*|promien*|promieniem|o|i|przechodz*|przez|punkt*|s|r|ab|srednic*|koncach|konce|gdzie|nalezy|odcinek|odcinka';

const says = ({ words }: FunctionText, stem: string): boolean => words.some((word) => word.startsWith(stem));

/** By its name, else by the word that stands first. */
const centreFirst = ({ words, pointNames }: FunctionText): boolean =>
  pointNames.includes('s')
    ? pointNames[0] === 's'
    : words.findIndex((word) => word.startsWith('srod')) <
      words.findIndex((word) => /^(?:przechodz|nalezy)/.test(word));

const knownBy = (text: FunctionText): KnownBy | undefined => {
  const { points, numbers, functions, places, slopePlaces } = text;
  const [first, second, ...others] = points;
  if (first === undefined || others.length + functions.length + places.length + slopePlaces.length > 0)
    return undefined;
  const [hasCentre, hasRadius, hasDiameter] = ['srod', 'promie', 'srednic'].map((stem) => says(text, stem));
  const [radius, ...more] = numbers;
  if (second === undefined)
    return hasCentre && hasRadius && !hasDiameter && radius !== undefined && more.length === 0
      ? { by: 'radius', centre: first, radius }
      : undefined;
  if (numbers.length > 0 || hasRadius) return undefined;
  if (hasDiameter) return hasCentre ? undefined : { by: 'diameter', first, second };
  const isThrough = hasCentre && (says(text, 'przechodz') || says(text, 'nalezy'));
  if (!isThrough) return undefined;
  return centreFirst(text)
    ? { by: 'point', centre: first, point: second }
    : { by: 'point', centre: second, point: first };
};

/** „Napisz równanie okręgu o środku (1, −2) i promieniu 4”. */
export const equationAsk: FunctionAsk<KnownBy> = {
  levels: [1, 2, 3],
  read: (text) => {
    const known = asksFor(text, 'rownani*', ASIDE) && says(text, 'okr') ? knownBy(text) : undefined;
    return known && sensible(known);
  },
  tell: (given) => {
    switch (given.by) {
      case 'radius':
        return `Napisz równanie okręgu o środku $S = ${pointLatex(given.centre)}$ i promieniu $${fraction(given.radius)}$.`;
      case 'point':
        return `Napisz równanie okręgu o środku $S = ${pointLatex(given.centre)}$, który przechodzi przez punkt $A = ${pointLatex(given.point)}$.`;
      case 'diameter':
        return `Napisz równanie okręgu o średnicy $AB$, gdzie $A = ${pointLatex(given.first)}$ i $B = ${pointLatex(given.second)}$.`;
    }
  },
  solve: (given) => {
    const [centre, square] = [centreOf(given), radiusSquareOf(given)];
    return {
      steps: [...centreSteps(given), squareStep(given), writing(centre, square)],
      answer: {
        kind: 'expression',
        notation: notationOf(centre, square),
        shown: `${leftSide({ a: centre.x, b: centre.y })} = ${fraction(square)}`,
        isFormNeeded: false,
        isEquation: true,
      },
      proof: proofOf(given),
      notice: NOTICE[given.by],
      nudge:
        'Okrąg o środku $(a; b)$ i promieniu $r$ ma równanie $(x - a)^2 + (y - b)^2 = r^2$. Wstaw do niego to, co znasz.',
    };
  },
  isRight: (given, answer) => {
    if (answer.kind !== 'expression') return false;
    const [x, y] = [centreOf(given).x.valueOf(), centreOf(given).y.valueOf()];
    const radius =
      given.by === 'radius'
        ? given.radius.valueOf()
        : given.by === 'point'
          ? Math.hypot(given.point.x.valueOf() - x, given.point.y.valueOf() - y)
          : Math.hypot(given.first.x.sub(given.second.x).valueOf(), given.first.y.sub(given.second.y).valueOf()) / 2;
    const at = (angle: number, times: number): number =>
      approximately(answer.notation, {
        x: x + times * radius * Math.cos(angle),
        y: y + times * radius * Math.sin(angle),
      });
    return [0.3, 1.7, 3.9].every((angle) => areClose(at(angle, 1) + 1, 1)) && at(0, 0) < 0 && at(0, 2) > 0;
  },
  make: (pick, difficulty) => {
    const centre = anyPoint(pick, 6);
    if (difficulty === 1) return { by: 'radius', centre, radius: pointOf(pick.int(2, 9), 0).x };
    if (difficulty === 2) return { by: 'point', centre, point: beside(pick, centre) };
    const way = beside(pick, pointOf(0, 0));
    return {
      by: 'diameter',
      first: { x: centre.x.sub(way.x), y: centre.y.sub(way.y) },
      second: { x: centre.x.add(way.x), y: centre.y.add(way.y) },
    };
  },
  mistakes: (given) => {
    const [centre, square] = [centreOf(given), radiusSquareOf(given)];
    const root = squareRootOf(square);
    const radius = root && asRational(root);
    const opposite = { x: centre.x.neg(), y: centre.y.neg() };
    return {
      'signs-in-brackets': isSamePoint(centre, opposite) ? undefined : [notationOf(opposite, square)],
      'radius-not-squared': radius === undefined ? undefined : [notationOf(centre, radius)],
      'diameter-for-radius': [notationOf(centre, square.mul(4))],
    };
  },
  figure: () => undefined,
};

const beside = (pick: Pick, { x, y }: Point): Point => ({ x: x.add(pick.int(1, 6)), y: y.add(pick.int(-5, 5)) });

const NOTICE: Readonly<Record<KnownBy['by'], string>> = {
  radius: 'Znasz środek i promień. Na którym miejscu równania okręgu stoją współrzędne środka?',
  point: 'Znasz środek, a promienia nie. Jak daleko od środka leży każdy punkt okręgu?',
  diameter: 'Gdzie na średnicy leży środek okręgu? Jaką częścią średnicy jest promień?',
};

const centreSteps = (given: KnownBy): readonly FamilyStep[] => {
  if (given.by !== 'diameter') return [];
  const { first, second } = given;
  return (['x', 'y'] as const).map((letter) => ({
    operation: `middle-${letter}`,
    what: `Środek okręgu jest środkiem średnicy: obliczamy jego współrzędną $${letter}$`,
    todo: `oblicz współrzędną $${letter}$ środka średnicy`,
    why: letter === 'x' ? 'Współrzędne środka odcinka są średnimi współrzędnych jego końców.' : '',
    ...calculated(
      [`(${plain(first[letter])} + ${plain(second[letter])}) / 2`, plain(middle(first[letter], second[letter]))],
      { symbol: `${letter}_S` },
    ),
  }));
};

const squareStep = (given: KnownBy): FamilyStep => {
  const square = plain(radiusSquareOf(given));
  if (given.by === 'radius')
    return {
      operation: 'square',
      what: 'Podnosimy promień do kwadratu',
      todo: 'podnieś promień do kwadratu',
      why: 'Po prawej stronie równania okręgu stoi kwadrat promienia.',
      ...calculated([`${plain(given.radius)}^2`, square], { symbol: 'r^2' }),
    };
  const [centre, point] = [centreOf(given), given.by === 'point' ? given.point : given.first];
  return {
    operation: 'distance',
    what: 'Obliczamy kwadrat promienia, czyli kwadrat odległości środka od punktu okręgu',
    todo: 'oblicz kwadrat odległości środka od punktu okręgu',
    why: 'Promień jest przeciwprostokątną trójkąta, którego przyprostokątne są różnicami współrzędnych.',
    ...calculated([`(${plain(point.x)} - ${plain(centre.x)})^2 + (${plain(point.y)} - ${plain(centre.y)})^2`, square], {
      symbol: 'r^2',
    }),
  };
};

/** A point of the circle that the steps have not used, put into the equation. */
const proofOf = (given: KnownBy): string => {
  const [centre, square] = [centreOf(given), radiusSquareOf(given)];
  const opposite = (one: Point): Point => ({ x: centre.x.mul(2).sub(one.x), y: centre.y.mul(2).sub(one.y) });
  const [point, what] =
    given.by === 'radius'
      ? [{ x: centre.x, y: centre.y.add(given.radius) }, 'leży nad środkiem, w odległości promienia od niego']
      : given.by === 'point'
        ? [opposite(given.point), 'jest drugim końcem średnicy wychodzącej z punktu $A$']
        : [given.second, 'jest drugim końcem średnicy'];
  const line = calculated(
    [`(${plain(point.x)} - ${plain(centre.x)})^2 + (${plain(point.y)} - ${plain(centre.y)})^2`, plain(square)],
    { style: 'fraction' },
  );
  return `Punkt $${pointLatex(point)}$ ${what}. Wstawiamy go do równania: $${line.shown}$. Leży na okręgu.`;
};

const writing = (centre: Point, square: Rational): FamilyStep => {
  const [x, y, r] = [centre.x.valueOf(), centre.y.valueOf(), Math.sqrt(square.valueOf())];
  const side = leftSide({ a: centre.x, b: centre.y });
  return {
    operation: 'equation',
    what: 'Wstawiamy środek i kwadrat promienia do równania okręgu',
    todo: 'wstaw środek i kwadrat promienia do równania okręgu',
    why: `Od $x$ i $y$ odejmujemy współrzędne środka${x < 0 || y < 0 ? ', więc znak ujemnej współrzędnej zmienia się na plus' : ''}.`,
    shown: `${side} = ${fraction(square)}`,
    claims: [
      {
        sides: [side, plain(square)],
        at: [
          { x: x + r, y },
          { x, y: y - r },
          { x: x + 0.6 * r, y: y + 0.8 * r },
        ],
      },
    ],
  };
};
