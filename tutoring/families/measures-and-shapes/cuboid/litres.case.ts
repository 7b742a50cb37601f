import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, rationalIn } from '../formulas/formula-lines.rules.ts';

const inCubicCentimetres = ([a = ZERO, b = ZERO, c = ZERO]: readonly Rational[]): Rational => a.mul(b).mul(c);

/** An aquarium in centimetres, water in litres. */
export const litresCase: FormulaCase = {
  key: 'litres',
  slots: ['length', 'length', 'length'],
  templates: [
    'akwarium [o] [ma] [(wymiary|wymiarach)] [ksztalt prostopadloscianu] {a} & {b} & {c} @l wody [(zmiesci|miesci|wejdzie|zmiesci w nim|w nim zmiesci|wlejemy)]',
    '@l wody (zmiesci|miesci|wejdzie) [w|do] (akwarium|akwarium) [o] [(wymiary|wymiarach)] {a} & {b} & {c}',
  ],
  level: 3,
  units: ['cm'],
  tell: ([a = '', b = '', c = '']) => `Akwarium ma wymiary ${a}, ${b} i ${c}. Ile litrów wody się zmieści?`,
  make: (pick) => numbers(10 * pick.int(3, 8), 10 * pick.int(2, 5), 10 * pick.int(2, 5)),
  unitsRead: ['cm'],
  solve: (edges) => {
    const volume = inCubicCentimetres(edges);
    const litres = volume.div(1000);
    const [a, b, c] = edges.map((edge) => plain(edge.div(10)));
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
          'cm3',
        ),
        lineStep(
          {
            operation: 'convert',
            what: 'Zamieniamy centymetry sześcienne na litry',
            todo: 'podziel objętość przez tysiąc, żeby dostać litry',
            why: 'Jeden litr to decymetr sześcienny, czyli 1000 cm³.',
          },
          [`${plain(volume)} : 1000`, plain(litres)],
          'V',
          undefined,
          'l',
        ),
      ],
      answer: { kind: 'number', value: exact(litres), unit: 'l', symbol: 'V' },
      sentence: `W akwarium zmieści się $${calculated([plain(litres)], { unit: 'l' }).shown}$ wody.`,
      proof: `Od razu w decymetrach: $${calculated([`${a} * ${b} * ${c}`, plain(litres)], { unit: 'dm3' }).shown}$, a decymetr sześcienny to litr. Zgadza się.`,
      notice: 'Wymiary są w centymetrach, a pytanie jest o litry. Jaka bryła ma objętość jednego litra?',
      nudge: 'Oblicz objętość w centymetrach sześciennych, a potem zamień ją na litry: 1 l = 1 dm³.',
    };
  },
  isRight: ([a = ZERO, b = ZERO, c = ZERO], answer) =>
    rationalIn(answer)?.equals(a.div(10).mul(b.div(10)).mul(c.div(10))) ?? false,
  slips: (edges) => ({
    'not-litres': exact(inCubicCentimetres(edges)),
    'litre-of-hundred': exact(inCubicCentimetres(edges).div(100)),
    added: exact(edges.reduce((sum, edge) => sum.add(edge), ZERO)),
  }),
};
