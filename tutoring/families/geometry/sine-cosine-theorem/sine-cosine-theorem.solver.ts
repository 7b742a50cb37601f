import { asRational, differenceOf, exact, productOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { exactLine, notationOf } from '../exact-line.rules.ts';
import { trigNotation } from '../special-angles.rules.ts';
import {
  ANGLE_NAMES,
  cosineOf,
  cosineOfSides,
  cosinePart,
  isLongest,
  sineOf,
  squareOf,
  sumOfSquares,
} from './sine-cosine-theorem.rules.ts';
import type { Of, SideName, TriangleGiven } from './sine-cosine-theorem.types.ts';
import { solveOtherSide, solveRadius } from './theorem-of-sines.solver.ts';
import { answerOf, latex, proofLine, recalled } from './triangle-lines.rules.ts';

const COSINES =
  'Twierdzenie cosinusów: kwadrat boku to suma kwadratów dwóch pozostałych boków zmniejszona o podwojony iloczyn tych boków i cosinusa kąta między nimi.';
const signed = (value: Exact): string =>
  (value[0]?.coefficient.s ?? 0n) < 0n
    ? `- ${notationOf(value.map(({ coefficient, radicand }) => ({ coefficient: coefficient.neg(), radicand })))}`
    : `+ ${notationOf(value)}`;

/** For hints only the formula with the data in it, before anything is calculated. */
const withDataOnly = (...[before, value, options]: Parameters<typeof exactLine>): ReturnType<typeof exactLine> => {
  const { prepared } = exactLine(before.slice(0, 1), value, options);
  return { ...exactLine(before, value, options), prepared };
};

const power = (side: Exact): string => `${notationOf(side)}^2`;
const othersOf = (name: SideName): readonly SideName[] => (['a', 'b', 'c'] as const).filter((one) => one !== name);

const thirdSide = (given: Of<'third-side'>): FamilySolution => {
  const { sides, angle, name, unit } = given;
  const [one, other] = sides;
  const cosine = cosineOf(angle);
  const part = cosinePart(sides, cosine);
  const square = differenceOf(sumOfSquares(sides), part);
  const [first, second] = othersOf(name);
  const answer = answerOf(given, name);
  return {
    steps: [
      recalled('cos', angle, 'Skorzystamy z twierdzenia cosinusów.'),
      {
        operation: 'substitute',
        what: `Oznaczamy szukany bok przez $${name}$ i podstawiamy dane do twierdzenia cosinusów`,
        todo: 'podstaw dane do twierdzenia cosinusów i oblicz kwadrat szukanego boku',
        why: 'Znamy dwa boki i kąt między nimi, a szukany bok leży naprzeciw tego kąta.',
        ...withDataOnly(
          [
            `${power(one)} + ${power(other)} - 2 * ${notationOf(one)} * ${notationOf(other)} * (${notationOf(cosine)})`,
            ...(part.length === 0
              ? []
              : [`${notationOf(squareOf(one))} + ${notationOf(squareOf(other))} ${signed(differenceOf([], part))}`]),
          ],
          square,
          { symbol: `${name}^2`, formula: `${first}^2 + ${second}^2 - 2${first}${second}\\cos ${ANGLE_NAMES[name]}` },
        ),
      },
      {
        operation: 'root',
        what: 'Wyciągamy pierwiastek',
        todo: 'wyciągnij pierwiastek; bok ma długość dodatnią',
        why: 'Długość boku jest dodatnia.',
        ...exactLine([`sqrt(${notationOf(square)})`], answer.value, {
          symbol: name,
          unit,
        }),
      },
    ],
    answer,
    proof: proofLine(
      `\\frac{${latex(squareOf(one))} + ${latex(squareOf(other))} - ${latex(square)}}{2 \\cdot ${latex(one)} \\cdot ${latex(other)}} = ${latex(cosine)} = \\cos ${angle}^\\circ`,
    ),
    notice: 'Jakie dwa boki są dane i gdzie leży dany kąt? Czy ten trójkąt jest prostokątny?',
    nudge: COSINES,
  };
};

const area = (given: Of<'area'>): FamilySolution => {
  const { sides, angle, unit } = given;
  const [one, other] = sides;
  const sine = sineOf(angle);
  const answer = answerOf(given, 'P', unit && `${unit}2`);
  return {
    steps: [
      recalled('sin', angle),
      {
        operation: 'substitute',
        what: 'Podstawiamy dane do wzoru na pole',
        todo: 'podstaw dane do wzoru na pole z sinusem kąta między bokami',
        why: 'Jeden bok razy sinus kąta daje wysokość opuszczoną na drugi bok.',
        ...exactLine([`1/2 * ${notationOf(one)} * ${notationOf(other)} * (${notationOf(sine)})`], answer.value, {
          symbol: 'P',
          formula: '\\frac{1}{2}ab\\sin\\gamma',
          ...(unit === undefined ? {} : { unit: `${unit}2` }),
        }),
      },
    ],
    answer,
    proof: `Wysokość opuszczona na bok $${latex(one)}$ ma $${latex(productOf(other, sine))}$, a połowa iloczynu podstawy i wysokości to $${latex(answer.value)}$.`,
    notice: 'Jakie dwa boki są dane i gdzie leży dany kąt? Czego brakuje do zwykłego wzoru na pole?',
    nudge: 'Pole trójkąta to połowa iloczynu dwóch boków i sinusa kąta między nimi.',
  };
};

const angleOf = (given: Of<'angle'>): FamilySolution => {
  const { sides, opposite } = given;
  const [one, other] = sides;
  const answer = answerOf(given, '\\gamma', 'deg');
  const degrees = asRational(answer.value)?.valueOf() ?? 0;
  const cosine = cosineOfSides(sides, opposite);
  const top = differenceOf(sumOfSquares(sides), squareOf(opposite));
  const bottom = cosinePart(sides, exact(rational(1)));
  return {
    steps: [
      {
        operation: 'substitute',
        what: `Oznaczamy szukany kąt przez $\\gamma$, leżący naprzeciw niego bok przez $c = ${latex(opposite)}$ i wyznaczamy cosinus z twierdzenia cosinusów`,
        todo: 'wyznacz cosinus szukanego kąta z twierdzenia cosinusów',
        why: `${isLongest(sides, opposite) ? 'Największy kąt leży naprzeciw najdłuższego boku. ' : ''}W twierdzeniu cosinusów po jednej stronie stoi bok leżący naprzeciw szukanego kąta.`,
        ...withDataOnly(
          [
            `(${power(one)} + ${power(other)} - ${power(opposite)}) / (2 * ${notationOf(one)} * ${notationOf(other)})`,
            `(${notationOf(top)}) / (${notationOf(bottom)})`,
          ],
          cosine,
          { symbol: '\\cos\\gamma', formula: '\\frac{a^2 + b^2 - c^2}{2ab}' },
        ),
      },
      {
        operation: 'recall',
        what:
          degrees > 90
            ? 'Cosinus jest ujemny, więc kąt jest rozwarty. Odczytujemy go z tabeli'
            : 'Odczytujemy kąt z tabeli',
        todo: 'odczytaj kąt z tabeli; zwróć uwagę na znak cosinusa',
        why: '',
        shown: `\\gamma = ${degrees}^\\circ`,
        claims: [{ sides: [trigNotation('cos', degrees), notationOf(cosine)] }, { sides: [String(degrees)] }],
      },
    ],
    answer: { ...answer, style: 'decimal' },
    proof: proofLine(
      `${latex(squareOf(one))} + ${latex(squareOf(other))} - ${latex(bottom)} \\cdot \\cos ${degrees}^\\circ = ${latex(sumOf(sumOfSquares(sides), differenceOf([], cosinePart(sides, cosine))))}`,
    ),
    notice: `Znasz wszystkie trzy boki. Naprzeciw którego z nich leży ${isLongest(sides, opposite) ? 'największy' : 'szukany'} kąt?`,
    nudge: COSINES,
  };
};

export const solveTriangle = (given: TriangleGiven): FamilySolution => {
  switch (given.kind) {
    case 'third-side':
      return thirdSide(given);
    case 'area':
      return area(given);
    case 'angle':
      return angleOf(given);
    case 'radius':
      return solveRadius(given);
    case 'side':
      return solveOtherSide(given);
  }
};
