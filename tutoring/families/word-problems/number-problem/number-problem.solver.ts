import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution } from '#tutoring/families/family.types.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { allNumbers, answerOfParts, oneNumber } from '../story-answer.rules.ts';
import { solveStory, type StoryEquation } from '#tutoring/families/story-equation.solver.ts';
import { equationOfParts, lessOf, moreOf, proofOfParts } from '../two-parts.rules.ts';
import { numbersOf, stepOf } from './consecutive.rules.ts';
import type { Action, NumberProblemGiven, OfKind } from './number-problem.types.ts';

export const solveNumberProblem = (given: NumberProblemGiven): FamilySolution => {
  const { steps, x } = solveStory(storyOf(given));
  return {
    steps,
    ...HINTS[given.kind],
    answer: answerOf(given, x),
    ...(given.kind === 'pair' && given.isCounted ? { sentence: sentenceOf(given) } : {}),
    proof: `Sprawdzamy w treści zadania: $${proofOf(given, x)}$.`,
  };
};

const sentenceOf = ({ parts }: OfKind<'pair'>): string =>
  `Mniejsza ilość to $${latexOfRational(lessOf(parts))}$, a większa $${latexOfRational(moreOf(parts))}$.`;

const SIGNS = { multiply: '*', divide: '/', add: '+', subtract: '-' } as const;

const applied = (notation: string, { does, by }: Action, index: number): string => {
  if (does === 'add' || does === 'subtract') return `${notation} ${SIGNS[does]} ${plain(by)}`;
  const operand = index === 0 ? notation : `(${notation})`;
  return does === 'multiply' ? `${plain(by)} * ${operand}` : `${operand} / ${plain(by)}`;
};

const riddleSide = (start: string, actions: readonly Action[]): string => actions.reduce(applied, start);

const storyOf = (given: NumberProblemGiven): StoryEquation => {
  switch (given.kind) {
    case 'riddle':
      return {
        ...ONE_NUMBER,
        left: riddleSide('x', given.actions),
        right: plain(given.result),
        sense: 'Wykonujemy na niewiadomej te same działania co w zadaniu, w tej samej kolejności.',
      };
    case 'ownPart':
      return {
        ...ONE_NUMBER,
        left: `x ${given.isMore ? '+' : '-'} x / 2`,
        right: plain(given.result),
        sense: 'Połowę liczymy od szukanej liczby, więc jest ona połową niewiadomej.',
      };
    case 'consecutive': {
      const others = Array.from({ length: given.count - 1 }, (_one, place) => `x + ${stepOf(given.of) * (place + 1)}`);
      return {
        unknown: 'najmniejszą z szukanych liczb',
        others,
        areAllAsked: given.asks !== 'least',
        left: ['x', ...others].join(' + '),
        right: plain(given.total),
        sense: 'Suma wszystkich tych liczb jest podana w zadaniu.',
      };
    }
    case 'pair':
      return {
        unknown: given.isCounted ? 'mniejszą z dwóch ilości' : 'mniejszą z liczb',
        ...equationOfParts(given.parts),
        areAllAsked: given.asks !== 'less',
        sense: 'Obie wielkości razem dają sumę podaną w zadaniu.',
      };
  }
};

const ONE_NUMBER = { unknown: 'szukaną liczbę', others: [], areAllAsked: false } as const;

const answerOf = (given: NumberProblemGiven, x: Rational): Answer => {
  switch (given.kind) {
    case 'riddle':
    case 'ownPart':
      return oneNumber(x, true);
    case 'consecutive': {
      const numbers = numbersOf(given);
      if (given.asks === 'all') return allNumbers(numbers);
      return oneNumber((given.asks === 'least' ? numbers[0] : numbers.at(-1)) ?? ZERO, given.asks === 'least');
    }
    case 'pair':
      return answerOfParts(given, x);
  }
};

const n = (value: Rational): string => latexOfRational(value);

const proofOf = (given: NumberProblemGiven, x: Rational): string => {
  switch (given.kind) {
    case 'riddle': {
      let value = x;
      return given.actions
        .map((action) => {
          const before = value;
          value = after(before, action);
          return `${n(before)} ${LATEX_SIGNS[action.does]} ${n(action.by)} = ${n(value)}`;
        })
        .join(',\\quad ');
    }
    case 'ownPart':
      return `${n(x)} : 2 = ${n(x.div(2))},\\quad ${n(x)} ${given.isMore ? '+' : '-'} ${n(x.div(2))} = ${n(given.result)}`;
    case 'consecutive':
      return `${numbersOf(given).map(n).join(' + ')} = ${n(given.total)}`;
    case 'pair':
      return proofOfParts(given.parts);
  }
};

const LATEX_SIGNS = { multiply: '\\cdot', divide: ':', add: '+', subtract: '-' } as const;

/** What the number becomes. */
export const after = (value: Rational, { does, by }: Action): Rational => {
  switch (does) {
    case 'multiply':
      return value.mul(by);
    case 'divide':
      return value.div(by);
    case 'add':
      return value.add(by);
    case 'subtract':
      return value.sub(by);
  }
};

/** From the result back to the number. */
export const before = ({ actions, result }: OfKind<'riddle'>): Rational =>
  actions.toReversed().reduce((value, { does, by }) => after(value, { does: INVERSE[does], by }), result);

export const INVERSE = { multiply: 'divide', divide: 'multiply', add: 'subtract', subtract: 'add' } as const;

export const thought = ({ isMore, result }: OfKind<'ownPart'>): Rational => result.div(rational(isMore ? 3 : 1, 2));

const HINTS = {
  riddle: {
    notice: 'Jakiej liczby szukamy i co po kolei z nią zrobiono?',
    nudge: 'Nazwij szukaną liczbę literą, zapisz na niej te same działania i przyrównaj do wyniku z zadania.',
  },
  ownPart: {
    notice: 'Od czego liczymy połowę: od szukanej liczby czy od wyniku?',
    nudge: 'Nazwij szukaną liczbę literą i zapisz jej połowę za pomocą tej samej litery.',
  },
  consecutive: {
    notice: 'O ile każda z tych liczb różni się od poprzedniej?',
    nudge: 'Nazwij literą najmniejszą z liczb, zapisz za jej pomocą pozostałe i ułóż równanie na ich sumę.',
  },
  pair: {
    notice:
      'Których dwóch wielkości szukamy i która z nich jest mniejsza? Czy większa jest o tyle, czy tyle razy większa?',
    nudge: 'Nazwij literą mniejszą wielkość, zapisz za jej pomocą większą i ułóż równanie na ich sumę.',
  },
} as const;
