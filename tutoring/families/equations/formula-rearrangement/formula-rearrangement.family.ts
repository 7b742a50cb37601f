import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { FORMULAS_TO_REARRANGE } from './formula-bank.ts';
import { lettersOf, readFormulaTask } from './formula-rearrangement.reader.ts';
import type { FormulaGiven } from './formula-rearrangement.types.ts';
import { FORMULA_MISTAKES } from './formula-mistakes.ts';
import { answerOf, equationLatex, latex, notation } from './formula-text.rules.ts';
import { rearranged, type Rearranged } from './rearrangement.rules.ts';

type Point = Readonly<Record<string, number>>;

/** Positive values of all letters but the one that is sought, whose value is that of the expression. Rising and falling: of c² − b² one of them has a root. */
const pointsOf = ({ equation, letter }: FormulaGiven, found: string): readonly Point[] => {
  const letters = [...new Set([...lettersOf(equation.left), ...lettersOf(equation.right)])].filter(
    (one) => one !== letter && one !== 'Δ',
  );
  return [letters, letters.toReversed()].flatMap((ordered) =>
    [1.7, 2.9, 4.3].flatMap((start, place) => {
      const others = Object.fromEntries(ordered.map((one, index) => [one, start + (index + 1) * (place + 1) * 0.63]));
      const value = approximately(found, others);
      return Number.isFinite(value) ? [{ ...others, [letter]: value }] : [];
    }),
  );
};

const WORDS = {
  swap: ['Zamieniamy strony miejscami', 'zamień strony miejscami', 'Wygodniej mieć szukaną literę po lewej stronie.'],
  opposite: [
    'Zmieniamy znaki po obu stronach',
    'zmień znaki po obu stronach na przeciwne',
    'Szukamy samej litery, a nie liczby do niej przeciwnej.',
  ],
  root: [
    'Pierwiastkujemy obie strony',
    'wyciągnij pierwiastek z obu stron',
    'Pierwiastek odwraca podnoszenie do kwadratu, a wielkości we wzorze są dodatnie.',
  ],
  square: ['Podnosimy obie strony do kwadratu', 'podnieś obie strony do kwadratu', 'Kwadrat odwraca pierwiastkowanie.'],
} as const;

const wordsOf = ({ action, by }: Rearranged): readonly [what: string, todo: string, why: string] => {
  const size = `$${latex(by)}$`;
  switch (action) {
    case 'add':
      return [
        `Dodajemy ${size} do obu stron`,
        `dodaj ${size} do obu stron`,
        'Dodawanie odwraca odejmowanie, a równość nadal zachodzi.',
      ];
    case 'subtract':
      return [
        `Odejmujemy ${size} od obu stron`,
        `odejmij ${size} od obu stron`,
        'Odejmowanie odwraca dodawanie, a równość nadal zachodzi.',
      ];
    case 'multiply':
      return [
        `Mnożymy obie strony przez ${size}`,
        `pomnóż obie strony przez ${size}`,
        'Mnożenie odwraca dzielenie, więc znika kreska ułamkowa.',
      ];
    case 'divide':
      return [
        `Dzielimy obie strony przez ${size}`,
        `podziel obie strony przez ${size}`,
        `Dzielenie odwraca mnożenie. Dzielimy całą drugą stronę${lettersOf(by).length === 0 ? '' : ' (zakładamy, że dzielnik nie jest zerem)'}.`,
      ];
    default:
      return WORDS[action];
  }
};

const stepOf = (done: Rearranged, points: readonly Point[]): FamilyStep => {
  const [what, todo, why] = wordsOf(done);
  const { left, right } = done.equation;
  return {
    operation: done.action,
    what,
    todo,
    why,
    shown: equationLatex(done.equation),
    claims: [{ sides: [notation(left), notation(right)], at: points }],
  };
};

const putIn = (expression: Expression, letter: string, found: Expression): Expression => {
  switch (expression.kind) {
    case 'unknown':
      return expression.name === letter ? found : expression;
    case 'negative':
    case 'root':
      return { ...expression, of: putIn(expression.of, letter, found) };
    case 'power':
      return { ...expression, base: putIn(expression.base, letter, found) };
    case 'operation':
      return {
        ...expression,
        left: putIn(expression.left, letter, found),
        right: putIn(expression.right, letter, found),
      };
    default:
      return expression;
  }
};

/** „P/h · h”, where the dot would be left out between letters. */
const withDots = (written: string): string =>
  written
    .replace(/(\\frac\{[^{}]*\}\{[^{}]*\})(?=[a-z(])/gi, '$1 \\cdot ')
    .replace(/(?<=[a-z)])(?=\\frac)/gi, ' \\cdot ');

/** The side with the letter, the result in its place, comes to the other side. */
const proofOf = (given: FormulaGiven): string => {
  const { equation, letter } = given;
  const [own, other] = lettersOf(equation.left).includes(letter)
    ? [equation.left, equation.right]
    : [equation.right, equation.left];
  return `Wstawiamy wynik do wzoru w miejsce $${letter}$ i upraszczamy: $${withDots(latex(putIn(own, letter, answerOf(given))))} = ${latex(other)}$. Po obu stronach wzoru stoi to samo.`;
};

export const formulaRearrangementFamily: Family<FormulaGiven> = {
  id: 'formula-rearrangement',
  title: 'Przekształcanie wzorów',
  grades: [8, 9],

  read: readFormulaTask,

  tell: ({ equation, letter }) => `Wyznacz $${letter}$ ze wzoru $${equationLatex(equation)}$.`,

  solve: (given) => {
    const { equation, letter } = given;
    const found = answerOf(given);
    const points = pointsOf(given, notation(found));
    return {
      steps: rearranged(equation, letter).map((done) => stepOf(done, points)),
      answer: {
        kind: 'expression',
        notation: notation(found),
        shown: `${letter} = ${latex(found)}`,
        symbol: letter,
        isFormNeeded: false,
      },
      proof: proofOf(given),
      // Without its name: examples with another letter are of the same kind.
      notice: `Szukana litera ma zostać sama po jednej stronie. Jakie działania ją teraz „otaczają” i jakie działania je odwrócą?`,
      nudge: `Potraktuj wzór jak równanie, w którym niewiadomą jest szukana litera, a pozostałe litery są jak liczby. Każde działanie wykonuj po obu stronach.`,
      setup: `Sprawdź, co stoi przy $${letter}$, i wykonaj działanie odwrotne po obu stronach.`,
    };
  },

  check: (given, answer) => {
    if (answer.kind !== 'expression') return false;
    const { equation, letter } = given;
    const holds = (point: Readonly<Record<string, number>>): boolean => {
      return areClose(approximately(notation(equation.left), point), approximately(notation(equation.right), point));
    };
    /** Of two opposite roots a quantity is the positive one. */
    const isOtherRoot = (point: Readonly<Record<string, number>>): boolean => {
      const value = point[letter] ?? 0;
      return value < 0 && holds({ ...point, [letter]: -value });
    };
    const points = pointsOf(given, answer.notation);
    return points.length > 1 && points.every((point) => holds(point) && !isOtherRoot(point));
  },

  make: (pick, difficulty) => {
    const [left, right, letters] = pick.oneOf(FORMULAS_TO_REARRANGE[difficulty]);
    const size = pick.int(2, 9);
    const written = (side: string): Expression => readExpression(side.replaceAll('#', String(size)));
    return { equation: { left: written(left), right: written(right) }, letter: pick.oneOf(letters) };
  },

  mistakes: FORMULA_MISTAKES,
};
