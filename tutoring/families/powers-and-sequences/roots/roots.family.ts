import { approximationOf, areEqual, exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

/** A root with a whole value, or a square root from which a factor can be taken out. */
interface RootsGiven {
  readonly asks: 'value' | 'factor';
  readonly degree: 2 | 3;
  readonly radicand: number;
}

const CUBE = [
  template('pierwiastek (szescienny|trzeciego stopnia|3 stopnia) [z] [liczby] {a}'),
  template('pierwiastek z [liczby] {a} (trzeciego stopnia|3 stopnia)'),
];
const SQUARE = [
  template('pierwiastek [kwadratowy|drugiego stopnia|2 stopnia] [z] [liczby] {a}'),
  template('pierwiastka [kwadratowego] z [liczby] {a}'),
];
const OUT =
  '(wylacz|wylaczyc|wyciagnij|wyciagnac) [najwiekszy] czynnik (przed|spod) [znak|znaku] [pierwiastek|pierwiastka]';
const FACTOR = [template(`${OUT} {e=formula}`), template(`{e=formula} ${OUT}`)];

const GREATEST = 1_000_000;

const squareWithin = (radicand: number): number => {
  let root = Math.floor(Math.sqrt(radicand));
  while (radicand % (root * root) !== 0) root -= 1;
  return root;
};

const rootOf = ({ degree, radicand }: RootsGiven): number =>
  Math.round(degree === 2 ? Math.sqrt(radicand) : Math.cbrt(radicand));

const sensible = (given: RootsGiven): RootsGiven | undefined => {
  const { asks, degree, radicand } = given;
  if (!Number.isInteger(radicand) || radicand < 2 || radicand > GREATEST) return undefined;
  if (asks === 'value') return rootOf(given) ** degree === radicand ? given : undefined;
  const outside = squareWithin(radicand);
  return outside > 1 && outside * outside < radicand ? given : undefined;
};

const rootLatex = (degree: 2 | 3, radicand: number): string =>
  `\\sqrt${degree === 3 ? '[3]' : ''}{${latexOfRational(rational(radicand))}}`;

const whole = (value: number): Exact => exact(rational(value));

const rootTerm = (outside: number, inside: number): Exact =>
  productOf(whole(outside), squareRootOf(rational(inside)) ?? []);

const valueSolution = (given: RootsGiven): FamilySolution => {
  const { degree, radicand } = given;
  const root = rootOf(given);
  const repeated = Array.from({ length: degree }, () => String(root));
  const power = degree === 2 ? 'do kwadratu' : 'do sześcianu';
  return {
    steps: [
      {
        operation: 'root',
        what: `Szukamy liczby nieujemnej, która podniesiona ${power} daje liczbę spod pierwiastka`,
        todo: `znajdź liczbę nieujemną, która podniesiona ${power} daje liczbę spod pierwiastka`,
        why: 'Pierwiastkowanie odwraca potęgowanie.',
        shown: `${rootLatex(degree, radicand)} = ${root}`,
        prepared: rootLatex(degree, radicand),
        claims: [
          { sides: [`${degree === 2 ? 'sqrt' : 'cbrt'}(${radicand})`, String(root)] },
          { sides: [`log(${radicand}, ${root})`, String(degree)] },
        ],
      },
    ],
    answer: { kind: 'number', value: whole(root) },
    proof: `$${repeated.join(' \\cdot ')} = ${latexOfRational(rational(radicand))}$.`,
    notice: 'Jakiego stopnia jest ten pierwiastek? Jakie działanie on odwraca?',
    nudge: `Poszukaj liczby, która podniesiona ${power} da liczbę spod pierwiastka. Sprawdzaj kolejne liczby.`,
    setup: 'Podnoś do potęgi kolejne liczby naturalne i porównuj z liczbą spod pierwiastka.',
  };
};

const factorSolution = ({ radicand }: RootsGiven): FamilySolution => {
  const outside = squareWithin(radicand);
  const square = outside * outside;
  const inside = radicand / square;
  const result = rootTerm(outside, inside);
  const parts = `${rootLatex(2, square)} \\cdot ${rootLatex(2, inside)}`;
  return {
    steps: [
      {
        operation: 'factor',
        what: 'Szukamy największego kwadratu liczby naturalnej, przez który dzieli się liczba pod pierwiastkiem',
        todo: 'zapisz liczbę pod pierwiastkiem jako iloczyn, w którym jeden czynnik jest kwadratem liczby naturalnej',
        why: 'Z kwadratu pierwiastek wychodzi bez reszty.',
        shown: `${latexOfRational(rational(radicand))} = ${square} \\cdot ${inside}`,
        claims: [{ sides: [String(radicand), `${square} * ${inside}`] }],
      },
      {
        operation: 'take-out',
        what: 'Rozdzielamy pierwiastek iloczynu i obliczamy pierwiastek z kwadratu',
        todo: 'zapisz pierwiastek iloczynu jako iloczyn pierwiastków i oblicz pierwszy z nich',
        why: 'Pierwiastek z iloczynu liczb nieujemnych jest iloczynem pierwiastków.',
        shown: `${rootLatex(2, radicand)} = ${parts} = ${latexOfExact(result)}`,
        prepared: `${rootLatex(2, radicand)} = ${parts}`,
        claims: [{ sides: [`sqrt(${radicand})`, `sqrt(${square}) * sqrt(${inside})`, `${outside} * sqrt(${inside})`] }],
      },
    ],
    answer: { kind: 'number', value: result },
    proof: `Wciągamy czynnik z powrotem: $${outside}^2 \\cdot ${inside} = ${square} \\cdot ${inside} = ${latexOfRational(rational(radicand))}$.`,
    notice: 'Przez które kwadraty liczb naturalnych (większe od 1) dzieli się liczba pod pierwiastkiem?',
    nudge:
      'Zapisz liczbę pod pierwiastkiem jako iloczyn, którego jeden czynnik jest kwadratem, i rozdziel pierwiastek na dwa.',
  };
};

const asWhole = (value: Rational): number => (isInteger(value) ? value.valueOf() : Number.NaN);

export const rootsFamily: Family<RootsGiven> = {
  id: 'roots',
  title: 'Pierwiastki',
  grades: [8, 9],

  read: (message) => {
    const factor = firstFit(FACTOR, message);
    if (factor !== undefined) {
      const [, digits] = /^(?:z)?sqrt\((\d+)\)$/.exec(factor.text('e').replaceAll(' ', '')) ?? [];
      return digits === undefined ? undefined : sensible({ asks: 'factor', degree: 2, radicand: Number(digits) });
    }
    const cube = firstFit(CUBE, message);
    if (cube !== undefined) return sensible({ asks: 'value', degree: 3, radicand: asWhole(cube.number('a')) });
    const square = firstFit(SQUARE, message);
    return square && sensible({ asks: 'value', degree: 2, radicand: asWhole(square.number('a')) });
  },

  tell: ({ asks, degree, radicand }) =>
    asks === 'factor'
      ? `Wyłącz czynnik przed znak pierwiastka: $${rootLatex(2, radicand)}$.`
      : `Oblicz pierwiastek ${degree === 2 ? 'kwadratowy' : 'sześcienny'} z liczby $${latexOfRational(rational(radicand))}$.`,

  solve: (given) => (given.asks === 'value' ? valueSolution(given) : factorSolution(given)),

  check: ({ degree, radicand }, answer) => {
    if (answer.kind !== 'number' || approximationOf(answer.value) < 0) return false;
    const powers = Array.from({ length: degree }, () => answer.value);
    return areEqual(powers.reduce(productOf), whole(radicand));
  },

  make: (pick, difficulty) => {
    if (difficulty === 3 || (difficulty === 2 && pick.int(0, 2) === 0)) {
      const inside = pick.oneOf([2, 3, 5, 6, 7, 10]);
      const outside = pick.int(2, difficulty === 3 ? 9 : 5);
      return { asks: 'factor', degree: 2, radicand: outside * outside * inside };
    }
    const degree = difficulty === 1 ? 2 : pick.oneOf([2, 3]);
    const root = degree === 3 ? pick.int(2, 6) : pick.int(difficulty === 1 ? 3 : 11, difficulty === 1 ? 12 : 20);
    return { asks: 'value', degree, radicand: root ** degree };
  },

  mistakes: [
    {
      id: 'divided-by-degree',
      leadsTo: ({ asks, degree, radicand }) => (asks === 'value' ? [exact(rational(radicand, degree))] : undefined),
      says: 'To dzielenie przez stopień pierwiastka. Pierwiastek odwraca potęgowanie, a nie mnożenie.',
    },
    {
      id: 'other-degree',
      leadsTo: ({ asks, degree, radicand }) => (asks === 'value' && degree === 3 ? [rootTerm(1, radicand)] : undefined),
      says: 'To pierwiastek kwadratowy, a w zadaniu jest sześcienny: liczba ma wystąpić jako czynnik trzy razy.',
    },
    {
      id: 'factor-without-its-root',
      leadsTo: ({ asks, radicand }) => {
        const square = squareWithin(radicand) ** 2;
        return asks === 'factor' ? [rootTerm(square, radicand / square)] : undefined;
      },
      says: 'Przed pierwiastkiem stanął cały kwadrat. Wychodzi przed niego dopiero pierwiastek z tego czynnika.',
    },
    {
      id: 'square-left-inside',
      leadsTo: ({ asks, radicand }) => (asks === 'factor' ? [rootTerm(squareWithin(radicand), radicand)] : undefined),
      says: 'Czynnik wyszedł przed pierwiastek, ale został też pod nim. Liczbę pod pierwiastkiem trzeba przez jego kwadrat podzielić.',
    },
    {
      id: 'root-left-out',
      leadsTo: ({ asks, radicand }) => {
        const outside = squareWithin(radicand);
        return asks === 'factor' ? [whole((outside * radicand) / (outside * outside))] : undefined;
      },
      says: 'Zginął znak pierwiastka: drugi czynnik nie jest kwadratem, więc zostaje pod pierwiastkiem.',
    },
  ],
};
