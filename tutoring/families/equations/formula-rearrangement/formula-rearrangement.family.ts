import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
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

/** Positive values of all letters but the one that is sought, whose value is that of the expression. */
const pointsOf = ({ equation, letter }: FormulaGiven, found: string): readonly Point[] => {
  const letters = [...new Set([...lettersOf(equation.left), ...lettersOf(equation.right)])].filter(
    (one) => one !== letter && one !== 'Δ',
  );
  return [1.7, 2.9, 4.3].flatMap((start, place) => {
    const others = Object.fromEntries(letters.map((one, index) => [one, start + (index + 1) * (place + 1) * 0.63]));
    const value = approximately(found, others);
    return Number.isFinite(value) ? [{ ...others, [letter]: value }] : [];
  });
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

/** The letter's value from the others', put into the formula: numbers that a pupil can follow. */
const proofOf = (given: FormulaGiven): string =>
  `Wstawiamy to w miejsce $${given.letter}$ do wzoru $${equationLatex(given.equation)}$: po uproszczeniu obie strony są takie same. Można to sprawdzić na liczbach: wybierz wartości pozostałych liter, oblicz z nich $${given.letter}$ i podstaw wszystkie do wzoru.`;

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
      notice: `Litera $${letter}$ ma zostać sama po jednej stronie. Jakie działania ją teraz „otaczają” i jakie działania je odwrócą?`,
      nudge: `Potraktuj wzór jak równanie z niewiadomą $${letter}$, a pozostałe litery jak liczby. Każde działanie wykonuj po obu stronach.`,
      setup: `Sprawdź, co stoi przy $${letter}$, i wykonaj działanie odwrotne po obu stronach.`,
    };
  },

  check: (given, answer) => {
    if (answer.kind !== 'expression') return false;
    const { left, right } = given.equation;
    const points = pointsOf(given, answer.notation);
    return (
      points.length > 1 &&
      points.every((point) => {
        const [one, other] = [approximately(notation(left), point), approximately(notation(right), point)];
        return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
      })
    );
  },

  make: (pick, difficulty) => {
    const [left, right, letters] = pick.oneOf(FORMULAS_TO_REARRANGE[difficulty]);
    const size = pick.int(2, 9);
    const written = (side: string): Expression => readExpression(side.replaceAll('#', String(size)));
    return { equation: { left: written(left), right: written(right) }, letter: pick.oneOf(letters) };
  },

  mistakes: FORMULA_MISTAKES,
};
