import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import {
  approximationOf,
  asRational,
  differenceOf,
  exact,
  productOf,
  ratioOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { makeTriangle } from './sine-cosine-theorem.maker.ts';
import { readTriangle } from './sine-cosine-theorem.reader.ts';
import {
  ANGLE_NAMES,
  cosineOf,
  cosinePart,
  isLongest,
  resultOf,
  rootOf,
  sineOf,
  sumOfSquares,
} from './sine-cosine-theorem.rules.ts';
import { solveTriangle } from './sine-cosine-theorem.solver.ts';
import type { TriangleGiven } from './sine-cosine-theorem.types.ts';

const HALF = exact(rational(1, 2));

const tell = (given: TriangleGiven): string => {
  const length = (side: Exact): string => `$${withUnit(side, given.unit, 'fraction')}$`;
  switch (given.kind) {
    case 'third-side':
      return `W trójkącie dwa boki mają długości ${length(given.sides[0])} i ${length(given.sides[1])}, a kąt między nimi ma $${given.angle}^\\circ$. Oblicz długość trzeciego boku.`;
    case 'area':
      return `Oblicz pole trójkąta o bokach ${length(given.sides[0])} i ${length(given.sides[1])} oraz kącie $${given.angle}^\\circ$ między nimi.`;
    case 'angle':
      return `Boki trójkąta mają długości ${length(given.sides[0])}, ${length(given.sides[1])} i ${length(given.opposite)}. Oblicz miarę ${isLongest(given.sides, given.opposite) ? 'największego kąta' : `kąta leżącego naprzeciw boku o długości ${length(given.opposite)}`}.`;
    case 'radius':
      return `W trójkącie bok $${given.name} = ${withUnit(given.side, given.unit, 'fraction')}$ leży naprzeciw kąta $${ANGLE_NAMES[given.name]} = ${given.angle}^\\circ$. Oblicz promień $R$ okręgu opisanego na trójkącie.`;
    case 'side':
      return `W trójkącie bok $${given.name} = ${withUnit(given.side, given.unit, 'fraction')}$ leży naprzeciw kąta $${ANGLE_NAMES[given.name]} = ${given.angle}^\\circ$, a bok $${given.otherName}$ naprzeciw kąta $${ANGLE_NAMES[given.otherName]} = ${given.otherAngle}^\\circ$. Oblicz $${given.otherName}$.`;
  }
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The end of a side that begins in the origin. */
const corner = (length: number, degrees: number): readonly [number, number] => [
  length * Math.cos(radians(degrees)),
  length * Math.sin(radians(degrees)),
];

/** By coordinates: one side on the axis, the other at its angle. */
const distance = (one: number, other: number, degrees: number): number => {
  const [x, y] = corner(other, degrees);
  return Math.hypot(x - one, y);
};

const isRight = (given: TriangleGiven, value: number): boolean => {
  switch (given.kind) {
    case 'third-side':
    case 'area': {
      const [one, other] = [approximationOf(given.sides[0]), approximationOf(given.sides[1])];
      const third = distance(one, other, given.angle);
      if (given.kind === 'third-side') return areClose(value, third);
      const half = (one + other + third) / 2;
      return areClose(value ** 2, half * (half - one) * (half - other) * (half - third));
    }
    case 'angle': {
      const [one, other] = [approximationOf(given.sides[0]), approximationOf(given.sides[1])];
      return areClose(distance(one, other, value), approximationOf(given.opposite));
    }
    // A chord is seen from the middle of the circle at twice the angle.
    case 'radius':
      return areClose(distance(value, value, 2 * given.angle), approximationOf(given.side));
    // The third side is the sum of the projections of both; the theorem of cosines must hold with it.
    case 'side': {
      const side = approximationOf(given.side);
      const third = side * Math.cos(radians(given.otherAngle)) + value * Math.cos(radians(given.angle));
      return areClose(distance(value, third, given.angle), side);
    }
  }
};

const wrongSide = (given: TriangleGiven, cosine: Exact): readonly Exact[] | undefined => {
  if (given.kind !== 'third-side' || given.angle === 90) return undefined;
  const root = rootOf(differenceOf(sumOfSquares(given.sides), cosinePart(given.sides, cosine)));
  return root && [root];
};

export const sineCosineTheoremFamily: Family<TriangleGiven> = {
  id: 'sine-cosine-theorem',
  title: 'Twierdzenie sinusów i cosinusów',
  grades: [10, 12],
  read: readTriangle,
  tell,
  solve: solveTriangle,
  check: (given, answer) => {
    const size = answer.kind === 'number' ? approximationOf(answer.value) : 0;
    return size > 0 && isRight(given, size);
  },
  make: makeTriangle,
  mistakes: [
    {
      id: 'pythagoras',
      leadsTo: (given) => wrongSide(given, []),
      says: 'Twierdzenie Pitagorasa działa tylko w trójkącie prostokątnym. Jaki kąt leży między tymi bokami?',
    },
    {
      id: 'pythagoras-without-root',
      leadsTo: (given) => (given.kind === 'third-side' && given.angle !== 90 ? [sumOfSquares(given.sides)] : undefined),
      says: 'Sama suma kwadratów wystarcza tylko w trójkącie prostokątnym. Czego brakuje w twierdzeniu cosinusów?',
    },
    {
      id: 'sign-of-cosine',
      leadsTo: (given) => {
        if (given.kind === 'third-side') return wrongSide(given, cosineOf(180 - given.angle));
        const angle = given.kind === 'angle' ? resultOf(given) : undefined;
        return angle && [differenceOf(exact(rational(180)), angle)];
      },
      says: 'Sprawdź znak przy cosinusie: kąt ostry ma cosinus dodatni, a rozwarty ujemny.',
    },
    {
      id: 'sine-left-out',
      leadsTo: (given) => (given.kind === 'area' ? [productOf(HALF, productOf(...given.sides))] : undefined),
      says: 'To połowa iloczynu boków. Taki wzór jest dobry tylko dla kąta prostego: brakuje sinusa.',
    },
    {
      id: 'half-left-out',
      leadsTo: (given) =>
        given.kind === 'area' ? [productOf(productOf(...given.sides), sineOf(given.angle))] : undefined,
      says: 'To pole równoległoboku o tych bokach. Jaką jego częścią jest trójkąt?',
    },
    {
      id: 'diameter',
      leadsTo: (given) => (given.kind === 'radius' ? [ratioOf(given.side, sineOf(given.angle))] : undefined),
      says: 'Iloraz boku i sinusa to średnica okręgu opisanego, a pytamy o promień.',
    },
    {
      id: 'sines-swapped',
      leadsTo: (given) =>
        given.kind === 'side'
          ? [ratioOf(productOf(given.side, sineOf(given.angle)), sineOf(given.otherAngle))]
          : undefined,
      says: 'Sinusy zamieniły się miejscami. Każdy bok dzielimy przez sinus kąta leżącego naprzeciw niego.',
    },
    {
      id: 'angles-instead-of-sines',
      leadsTo: (given) =>
        given.kind === 'side' && asRational(given.side) !== undefined
          ? [productOf(given.side, exact(rational(given.otherAngle, given.angle)))]
          : undefined,
      says: 'Boki są proporcjonalne do sinusów kątów, a nie do samych kątów.',
    },
  ],
};
