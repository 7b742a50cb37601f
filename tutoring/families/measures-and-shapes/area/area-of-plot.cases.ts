import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers } from '../formulas/formula-lines.rules.ts';

interface LandUnit {
  /** An id of `units.ts`. */
  readonly id: 'ar' | 'ha';
  readonly squareMetres: number;
  /** „arów”. */
  readonly genitive: string;
  readonly why: string;
  /** What the sides of made plots are multiples of. */
  readonly step: number;
}

const LAND_UNITS: readonly LandUnit[] = [
  {
    id: 'ar',
    squareMetres: 100,
    genitive: 'arów',
    why: 'Ar to kwadrat o boku 10 m.',
    step: 10,
  },
  {
    id: 'ha',
    squareMetres: 10_000,
    genitive: 'hektarów',
    why: 'Hektar to kwadrat o boku 100 m.',
    step: 100,
  },
];

const PLOT = '(dzialka|pole|ogrod|laka|sad|park|plac|las|boisko)';
const OF_PLOT = '(dzialki|pola|ogrodu|laki|sadu|parku|placu|lasu|boiska|dzialka|pole|ogrod|laka|sad|park|plac)';
const SHAPED = '[ma] [w] (ksztalt|ksztalcie)';

const product = ([a = ZERO, b = a]: readonly Rational[]): Rational => a.mul(b);

const plotCase = (shape: 'rectangle' | 'square', { id, squareMetres, genitive, why, step }: LandUnit): FormulaCase => {
  const isSquare = shape === 'square';
  const sides = isSquare ? 'kwadratu [o] (boku|bokach) [dlugosci] {a}' : 'prostokata [o] (bokach|wymiarach) {a} & {b}';
  const figure = isSquare ? '(kwadratowa|kwadratowe|kwadratowy)' : '(prostokatna|prostokatne|prostokatny)';
  const has = isSquare ? '[ma] (bok|boki|o boku) {a}' : '[ma] (boki|wymiary|o wymiarach|o bokach) {a} & {b}';
  return {
    key: `${shape}-in-${id}`,
    slots: isSquare ? ['length'] : ['length', 'length'],
    templates: [
      `${PLOT} ${SHAPED} ${sides} [ma|zajmuje] [pole] @${id} [ma] [${OF_PLOT}]`,
      `@${id} (ma|zajmuje) ${PLOT} ${SHAPED} ${sides}`,
      `(powierzchnie|pole) [w] @${id} ${OF_PLOT} ${SHAPED} ${sides}`,
      `${figure} ${PLOT} ${has} @${id} [ma] [powierzchni|pola] [${OF_PLOT}]`,
      `${PLOT} ${figure} ${has} @${id} [ma] [powierzchni|pola] [${OF_PLOT}]`,
    ],
    level: isSquare ? 3 : 2,
    units: ['m'],
    unitsRead: ['m'],
    tell: ([a = '', b = '']) =>
      isSquare
        ? `Działka ma kształt kwadratu o boku ${a}. Ile to ${genitive}?`
        : `Działka ma kształt prostokąta o wymiarach ${a} i ${b}. Ile to ${genitive}?`,
    make: (pick) => (isSquare ? numbers(step * pick.int(2, 9)) : numbers(step * pick.int(2, 6), step * pick.int(3, 9))),
    solve: (lengths) => {
      const [a = ZERO, b = a] = lengths;
      const area = product(lengths);
      const value = area.div(squareMetres);
      return {
        steps: [
          lineStep(
            {
              operation: 'multiply',
              what: isSquare ? 'Mnożymy bok przez bok' : 'Mnożymy długość przez szerokość',
              todo: isSquare ? 'pomnóż bok przez bok' : 'pomnóż długość przez szerokość',
              why: 'Tak otrzymujemy pole w metrach kwadratowych.',
            },
            [`${plain(a)} * ${plain(b)}`, plain(area)],
            'P',
            undefined,
            'm2',
          ),
          lineStep(
            {
              operation: 'convert',
              what: `Zamieniamy metry kwadratowe na jednostkę gruntu`,
              todo: 'podziel przez liczbę metrów kwadratowych w jednostce, o którą pyta zadanie',
              why,
            },
            [`${plain(area)} : ${squareMetres}`, plain(value)],
            'P',
            undefined,
            id,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'P', unit: id },
        proof: `Wracamy do metrów: $${calculated([`${plain(value)} * ${squareMetres}`, plain(area)], { unit: 'm2' }).shown}$. To pole działki, więc się zgadza.`,
        notice: 'Wymiary są w metrach, a pytanie o inną jednostkę pola. Ile metrów kwadratowych ma ta jednostka?',
        nudge: 'Najpierw policz pole w metrach kwadratowych, a potem zamień jednostkę.',
      };
    },
    /** Side by side in units of land: an are is ten metres wide, a hectare a hundred. */
    isRight: ([a = ZERO, b = a], answer) =>
      rationalIn(answer)?.equals(a.div(Math.sqrt(squareMetres)).mul(b.div(Math.sqrt(squareMetres)))) ?? false,
    mistakes: (lengths) => ({
      'not-converted': exact(product(lengths)),
      'other-land-unit': exact(product(lengths).div(rational(id === 'ar' ? 10_000 : 100))),
      'a-thousand': exact(product(lengths).div(1000)),
      'perimeter-of-plot': exact(lengths.reduce((sum, one) => sum.add(one), ZERO).mul(isSquare ? 4 : 2)),
    }),
  };
};

/** „Ile arów ma działka?” */
export const PLOT_CASES: readonly FormulaCase[] = LAND_UNITS.flatMap((unit) => [
  plotCase('rectangle', unit),
  plotCase('square', unit),
]);
