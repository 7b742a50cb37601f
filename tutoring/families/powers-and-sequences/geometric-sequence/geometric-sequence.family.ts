import { approximationOf, areEqual, exact, productOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { isNegative, powerOf, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { readSequence } from '../sequence/sequence.reader.ts';
import { ONE_STEP_ASTRAY, goesThrough, isCountedOut, termsBeside } from '../sequence/sequence.rules.ts';
import { tellSequence } from '../sequence/sequence-text.rules.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';
import { makeGeometric } from './geometric-sequence.maker.ts';
import { ratioIn, ratioOf, squareOfMiddle, termAt } from './geometric-sequence.rules.ts';
import { solveGeometric } from './geometric-sequence.solver.ts';

const inList = (...values: readonly Rational[]): readonly Exact[] => values.map(exact);

const isSound = (given: SequenceGiven): boolean => {
  if (given.isPositive && given.known.some(({ value }) => isNegative(value))) return false;
  if (given.asks.what === 'middle') return isPositive(squareOfMiddle(given));
  const ratio = ratioIn(given);
  return ratio !== undefined && goesThrough('geometric', given, ratio);
};

/** Both neighbours are as many times the middle term, up or down. */
const isMiddle = (given: SequenceGiven, answer: Answer): boolean => {
  const values =
    answer.kind === 'number'
      ? [answer.value]
      : answer.kind === 'numbers'
        ? answer.values.map(({ value }) => value)
        : [];
  const signs = values.map((value) => Math.sign(approximationOf(value)));
  return (
    signs.join() === (given.isPositive ? '1' : '1,-1') &&
    values.every((value) => areEqual(productOf(value, value), exact(squareOfMiddle(given))))
  );
};

const beside = termsBeside(termAt);

export const geometricSequenceFamily: Family<SequenceGiven> = {
  id: 'geometric-sequence',
  title: 'Ciąg geometryczny',
  grades: [11, 12],

  read: (message) => {
    const given = readSequence('geometric', message);
    return given !== undefined && isSound(given) ? given : undefined;
  },

  tell: (given) => tellSequence('geometric', given),
  solve: solveGeometric,

  check: (given, answer) =>
    given.asks.what === 'middle' ? isMiddle(given, answer) : isCountedOut('geometric', given, ratioOf(given), answer),

  make: makeGeometric,

  mistakes: [
    {
      id: 'told-for-sought',
      leadsTo: ({ asks, known: [first] }) =>
        asks.what === 'term' && asks.index === first.index - 1 ? inList(first.value) : undefined,
      says: 'To wyraz podany w zadaniu. Żeby cofnąć się do wyrazu, który stoi przed nim, podziel przez iloraz.',
    },
    {
      id: 'one-ratio-too-many',
      leadsTo: (given) => beside(given, 'forwards', [1]),
      says: 'To już następny wyraz. Policz kroki jeszcze raz: do n-tego wyrazu prowadzi od pierwszego o jedno mnożenie mniej niż n.',
    },
    {
      id: 'one-ratio-too-few',
      leadsTo: (given) => beside(given, 'forwards', [-1]),
      says: 'To dopiero poprzedni wyraz. Policz kroki jeszcze raz: od pierwszego wyrazu do drugiego jest jedno mnożenie, do trzeciego dwa.',
    },
    {
      id: 'one-ratio-astray-backwards',
      leadsTo: (given) => beside(given, 'backwards', [-1, 1]),
      says: ONE_STEP_ASTRAY,
    },
    {
      id: 'ratio-times-steps',
      leadsTo: (given) =>
        given.asks.what === 'term' && given.step !== undefined && given.asks.index > given.known[0].index
          ? inList(given.known[0].value.mul(given.step).mul(given.asks.index - given.known[0].index))
          : undefined,
      says: 'Iloraz został pomnożony przez liczbę kroków. Każdy krok to osobne mnożenie, więc iloraz się potęguje.',
    },
    {
      id: 'taken-for-arithmetic',
      leadsTo: (given) => {
        const [first, second] = given.known;
        const { asks, step } = given;
        if (asks.what === 'term' && step !== undefined)
          return inList(first.value.add(step.mul(asks.index - first.index)));
        if (asks.what === 'step' && second !== undefined) return inList(second.value.sub(first.value));
        return asks.what === 'middle' && second !== undefined
          ? inList(first.value.add(second.value).div(2))
          : undefined;
      },
      says: 'Tak jest w ciągu arytmetycznym, w którym się dodaje. W ciągu geometrycznym następny wyraz powstaje przez mnożenie.',
    },
    {
      id: 'ratio-upside-down',
      leadsTo: (given) => (given.asks.what === 'step' ? inList(ratioOf(given).inverse()) : undefined),
      says: 'Sprawdź kolejność dzielenia: wyraz dzielimy przez ten, który stoi przed nim, a nie odwrotnie.',
    },
    {
      id: 'last-term-for-sum',
      leadsTo: (given) => (given.asks.what === 'sum' ? inList(termAt(given, given.asks.count)) : undefined),
      says: 'To ostatni z dodawanych wyrazów. Zadanie pyta o sumę wszystkich.',
    },
    {
      id: 'square-not-rooted',
      leadsTo: (given) => (given.asks.what === 'middle' ? inList(squareOfMiddle(given)) : undefined),
      says: 'Tyle wynosi kwadrat szukanej liczby. Jaka liczba ma taki kwadrat?',
    },
    {
      id: 'exponent-n',
      leadsTo: (given) =>
        given.asks.what === 'formula' ? [`${plain(termAt(given, 1))} * ${plain(ratioOf(given))}^n`] : undefined,
      says: 'Sprawdź wzór dla n = 1: czy daje pierwszy wyraz? Mnożeń jest o jedno mniej, niż wynosi numer wyrazu.',
    },
    {
      id: 'root-left-out',
      leadsTo: (given) => {
        const [first, second] = given.known;
        if (given.asks.what !== 'term' || second === undefined || second.index === first.index + 1) return undefined;
        return inList(first.value.mul(powerOf(second.value.div(first.value), given.asks.index - first.index)));
      },
      says: 'Iloraz dwóch odległych wyrazów to potęga q, a nie samo q. Ile kroków jest między nimi?',
    },
  ],
};
