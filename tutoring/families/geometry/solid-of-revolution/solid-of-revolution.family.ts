import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { approximationOf, exact, productOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { readSolid } from './solid-of-revolution.reader.ts';
import { askedWords, measureOf, slantOf, solveSolid } from './solid-of-revolution.solver.ts';
import type { SolidGiven } from './solid-of-revolution.types.ts';

const SLICES = 2000;

/** In another way than by the difference of squares. */
const highOf = ({ radius, height, slant }: SolidGiven): number =>
  slant === undefined
    ? (height?.valueOf() ?? 0)
    : slant.valueOf() * Math.sin(Math.acos(radius.valueOf() / slant.valueOf()));

/** By Simpson's rule over slices of the rotated profile: areas of slices for a volume, rings for a surface. In multiples of π. */
const turned = (given: SolidGiven): number => {
  const { solid, asked, radius } = given;
  const r = radius.valueOf();
  const h = solid === 'sphere' ? 2 * r : highOf(given);
  const profile = (x: number): number =>
    solid === 'cylinder' ? r : solid === 'cone' ? (r * x) / h : Math.sqrt(Math.max(0, x * (2 * r - x)));
  // The width of a ring on a sphere is r / profile: the ring itself is 2r.
  const slope = solid === 'cone' ? Math.hypot(1, r / h) : 1;
  const ring = (x: number): number => (solid === 'sphere' ? 2 * r : 2 * profile(x) * slope);
  const slice = (x: number): number => (asked === 'volume' ? profile(x) ** 2 : ring(x));
  let sum = slice(0) + slice(h);
  for (let index = 1; index < SLICES; index += 1) sum += (index % 2 === 1 ? 4 : 2) * slice((h * index) / SLICES);
  const side = (sum * h) / (3 * SLICES);
  if (asked !== 'surface' || solid === 'sphere') return side;
  return side + (solid === 'cylinder' ? 2 : 1) * r * r;
};

const scaled = (value: Exact, by: Rational): Exact => productOf(value, exact(by));

const tell = (given: SolidGiven): string => {
  const { solid, radius, height = ZERO, unit, isSquareSection } = given;
  const length = (value: Rational): string => `$${withUnit(value, unit)}$`;
  if (isSquareSection)
    return `Przekrój osiowy walca jest kwadratem o boku ${length(height)}. Oblicz ${askedWords(given)}.`;
  if (solid === 'sphere') return `Oblicz ${askedWords(given)} o promieniu ${length(radius)}.`;
  if (given.slant !== undefined)
    return `Stożek ma promień podstawy ${length(radius)} i tworzącą ${length(given.slant)}. Oblicz ${askedWords(given)}.`;
  return `${solid === 'cone' ? 'Stożek' : 'Walec'} ma promień podstawy ${length(radius)} i wysokość ${length(height)}. Oblicz ${askedWords(given)}.`;
};

const LEGS: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [9, 12],
  [8, 15],
  [12, 5],
  [10, 24],
  [15, 8],
];

export const solidOfRevolutionFamily: Family<SolidGiven> = {
  id: 'solid-of-revolution',
  title: 'Walec, stożek i kula',
  grades: [8, 13],
  read: readSolid,
  tell,
  solve: solveSolid,
  check: (given, answer) =>
    answer.kind === 'number' && answer.times === 'π' && areClose(approximationOf(answer.value), turned(given)),
  make: (pick, difficulty) => {
    const unit = pick.oneOf(['cm', 'dm', 'm']);
    if (difficulty === 1)
      return {
        solid: 'cylinder',
        asked: pick.oneOf(['volume', 'lateral']),
        radius: rational(pick.int(2, 7)),
        height: rational(pick.int(3, 12)),
        unit,
        isSquareSection: false,
      };
    if (difficulty === 2 && pick.int(1, 3) === 1)
      return {
        solid: 'sphere',
        asked: pick.oneOf(['volume', 'surface']),
        // No radius is the diameter of another one: a similar sphere never has the result of that mistake.
        radius: rational(pick.oneOf([3, 9, 15])),
        height: undefined,
        unit,
        isSquareSection: false,
      };
    if (difficulty === 3 && pick.int(1, 3) === 1) {
      const side = rational(2 * pick.int(2, 6));
      return {
        solid: 'cylinder',
        asked: pick.oneOf(['volume', 'surface', 'lateral']),
        radius: side.div(rational(2)),
        height: side,
        unit,
        isSquareSection: true,
      };
    }
    const [radius, height] = pick.oneOf<readonly [number, number]>(LEGS);
    if (pick.int(1, 3) === 1)
      return {
        solid: 'cone',
        asked: difficulty === 2 ? pick.oneOf(['lateral', 'surface']) : 'volume',
        radius: rational(radius),
        height: undefined,
        slant: rational(Math.hypot(radius, height)),
        unit,
        isSquareSection: false,
      };
    return {
      solid: 'cone',
      asked: difficulty === 2 ? pick.oneOf(['volume', 'lateral']) : pick.oneOf(['lateral', 'surface']),
      radius: rational(radius),
      height: rational(height),
      unit,
      isSquareSection: false,
    };
  },
  mistakes: [
    {
      id: 'radius-not-squared',
      leadsTo: (given) =>
        given.asked === 'volume' && given.solid !== 'sphere' && !(given.slant !== undefined && given.radius.equals(3))
          ? [scaled(measureOf(given), rational(1).div(given.radius))]
          : undefined,
      says: 'Promień wszedł tu tylko raz. We wzorze na pole koła promień jest podniesiony do kwadratu.',
    },
    {
      id: 'diameter-for-radius',
      leadsTo: (given) =>
        given.slant !== undefined && given.asked === 'volume'
          ? [scaled(measureOf(given), rational(4))]
          : [measureOf({ ...given, radius: given.radius.mul(rational(2)) })],
      says: 'Zamiast promienia podstawiona jest tu średnica. Sprawdź, która z tych długości stoi we wzorze.',
    },
    {
      id: 'height-for-slant',
      leadsTo: (given) =>
        given.solid === 'cone' && given.asked === 'lateral' && given.slant === undefined
          ? [exact(given.radius.mul(given.height ?? ZERO))]
          : undefined,
      says: 'Zamiast tworzącej podstawiona jest tu wysokość. Tworzącą trzeba najpierw obliczyć.',
    },
    {
      id: 'third-forgotten',
      leadsTo: (given) =>
        given.solid === 'cone' && given.asked === 'volume' ? [scaled(measureOf(given), rational(3))] : undefined,
      says: 'To objętość walca o tej podstawie i wysokości. Stożek jest od niego mniejszy: przypomnij sobie wzór.',
    },
    {
      id: 'only-lateral',
      leadsTo: (given) =>
        given.asked === 'surface' && given.solid !== 'sphere' ? [measureOf({ ...given, asked: 'lateral' })] : undefined,
      says: 'To sama powierzchnia boczna. W polu całkowitym są jeszcze podstawy.',
    },
    {
      id: 'slant-for-height',
      leadsTo: ({ radius, slant, asked }) =>
        slant !== undefined && asked === 'volume' ? [exact(radius.mul(radius).mul(slant).div(3))] : undefined,
      says: 'Zamiast wysokości podstawiona jest tu tworząca. Wysokość trzeba najpierw obliczyć.',
    },
    {
      id: 'sphere-formula',
      leadsTo: (given) =>
        given.solid === 'sphere'
          ? [measureOf({ ...given, asked: given.asked === 'volume' ? 'surface' : 'volume' })]
          : undefined,
      says: 'Wzory na pole i objętość kuli zamieniły się miejscami. W objętości promień stoi w trzeciej potędze.',
    },
    {
      id: 'slant-alone',
      leadsTo: (given) =>
        given.solid === 'cone' && given.asked !== 'volume' && given.slant === undefined ? [slantOf(given)] : undefined,
      says: 'To dopiero tworząca stożka. Pole powierzchni trzeba jeszcze obliczyć ze wzoru.',
    },
  ],
  figure: ({ solid, radius, height, slant, unit }) => {
    const r = radius.valueOf();
    const label = (value: Rational): string => `${value.toString().replace('.', ',')} ${unit ?? ''}`.trim();
    if (solid === 'sphere') return { kind: 'shape', circles: [{ x: 0, y: 0, radius: r, radiusLabel: label(radius) }] };
    const h = height?.valueOf() ?? (slant === undefined ? 1 : Math.sqrt(slant.valueOf() ** 2 - r ** 2));
    return solid === 'cylinder'
      ? {
          kind: 'shape',
          polygons: [
            {
              points: [
                [-r, 0],
                [r, 0],
                [r, h],
                [-r, h],
              ],
              sides: [null, label(height ?? ZERO)],
            },
          ],
          segments: [{ from: [0, 0], to: [r, 0], label: label(radius) }],
        }
      : {
          kind: 'shape',
          polygons: [
            {
              points: [
                [-r, 0],
                [r, 0],
                [0, h],
              ],
            },
          ],
          segments: [
            { from: [0, 0], to: [r, 0], label: label(radius) },
            slant === undefined
              ? { from: [0, 0], to: [0, h], label: label(height ?? ZERO) }
              : { from: [r, 0], to: [0, h], label: label(slant) },
          ],
        };
  },
};
