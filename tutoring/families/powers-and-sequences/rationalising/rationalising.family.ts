import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, productOf, squareRootOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

/** top : (√radicand + beside), where `beside` may be zero. */
interface RationalisingGiven {
  readonly top: number;
  readonly radicand: number;
  readonly beside: number;
}

const REMOVE =
  '(usun|usunac|usuwanie|pozbadz|pozbyc) [niewymiernosc|niewymiernosci] [z|w] [mianownika|mianowniku] [ulamka|wyrazenia|liczby]';
const TEMPLATES = [template(`${REMOVE} {e=formula}`), template(`{e=formula} ${REMOVE}`)];

const PLAIN = /^\(?(\d{1,3})\)?\/\(?sqrt\((\d{1,3})\)\)?$/;
const SUM = /^\(?(\d{1,3})\)?\/\(sqrt\((\d{1,3})\)([-+])(\d{1,2})\)$/;
const TURNED = /^\(?(\d{1,3})\)?\/\((\d{1,2})\+sqrt\((\d{1,3})\)\)$/;

const formulaGiven = (formula: string): RationalisingGiven | undefined => {
  const [, top, radicand] = PLAIN.exec(formula) ?? [];
  if (top !== undefined) return { top: Number(top), radicand: Number(radicand), beside: 0 };
  const [, above, under, sign, more] = SUM.exec(formula) ?? [];
  if (above !== undefined)
    return { top: Number(above), radicand: Number(under), beside: Number(`${sign ?? ''}${more ?? ''}`) };
  const [, over, first, root] = TURNED.exec(formula) ?? [];
  return over === undefined ? undefined : { top: Number(over), radicand: Number(root), beside: Number(first) };
};

const isSensible = ({ top, radicand, beside }: RationalisingGiven): boolean =>
  top > 0 && radicand > 1 && !Number.isInteger(Math.sqrt(radicand)) && radicand !== beside * beside;

const rootOf = (radicand: number): Exact => squareRootOf(rational(radicand)) ?? [];
const whole = (value: number | Rational): Exact => exact(typeof value === 'number' ? rational(value) : value);

/** What the fraction is extended by: √n, or √n − m. */
const partnerOf = ({ radicand, beside }: RationalisingGiven): Exact =>
  beside === 0 ? rootOf(radicand) : sumOf(rootOf(radicand), whole(-beside));

const bottomOf = ({ radicand, beside }: RationalisingGiven): number => radicand - beside * beside;

const resultOf = (given: RationalisingGiven): Exact =>
  productOf(whole(rational(given.top, bottomOf(given))), partnerOf(given));

const signed = (value: number): string => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;

const latexBelow = ({ radicand, beside }: RationalisingGiven): string =>
  `\\sqrt{${radicand}}${beside === 0 ? '' : ` ${signed(beside)}`}`;

const taskLatex = (given: RationalisingGiven): string => `\\frac{${given.top}}{${latexBelow(given)}}`;

/** In the notation of calculators, „2 * sqrt(3)”, „3 * sqrt(2) / 2”, „(sqrt(5) + 1) / 2”, in each order of a sum. */
const writtenAs = (value: Exact): readonly [string, ...string[]] => {
  const bottom = value.reduce((all, { coefficient }) => {
    const d = Number(coefficient.d);
    return (all * d) / gcd(all, d);
  }, 1);
  const terms = value.map(({ coefficient, radicand }) => {
    const size = coefficient.mul(bottom);
    const factor = Number(size.n);
    const root = radicand === 1n ? '' : `sqrt(${radicand})`;
    return {
      sign: size.s < 0n ? '-' : '+',
      text: root === '' ? String(factor) : factor === 1 ? root : `${factor} * ${root}`,
    };
  });
  const below = bottom === 1 ? '' : ` / ${bottom}`;
  const joined = (all: typeof terms): string =>
    all.map(({ sign, text }, index) => (index === 0 && sign === '+' ? text : `${sign} ${text}`)).join(' ');
  const [first, ...others] = [terms, terms.toReversed()].map((all) =>
    all.length > 1 && below !== '' ? `(${joined(all)})${below}` : `${joined(all)}${below}`,
  );
  return [first ?? '', ...others];
};

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

const solve = (given: RationalisingGiven): FamilySolution => {
  const { top, radicand, beside } = given;
  const result = resultOf(given);
  const bottom = bottomOf(given);
  const partner = latexOfExact(partnerOf(given));
  const partnerNotation = beside === 0 ? `sqrt(${radicand})` : `(sqrt(${radicand}) - (${beside}))`;
  const below = beside === 0 ? `sqrt(${radicand})` : `(sqrt(${radicand}) + (${beside}))`;
  const above =
    beside === 0
      ? `${top === 1 ? '' : top}\\sqrt{${radicand}}`
      : top === 1
        ? `\\sqrt{${radicand}} ${signed(-beside)}`
        : `${top}(\\sqrt{${radicand}} ${signed(-beside)})`;
  const [notation] = writtenAs(result);
  const about = approximationOf(result).toFixed(2).replace('.', '{,}');
  const isSimplest = beside === 0 && gcd(top, bottom) === 1;
  const extended: FamilyStep = {
    operation: 'extend',
    what:
      beside === 0
        ? 'Mnożymy licznik i mianownik przez pierwiastek z mianownika'
        : 'Mnożymy licznik i mianownik przez to samo wyrażenie z przeciwnym znakiem w środku',
    todo:
      beside === 0
        ? 'pomnóż licznik i mianownik przez pierwiastek, który stoi w mianowniku'
        : 'pomnóż licznik i mianownik przez wyrażenie z mianownika z przeciwnym znakiem w środku',
    why:
      beside === 0
        ? `Pierwiastek razy ten sam pierwiastek to liczba spod pierwiastka: $\\sqrt{${radicand}} \\cdot \\sqrt{${radicand}} = ${radicand}$.`
        : 'Ze wzoru na różnicę kwadratów pierwiastki w mianowniku znikają.',
    shown: `${taskLatex(given)} = \\frac{${above}}{${beside === 0 ? radicand : `${radicand} - ${beside * beside}`}}`,
    claims: [
      { sides: [`${top} / ${below}`, `${top} * ${partnerNotation} / (${radicand} - ${beside * beside})`] },
      { sides: [`${below} * ${partnerNotation}`, String(bottom)] },
    ],
  };
  return {
    steps: [
      extended,
      ...(isSimplest
        ? []
        : [
            {
              operation: 'reduce',
              what: 'Obliczamy mianownik i skracamy, co się da',
              todo: 'oblicz mianownik i skróć, jeśli się da',
              why: '',
              shown: latexOfExact(result),
              prepared: `\\frac{${above}}{${bottom}}`,
              claims: [{ sides: [`${top} * ${partnerNotation} / ${bottom}`, notation] }],
            },
          ]),
    ],
    answer: { kind: 'number', value: result, writtenAs: writtenAs(result) },
    proof: `Sprawdzamy na przybliżeniach: licznik $${top}$ podzielony przez $${(Math.sqrt(radicand) + beside).toFixed(3).replace('.', '{,}')}$ daje około $${about}$, a $${latexOfExact(result)} \\approx ${about}$.`,
    notice:
      beside === 0
        ? 'W mianowniku stoi pierwiastek. Przez co go pomnożyć, żeby zniknął?'
        : 'W mianowniku stoi suma albo różnica z pierwiastkiem. Który wzór skróconego mnożenia daje różnicę kwadratów?',
    nudge: `Rozszerz ułamek: pomnóż licznik i mianownik przez $${partner}$.`,
  };
};

export const rationalisingFamily: Family<RationalisingGiven> = {
  id: 'rationalising',
  title: 'Usuwanie niewymierności z mianownika',
  grades: [8, 10],

  read: (message) => {
    const found = firstFit(TEMPLATES, message);
    const formula = found
      ?.text('e')
      .replaceAll(' ', '')
      .replace(/^\((.*)\/(.*)\)$/, '$1/$2');
    const given = formula === undefined ? undefined : formulaGiven(formula.replace(/^\((\d+)\)/, '$1'));
    return given !== undefined && isSensible(given) ? given : undefined;
  },

  tell: (given) => `Usuń niewymierność z mianownika ułamka $${taskLatex(given)}$.`,

  solve,

  /** The result times the denominator is the numerator. */
  check: (given, answer) => {
    if (answer.kind !== 'number') return false;
    return areClose(approximationOf(answer.value) * (Math.sqrt(given.radicand) + given.beside), given.top);
  },

  make: (pick, difficulty) => {
    const radicand = pick.oneOf([2, 3, 5, 6, 7]);
    if (difficulty < 3)
      return { top: difficulty === 1 ? radicand * pick.int(1, 5) : pick.int(1, 12), radicand, beside: 0 };
    const beside = pick.oneOf([-2, -1, 1, 2]);
    const bottom = Math.abs(radicand - beside * beside);
    return { top: bottom * pick.int(1, 4), radicand, beside };
  },

  mistakes: [
    {
      id: 'denominator-forgotten',
      leadsTo: (given) => [productOf(whole(given.top), partnerOf(given))],
      says: 'To sam licznik po rozszerzeniu. Co stało się z mianownikiem?',
    },
    {
      id: 'numerator-not-multiplied',
      leadsTo: (given) => [whole(rational(given.top, bottomOf(given)))],
      says: 'Pomnożony został tylko mianownik. Licznik trzeba pomnożyć przez to samo.',
    },
    {
      id: 'root-squared-twice',
      leadsTo: ({ top, radicand, beside }) =>
        beside === 0 ? [productOf(whole(rational(top, radicand * radicand)), rootOf(radicand))] : undefined,
      says: 'Pierwiastek razy ten sam pierwiastek to liczba spod pierwiastka, a nie jej kwadrat.',
    },
    {
      id: 'squares-added',
      leadsTo: (given) =>
        given.beside === 0
          ? undefined
          : [productOf(whole(rational(given.top, given.radicand + given.beside ** 2)), partnerOf(given))],
      says: 'Kwadraty w mianowniku zostały dodane. Suma razy różnica to różnica kwadratów.',
    },
    {
      id: 'same-sign',
      leadsTo: (given) => [
        productOf(whole(rational(given.top, bottomOf(given))), partnerOf({ ...given, beside: -given.beside })),
      ],
      says: 'W liczniku został ten sam znak co w mianowniku. Mnożymy przez wyrażenie z przeciwnym znakiem w środku.',
    },
  ],
};
