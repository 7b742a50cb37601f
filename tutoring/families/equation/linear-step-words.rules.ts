import type { Step } from '#tutoring/families/worked-task.types.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import {
  inParentheses,
  latexOf,
  latexOfPolynomial,
  latexOfRational,
  type NumberStyle,
} from '#tutoring/mathematics/latex.ts';
import { coefficientOf, monomial, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isTerminating, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { latexOfTerms, type LinearStep, type Sides } from './linear-steps.rules.ts';
import { hasLikeTerms, squaredSumsIn } from './tidy.rules.ts';

/** What the steps are told of. */
export interface LinearTask {
  readonly equation: Equation;
  readonly unknown: string;
  readonly style: NumberStyle;
}

export const linearStepInWords = (step: LinearStep, task: LinearTask): Step => {
  const { operation, after } = step;
  const shown = latexOfSides(after, task.style);
  switch (operation.kind) {
    case 'clear':
      return clearing(operation.by, operation.terms.map(latexOfTerms).join(' = '));
    case 'tidy':
      return tidying(task.equation, shown);
    case 'collect':
      return collecting(shown);
    case 'swap':
      return swapping(shown);
    case 'move':
      return moving(step, operation, task);
    case 'divide':
      return operation.by.equals(-1) ? changingSigns(after, task) : division(step, operation.by, task);
  }
};

export const latexOfSides = ({ left, right }: Sides, style: NumberStyle): string =>
  `${latexOfPolynomial(left, style)} = ${latexOfPolynomial(right, style)}`;

/** \frac{5}{2} = 2{,}5 where the decimal ends. */
export const rootLatex = (root: Rational, style: NumberStyle): string =>
  [...new Set([latexOfRational(root, style), ...(isTerminating(root) ? [latexOfRational(root, 'decimal')] : [])])].join(
    ' = ',
  );

const clearing = (multiplier: Rational, shown: string): Step => ({
  operation: 'multiply',
  what: `Mnożymy obie strony przez $${latexOfRational(multiplier)}$`,
  todo: `pomnóż obie strony przez wspólny mianownik, czyli przez $${latexOfRational(multiplier)}$`,
  why: 'Dzięki temu znikają ułamki, a rozwiązanie się nie zmienia. Mnożymy każdy składnik po obu stronach.',
  shown,
  move: { action: 'multiply', by: latexOfRational(multiplier) },
});

const tidying = ({ left, right }: Equation, shown: string): Step => {
  if (!`${latexOf(left)}${latexOf(right)}`.includes('(')) return collecting(shown);
  const [square, ...squares] = [left, right].flatMap(squaredSumsIn);
  const isToCollect = [left, right].some((side) => squaredSumsIn(side).length > 0 || hasLikeTerms(side));
  const opening =
    square === undefined
      ? 'opuść nawiasy: pomnóż każdy składnik w nawiasie przez czynnik przed nim (uwaga na znaki)'
      : `opuść nawiasy: zapisz $(${square})^{2}$ jako $(${square})(${square})$ i pomnóż każdy wyraz przez każdy${squares.length === 0 ? '' : ', drugi kwadrat tak samo'}`;
  return {
    operation: 'tidy',
    what: isToCollect ? 'Opuszczamy nawiasy i redukujemy wyrazy podobne' : 'Opuszczamy nawiasy',
    todo: isToCollect ? `${opening}; potem zredukuj wyrazy podobne` : opening,
    why: 'Bez nawiasów widać, ile jest niewiadomych i liczb po każdej stronie.',
    shown,
    move: { action: 'tidy', by: '' },
  };
};

const collecting = (shown: string): Step => ({
  operation: 'tidy',
  what: 'Redukujemy wyrazy podobne po każdej stronie',
  todo: 'uporządkuj każdą stronę: zredukuj wyrazy podobne',
  why: 'Wyrazy z niewiadomą dodajemy do siebie, a liczby do siebie.',
  shown,
  move: { action: 'tidy', by: '' },
});

const swapping = (shown: string): Step => ({
  operation: 'swap',
  what: 'Zamieniamy strony miejscami',
  todo: 'zamień strony równania miejscami',
  why: 'Równość czytana od prawej do lewej mówi to samo, a wygodniej mieć niewiadomą po lewej.',
  shown,
  move: { action: 'swap', by: '' },
});

const moving = (
  { before, after }: LinearStep,
  { coefficient, degree }: Extract<LinearStep['operation'], { kind: 'move' }>,
  { unknown, style }: LinearTask,
): Step => {
  const isAdding = isNegative(coefficient);
  const size = latexOfPolynomial(monomial(coefficient.abs(), unknown.repeat(degree)), style);
  const sign = isAdding ? '+' : '-';
  const latex = (side: Polynomial): string => latexOfPolynomial(side, style);
  const prepared =
    degree === 0
      ? `${latex(after.left)} = ${latex(before.right)} ${sign} ${size}`
      : `${latex(before.left)} ${sign} ${size} = ${latex(after.right)}`;
  const isAlmostDone = degree === 0 && coefficientOf(after.left, unknown).equals(ONE);
  return {
    operation: isAdding ? 'add' : 'subtract',
    what: isAdding ? `Dodajemy $${size}$ do obu stron` : `Odejmujemy $${size}$ od obu stron`,
    todo: isAdding ? `dodaj $${size}$ do obu stron` : `odejmij $${size}$ od obu stron`,
    why: {
      2: `$${size}$ stoi po obu stronach, więc znika. Zostaje równanie bez kwadratu.`,
      1: `Wszystkie wyrazy z $${unknown}$ będą po jednej stronie, a równość nadal zachodzi.`,
      0: `Po stronie z niewiadomą zostaje wtedy tylko wyraz z $${unknown}$, a równość nadal zachodzi, bo robimy to samo po obu stronach.`,
    }[degree],
    shown: latexOfSides(after, style),
    ...(isAlmostDone ? {} : { prepared }),
    move: { action: isAdding ? 'add' : 'subtract', by: size },
  };
};

/** What stands beside the unknown. */
const numberIn = (side: Polynomial): Rational => coefficientOf(side, '');

const changingSigns = ({ right }: Sides, { unknown, style }: LinearTask): Step => ({
  operation: 'multiply',
  what: 'Mnożymy obie strony przez $-1$',
  todo: 'pomnóż obie strony przez $-1$, czyli zmień wszystkie znaki na przeciwne',
  why: `Szukamy $${unknown}$, a nie liczby do niej przeciwnej.`,
  shown: `${unknown} = ${rootLatex(numberIn(right), style)}`,
  move: { action: 'multiply', by: '-1' },
});

const division = ({ before, after }: LinearStep, factor: Rational, { unknown, style }: LinearTask): Step => {
  const by = latexOfRational(factor, style);
  const [dividend, root] = [numberIn(before.right), numberIn(after.right)];
  return {
    operation: 'divide',
    what: `Dzielimy obie strony przez $${by}$`,
    todo: `podziel obie strony przez liczbę stojącą przy $${unknown}$, czyli przez $${by}$`,
    why: `Liczba przy $${unknown}$ mnoży niewiadomą, a dzielenie odwraca mnożenie.`,
    shown: `${unknown} = ${latexOfRational(dividend, style)} : ${inParentheses(factor, style)} = ${rootLatex(root, style)}`,
    move: { action: 'divide', by },
  };
};
