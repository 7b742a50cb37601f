import { exact } from '#tutoring/mathematics/exact.ts';
import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import {
  inParentheses,
  latexOf,
  latexOfPolynomial,
  latexOfRational,
  type NumberStyle,
} from '#tutoring/mathematics/latex.ts';
import {
  coefficientOf,
  difference,
  monomial,
  polynomialOf,
  scaled,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import {
  isNegative,
  isTerminating,
  isZero,
  leastCommonMultiple,
  ONE,
  quotientOf,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { hasLikeTerms, isTidy, signedTermsOf, squaredSumsIn } from './tidy.rules.ts';
import { checkBySubstitution, checkedSide } from './substitution.rules.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';

interface LinearSolution {
  readonly steps: readonly Step[];
  /** A number, or what the equation turns out to be. */
  readonly outcome:
    { readonly kind: 'root'; readonly value: Rational } | { readonly kind: 'identity' | 'contradiction' };
  readonly style: NumberStyle;
  readonly result: string;
  readonly check: string | undefined;
}

interface Sides {
  readonly left: Polynomial;
  readonly right: Polynomial;
}

/** Both sides must be of degree one at most in the unknown (after expanding and cancelling). */
export const solveLinear = (equation: Equation, unknown: string): LinearSolution => {
  const style: NumberStyle = hasDecimal(equation.left) || hasDecimal(equation.right) ? 'decimal' : 'fraction';
  const show = ({ left, right }: Sides): string =>
    `${latexOfPolynomial(left, style)} = ${latexOfPolynomial(right, style)}`;
  const steps: Step[] = [];
  let sides: Sides = { left: polynomialOf(equation.left), right: polynomialOf(equation.right) };
  const multiplier = style === 'fraction' ? commonDenominator(sides) : ONE;

  if (!multiplier.equals(ONE)) {
    sides = { left: scaled(sides.left, multiplier), right: scaled(sides.right, multiplier) };
    const termwise = [equation.left, equation.right].map((side) => scaledTermsLatex(side, multiplier)).join(' = ');
    steps.push(clearing(multiplier, termwise));
    if (termwise !== show(sides)) steps.push(collecting(show(sides)));
  } else if (!isTidy(equation.left) || !isTidy(equation.right)) steps.push(tidying(equation, show(sides)));

  if (isZero(coefficientOf(sides.left, unknown)) && !isZero(coefficientOf(sides.right, unknown))) {
    sides = { left: sides.right, right: sides.left };
    steps.push(swapping(show(sides)));
  }
  // A square that stands on both sides goes first: nobody may divide while it is there.
  for (const letters of [unknown.repeat(2), unknown, '']) {
    const term = monomial(coefficientOf(letters === '' ? sides.left : sides.right, letters), letters);
    if (term.size === 0 || (letters === '' && isZero(coefficientOf(sides.left, unknown)))) continue;
    const before = show(sides);
    sides = { left: difference(sides.left, term), right: difference(sides.right, term) };
    steps.push(moving(term, letters, before, show(sides), sides, unknown, style));
  }
  const factor = coefficientOf(sides.left, unknown);
  if (isZero(factor)) return degenerate(equation, unknown, sides, steps, style);
  const root = quotientOf(coefficientOf(sides.right, ''), factor);
  if (!factor.equals(ONE)) steps.push(dividing(factor, unknown, root, coefficientOf(sides.right, ''), style));
  return {
    steps,
    outcome: { kind: 'root', value: root },
    style,
    result: `$${unknown} = ${rootLatex(root, style)}$`,
    check: checkBySubstitution([equation], new Map([[unknown, exact(root)]]), style),
  };
};

/** \frac{5}{2} = 2{,}5 where the decimal ends. */
export const rootLatex = (root: Rational, style: NumberStyle): string =>
  [...new Set([latexOfRational(root, style), ...(isTerminating(root) ? [latexOfRational(root, 'decimal')] : [])])].join(
    ' = ',
  );

export const hasDecimal = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'number':
      return expression.value.some(({ coefficient }) => coefficient.d !== 1n);
    case 'negative':
    case 'root':
      return hasDecimal(expression.of);
    case 'power':
      return hasDecimal(expression.base);
    case 'operation':
      return hasDecimal(expression.left) || hasDecimal(expression.right);
    default:
      return false;
  }
};

const commonDenominator = ({ left, right }: Sides): Rational =>
  rational([...left.values(), ...right.values()].reduce((common, { d }) => leastCommonMultiple(common, d), 1n));

const clearing = (multiplier: Rational, shown: string): Step => ({
  what: `Mnożymy obie strony przez $${latexOfRational(multiplier)}$`,
  todo: `pomnóż obie strony przez wspólny mianownik, czyli przez $${latexOfRational(multiplier)}$`,
  why: 'Dzięki temu znikają ułamki, a rozwiązanie się nie zmienia. Mnożymy każdy składnik po obu stronach.',
  shown,
  move: { action: 'multiply', by: latexOfRational(multiplier) },
});

/** Each term multiplied by itself, so that nothing is collected yet: `2x + 3x`. */
const scaledTermsLatex = (side: Expression, multiplier: Rational): string =>
  signedTermsOf(side)
    .map((term) => latexOfPolynomial(scaled(term, multiplier), 'fraction'))
    .map((latex, index) => (index === 0 ? latex : latex.startsWith('-') ? ` - ${latex.slice(1)}` : ` + ${latex}`))
    .join('');

const tidying = ({ left, right }: Equation, shown: string): Step => {
  if (!`${latexOf(left)}${latexOf(right)}`.includes('(')) return collecting(shown);
  const [square, ...squares] = [left, right].flatMap(squaredSumsIn);
  const isToCollect = [left, right].some((side) => squaredSumsIn(side).length > 0 || hasLikeTerms(side));
  const opening =
    square === undefined
      ? 'opuść nawiasy: pomnóż każdy składnik w nawiasie przez czynnik przed nim (uwaga na znaki)'
      : `opuść nawiasy: zapisz $(${square})^{2}$ jako $(${square})(${square})$ i pomnóż każdy wyraz przez każdy${squares.length === 0 ? '' : ', drugi kwadrat tak samo'}`;
  return {
    what: isToCollect ? 'Opuszczamy nawiasy i redukujemy wyrazy podobne' : 'Opuszczamy nawiasy',
    todo: isToCollect ? `${opening}; potem zredukuj wyrazy podobne` : opening,
    why: 'Bez nawiasów widać, ile jest niewiadomych i liczb po każdej stronie.',
    shown,
    move: { action: 'tidy', by: '' },
  };
};

const collecting = (shown: string): Step => ({
  what: 'Redukujemy wyrazy podobne po każdej stronie',
  todo: 'uporządkuj każdą stronę: zredukuj wyrazy podobne',
  why: 'Wyrazy z niewiadomą dodajemy do siebie, a liczby do siebie.',
  shown,
  move: { action: 'tidy', by: '' },
});

const swapping = (shown: string): Step => ({
  what: 'Zamieniamy strony miejscami',
  todo: 'zamień strony równania miejscami',
  why: 'Równość czytana od prawej do lewej mówi to samo, a wygodniej mieć niewiadomą po lewej.',
  shown,
  move: { action: 'swap', by: '' },
});

const moving = (
  term: Polynomial,
  letters: string,
  before: string,
  shown: string,
  after: Sides,
  unknown: string,
  style: NumberStyle,
): Step => {
  const coefficient = coefficientOf(term, letters);
  const size = latexOfPolynomial(scaled(term, isNegative(coefficient) ? ONE.neg() : ONE), style);
  const isAdding = isNegative(coefficient);
  const sign = isAdding ? '+' : '-';
  const [left, right] = before.split(' = ');
  const isAlmostDone = coefficientOf(after.left, unknown).equals(ONE);
  return {
    what: isAdding ? `Dodajemy $${size}$ do obu stron` : `Odejmujemy $${size}$ od obu stron`,
    todo: isAdding ? `dodaj $${size}$ do obu stron` : `odejmij $${size}$ od obu stron`,
    why:
      letters.length > unknown.length
        ? `$${size}$ stoi po obu stronach, więc znika. Zostaje równanie bez kwadratu.`
        : letters === ''
          ? `Po stronie z niewiadomą zostaje wtedy tylko wyraz z $${unknown}$, a równość nadal zachodzi, bo robimy to samo po obu stronach.`
          : `Wszystkie wyrazy z $${unknown}$ będą po jednej stronie, a równość nadal zachodzi.`,
    shown,
    ...(isAlmostDone && letters === ''
      ? {}
      : {
          prepared:
            letters === ''
              ? `${latexOfPolynomial(after.left, style)} = ${right} ${sign} ${size}`
              : `${left} ${sign} ${size} = ${latexOfPolynomial(after.right, style)}`,
        }),
    move: { action: isAdding ? 'add' : 'subtract', by: size },
  };
};

const dividing = (factor: Rational, unknown: string, root: Rational, right: Rational, style: NumberStyle): Step =>
  factor.equals(-1) ? changingSigns(unknown, root, style) : division(factor, unknown, root, right, style);

const changingSigns = (unknown: string, root: Rational, style: NumberStyle): Step => ({
  what: 'Mnożymy obie strony przez $-1$',
  todo: 'pomnóż obie strony przez $-1$, czyli zmień wszystkie znaki na przeciwne',
  why: `Szukamy $${unknown}$, a nie liczby do niej przeciwnej.`,
  shown: `${unknown} = ${rootLatex(root, style)}`,
  move: { action: 'multiply', by: '-1' },
});

const division = (factor: Rational, unknown: string, root: Rational, right: Rational, style: NumberStyle): Step => ({
  what: `Dzielimy obie strony przez $${latexOfRational(factor, style)}$`,
  todo: `podziel obie strony przez liczbę stojącą przy $${unknown}$, czyli przez $${latexOfRational(factor, style)}$`,
  why: `Liczba przy $${unknown}$ mnoży niewiadomą, a dzielenie odwraca mnożenie.`,
  shown: `${unknown} = ${latexOfRational(right, style)} : ${inParentheses(factor, style)} = ${rootLatex(root, style)}`,
  move: { action: 'divide', by: latexOfRational(factor, style) },
});

/** Where each number is a solution, or none. */
const checkAtAnyNumber = (
  { left, right }: Equation,
  unknown: string,
  style: NumberStyle,
  isIdentity: boolean,
): string => {
  const sides = [3, -1].map((value) => {
    const at = new Map([[unknown, exact(rational(value))]]);
    return `dla $${unknown} = ${value}$: $L = ${checkedSide(left, at, style)}$, $P = ${checkedSide(right, at, style)}$`;
  });
  return `Wstawiamy dwie dowolne liczby, ${sides.join('; ')}. ${isIdentity ? 'Strony są równe' : 'Strony są różne'} za każdym razem.`;
};

const degenerate = (
  equation: Equation,
  unknown: string,
  sides: Sides,
  steps: readonly Step[],
  style: NumberStyle,
): LinearSolution => {
  const isIdentity = difference(sides.left, sides.right).size === 0;
  const rest = `${latexOfPolynomial(sides.left, style)} = ${latexOfPolynomial(sides.right, style)}`;
  const last: Step = {
    what: 'Niewiadoma się zredukowała, więc patrzymy, czy otrzymana równość jest prawdziwa',
    todo: 'sprawdź, czy równość, która została bez niewiadomej, jest prawdziwa',
    why: isIdentity
      ? 'Równość jest prawdziwa bez względu na to, jaką liczbę podstawimy.'
      : 'Równość jest fałszywa bez względu na to, jaką liczbę podstawimy.',
    shown: rest,
  };
  return {
    steps: [...steps, last],
    outcome: { kind: isIdentity ? 'identity' : 'contradiction' },
    style,
    result: isIdentity
      ? 'równanie tożsamościowe: spełnia je **każda liczba rzeczywista**'
      : 'równanie sprzeczne: **nie ma rozwiązań**',
    check: checkAtAnyNumber(equation, unknown, style, isIdentity),
  };
};
