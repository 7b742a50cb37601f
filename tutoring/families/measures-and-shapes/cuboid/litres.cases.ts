import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ONE, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers } from '../formulas/formula-lines.rules.ts';

interface EdgeUnit {
  readonly unit: 'cm' | 'dm' | 'm';
  /** How many decimetres it is. */
  readonly decimetres: Rational;
  /** „centymetry sześcienne”. */
  readonly cubic: string;
  readonly todo: string;
  readonly why: string;
  /** Behind the volume, in the notation of calculators. */
  readonly conversion: string;
}

const CENTIMETRES: EdgeUnit = {
  unit: 'cm',
  decimetres: rational(1, 10),
  cubic: 'centymetry sześcienne',
  todo: 'podziel objętość przez tysiąc, żeby dostać litry',
  why: 'Jeden litr to decymetr sześcienny, czyli 1000 cm³.',
  conversion: ': 1000',
};

const EDGE_UNITS: readonly EdgeUnit[] = [
  CENTIMETRES,
  {
    unit: 'dm',
    decimetres: ONE,
    cubic: 'decymetry sześcienne',
    todo: 'zapisz tę samą liczbę w litrach',
    why: 'Jeden litr to decymetr sześcienny.',
    conversion: '* 1',
  },
  {
    unit: 'm',
    decimetres: rational(10),
    cubic: 'metry sześcienne',
    todo: 'pomnóż objętość przez tysiąc, żeby dostać litry',
    why: 'Metr sześcienny to 1000 decymetrów sześciennych, czyli 1000 litrów.',
    conversion: '* 1000',
  },
];

const volumeOf = ([a = ZERO, b = ZERO, c = ZERO]: readonly Rational[]): Rational => a.mul(b).mul(c);

const TANK = '(akwarium|zbiorniku|zbiornika|naczyniu|naczynia|basenie|basenu|pojemniku)';
const FITS = '(zmiesci|miesci|wejdzie|zmiesci w nim|w nim zmiesci|wlejemy|pomiesci)';

/** Where the edges are decimetres already, another way is to fill it layer by layer. */
const layers = ([a = ZERO, b = ZERO, c = ZERO]: readonly Rational[], litres: Rational): string =>
  `Warstwami: warstwa o wysokości 1 dm to $${calculated([`${plain(a)} * ${plain(b)}`, plain(a.mul(b))], { unit: 'l' }).shown}$, a cała wysokość to $${calculated([plain(c)], { unit: 'dm' }).shown}$. Razem: $${calculated([`${plain(a.mul(b))} * ${plain(c)}`, plain(litres)], { unit: 'l' }).shown}$.`;

/** An aquarium or a tank measured in centimetres, decimetres or metres, water in litres. */
const litresCase = ({ unit, decimetres, cubic, todo, why, conversion }: EdgeUnit): FormulaCase => ({
  key: `litres-of-${unit}`,
  slots: ['length', 'length', 'length'],
  templates: [
    `(akwarium|zbiornik|basen|pojemnik) [o] [ma] [(wymiary|wymiarach)] [ksztalt prostopadloscianu] [o] [(wymiary|wymiarach)] {a} & {b} & {c} @l wody [${FITS}]`,
    `@l wody ${FITS} [w|do] [prostopadlosciennym|prostopadlosciennego] ${TANK} [w] [o] [ksztalcie prostopadloscianu] [o] [(wymiary|wymiarach)] {a} & {b} & {c}`,
  ],
  level: 3,
  units: [unit],
  unitsRead: [unit],
  tell: ([a = '', b = '', c = '']) => `Akwarium ma wymiary ${a}, ${b} i ${c}. Ile litrów wody się zmieści?`,
  make: (pick) => {
    const step = unit === 'cm' ? 10 : 1;
    return numbers(step * pick.int(3, 8), step * pick.int(2, 5), step * pick.int(2, 5));
  },
  solve: (edges, { volume: cubicUnit }) => {
    const volume = volumeOf(edges);
    const inDecimetres = edges.map((edge) => edge.mul(decimetres));
    const litres = volumeOf(inDecimetres);
    return {
      steps: [
        lineStep(
          {
            operation: 'multiply',
            what: 'Mnożymy wszystkie trzy wymiary',
            todo: 'pomnóż wszystkie trzy wymiary',
            why: 'Tak liczymy objętość prostopadłościanu.',
          },
          [edges.map(plain).join(' * '), plain(volume)],
          'V',
          undefined,
          cubicUnit,
        ),
        lineStep(
          { operation: 'convert', what: `Zamieniamy ${cubic} na litry`, todo, why },
          conversion === '* 1' ? [plain(litres)] : [`${plain(volume)} ${conversion}`, plain(litres)],
          'V',
          undefined,
          'l',
        ),
      ],
      answer: { kind: 'number', value: exact(litres), unit: 'l', symbol: 'V' },
      sentence: `Zmieści się $${calculated([plain(litres)], { unit: 'l' }).shown}$ wody.`,
      proof:
        unit === 'dm'
          ? layers(edges, litres)
          : `Od razu w decymetrach: $${calculated([inDecimetres.map(plain).join(' * '), plain(litres)], { unit: 'dm3' }).shown}$, a decymetr sześcienny to litr. Zgadza się.`,
      notice: 'Znamy wymiary, a pytanie jest o litry. Jaka bryła ma objętość jednego litra?',
      nudge: 'Oblicz objętość, a potem zamień ją na litry: 1 l = 1 dm³.',
    };
  },
  isRight: ([a = ZERO, b = ZERO, c = ZERO], answer) => {
    const said = rationalIn(answer);
    return said !== undefined && converted(said, 'l', `${unit}3`).div(a).div(b).equals(c);
  },
  mistakes: (edges) => ({
    'not-litres': unit === 'dm' ? undefined : exact(volumeOf(edges)),
    'litre-of-hundred': exact(volumeOf(edges).div(100)),
    added: exact(edges.reduce((sum, edge) => sum.add(edge), ZERO)),
  }),
});

export const litresCases: readonly FormulaCase[] = EDGE_UNITS.map(litresCase);
