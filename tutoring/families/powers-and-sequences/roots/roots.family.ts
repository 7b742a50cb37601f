import { plain } from '#tutoring/families/calculated.rules.ts';
import { approximationOf, areEqual, exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

/** A root with a whole or decimal value, or a square root from which a factor can be taken out. */
interface RootsGiven {
  readonly asks: 'value' | 'factor';
  readonly degree: 2 | 3;
  /** Without its comma. */
  readonly radicand: number;
  /** How many digits of the value stand behind its comma. */
  readonly places: number;
}

/** In the canonical form „stopnia” is the sign of degrees. */
const CUBE = [
  template('pierwiastek (szescienny|trzeciego @deg|3 @deg) [z] [liczby] {a}'),
  template('pierwiastek z [liczby] {a} (trzeciego @deg|3 @deg)'),
];
const SQUARE = [
  template('pierwiastek [kwadratowy|drugiego @deg|2 @deg] [z] [liczby] {a}'),
  template('[wartosc] pierwiastka [kwadratowego] z [liczby] {a}'),
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

/** A number of so many digits behind its comma. */
const decimal = (digits: number, places: number): Rational => rational(digits, 10n ** BigInt(places));

const radicandOf = ({ degree, radicand, places }: RootsGiven): Rational => decimal(radicand, degree * places);

const valueOf = (given: RootsGiven): Rational => decimal(rootOf(given), given.places);

const MOST_PLACES = 3;

/** 0,49 as 49 and one digit behind the comma of its root. */
const valueGiven = (degree: 2 | 3, value: Rational): RootsGiven | undefined => {
  const places = Array.from({ length: MOST_PLACES + 1 }, (_, index) => index).find((one) =>
    isInteger(value.mul(decimal(10 ** (degree * one), 0))),
  );
  if (places === undefined) return undefined;
  const radicand = value.mul(decimal(10 ** (degree * places), 0)).valueOf();
  return sensible({ asks: 'value', degree, radicand, places });
};

const sensible = (given: RootsGiven): RootsGiven | undefined => {
  const { asks, degree, radicand, places } = given;
  if (!Number.isInteger(radicand) || radicand < (places === 0 ? 2 : 1) || radicand > GREATEST) return undefined;
  if (asks === 'value') return rootOf(given) ** degree === radicand ? given : undefined;
  const outside = squareWithin(radicand);
  return outside > 1 && outside * outside < radicand ? given : undefined;
};

const rootLatex = (degree: 2 | 3, radicand: Rational): string =>
  `\\sqrt${degree === 3 ? '[3]' : ''}{${latexOfRational(radicand)}}`;

const whole = (value: number): Exact => exact(rational(value));

const rootTerm = (outside: number, inside: number): Exact =>
  productOf(whole(outside), squareRootOf(rational(inside)) ?? []);

const valueSolution = (given: RootsGiven): FamilySolution => {
  const { degree, places } = given;
  const [radicand, root] = [radicandOf(given), valueOf(given)];
  const repeated = Array.from({ length: degree }, () => latexOfRational(root));
  const power = degree === 2 ? 'do kwadratu' : 'do sześcianu';
  return {
    steps: [
      {
        operation: 'root',
        what: `Szukamy liczby nieujemnej, która podniesiona ${power} daje liczbę spod pierwiastka`,
        todo: `znajdź liczbę nieujemną, która podniesiona ${power} daje liczbę spod pierwiastka`,
        why: 'Pierwiastkowanie odwraca potęgowanie.',
        shown: `${rootLatex(degree, radicand)} = ${latexOfRational(root)}`,
        prepared: rootLatex(degree, radicand),
        claims: [
          { sides: [`${degree === 2 ? 'sqrt' : 'cbrt'}(${plain(radicand)})`, plain(root)] },
          { sides: [`log(${plain(radicand)}, ${plain(root)})`, String(degree)] },
        ],
      },
    ],
    answer: { kind: 'number', value: exact(root) },
    proof: `$${repeated.join(' \\cdot ')} = ${latexOfRational(radicand)}$.`,
    notice: 'Jakiego stopnia jest ten pierwiastek? Jakie działanie on odwraca?',
    nudge: `Poszukaj liczby, która podniesiona ${power} da liczbę spod pierwiastka. Sprawdzaj kolejne liczby.`,
    setup:
      places === 0
        ? 'Podnoś do potęgi kolejne liczby naturalne i porównuj z liczbą spod pierwiastka.'
        : `Najpierw pomiń przecinek. Potem policz miejsca po przecinku: podniesienie ${power} daje ich ${degree} razy tyle.`,
  };
};

const factorSolution = ({ radicand }: RootsGiven): FamilySolution => {
  const outside = squareWithin(radicand);
  const square = outside * outside;
  const inside = radicand / square;
  const result = rootTerm(outside, inside);
  const parts = `${rootLatex(2, rational(square))} \\cdot ${rootLatex(2, rational(inside))}`;
  return {
    steps: [
      {
        operation: 'factor',
        what: 'Szukamy największego kwadratu liczby naturalnej, przez który dzieli się liczba pod pierwiastkiem',
        todo: 'zapisz liczbę pod pierwiastkiem jako iloczyn, w którym jeden czynnik jest największym możliwym kwadratem',
        why: 'Pierwiastek z takiego czynnika jest liczbą naturalną.',
        shown: `${latexOfRational(rational(radicand))} = ${square} \\cdot ${inside}`,
        claims: [{ sides: [String(radicand), `${square} * ${inside}`] }],
      },
      {
        operation: 'take-out',
        what: 'Rozdzielamy pierwiastek iloczynu i obliczamy pierwiastek z kwadratu',
        todo: 'zapisz pierwiastek iloczynu jako iloczyn pierwiastków i oblicz pierwszy z nich',
        why: 'Pierwiastek z iloczynu liczb nieujemnych jest iloczynem pierwiastków.',
        shown: `${rootLatex(2, rational(radicand))} = ${parts} = ${latexOfExact(result)}`,
        prepared: `${rootLatex(2, rational(radicand))} = ${parts}`,
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

export const rootsFamily: Family<RootsGiven> = {
  id: 'roots',
  title: 'Pierwiastki',
  grades: [8, 9],

  read: (message) => {
    const factor = firstFit(FACTOR, message);
    if (factor !== undefined) {
      const [, digits] = /^(?:z)?sqrt\((\d+)\)$/.exec(factor.text('e').replaceAll(' ', '')) ?? [];
      return digits === undefined
        ? undefined
        : sensible({ asks: 'factor', degree: 2, radicand: Number(digits), places: 0 });
    }
    const cube = firstFit(CUBE, message);
    if (cube !== undefined) return valueGiven(3, cube.number('a'));
    const square = firstFit(SQUARE, message);
    return square && valueGiven(2, square.number('a'));
  },

  tell: (given) =>
    given.asks === 'factor'
      ? `Wyłącz czynnik przed znak pierwiastka: $${rootLatex(2, radicandOf(given))}$.`
      : `Oblicz pierwiastek ${given.degree === 2 ? 'kwadratowy' : 'sześcienny'} z liczby $${latexOfRational(radicandOf(given))}$.`,

  solve: (given) => (given.asks === 'value' ? valueSolution(given) : factorSolution(given)),

  check: (given, answer) => {
    if (answer.kind !== 'number' || approximationOf(answer.value) < 0) return false;
    const powers = Array.from({ length: given.degree }, () => answer.value);
    return areEqual(powers.reduce(productOf), exact(radicandOf(given)));
  },

  make: (pick, difficulty) => {
    if (difficulty === 3 || (difficulty === 2 && pick.int(0, 2) === 0)) {
      const inside = pick.oneOf([2, 3, 5, 6, 7, 10]);
      const outside = pick.int(2, difficulty === 3 ? 9 : 5);
      return { asks: 'factor', degree: 2, radicand: outside * outside * inside, places: 0 };
    }
    const degree = difficulty === 1 ? 2 : pick.oneOf([2, 3]);
    const root = degree === 3 ? pick.int(2, 6) : pick.int(difficulty === 1 ? 3 : 11, difficulty === 1 ? 12 : 20);
    return {
      asks: 'value',
      degree,
      radicand: root ** degree,
      places: difficulty === 2 && root % 10 > 0 ? pick.int(0, 1) : 0,
    };
  },

  mistakes: [
    {
      id: 'divided-by-degree',
      leadsTo: (given) => (given.asks === 'value' ? [exact(radicandOf(given).div(given.degree))] : undefined),
      says: 'To dzielenie przez stopień pierwiastka. Pierwiastek odwraca potęgowanie, a nie mnożenie.',
    },
    {
      id: 'comma-moved',
      leadsTo: (given) => (given.places > 0 ? [exact(decimal(rootOf(given), given.degree * given.places))] : undefined),
      says: 'Cyfry pasują, ale sprawdź przecinek: podnieś swój wynik do potęgi i policz miejsca po przecinku.',
    },
    {
      id: 'other-degree',
      leadsTo: (given) =>
        given.asks === 'value' && given.degree === 3 ? [squareRootOf(radicandOf(given)) ?? []] : undefined,
      says: 'To pierwiastek kwadratowy, a w zadaniu jest sześcienny: liczba ma wystąpić jako czynnik trzy razy.',
    },
    {
      // „25√2” and „5√50” are one number.
      id: 'square-not-taken-out',
      leadsTo: ({ asks, radicand }) => (asks === 'factor' ? [rootTerm(squareWithin(radicand), radicand)] : undefined),
      says: 'Z czynnika, który jest kwadratem, wychodzi przed pierwiastek tylko jego pierwiastek, a pod pierwiastkiem zostaje tylko drugi czynnik.',
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
