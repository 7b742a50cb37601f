import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { coefficientOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { degreeOfInequality, inequalityIn } from '../relation/inequality.reader.ts';
import { relationLatex } from '../relation/relation-text.rules.ts';
import type { Inequality } from '../relation/relation.types.ts';
import { sidesAt } from '../relation/sides-at.rules.ts';
import { isSolvedBy, lineFigure, proofByPoints, setOf, writingTheSet } from '../relation/solution-set.rules.ts';
import { makeLinearInequality } from './linear-inequality.maker.ts';
import { lineOf, solveLinearInequality } from './linear-inequality.solver.ts';

const KIND = 'liniowa|liniowej|stopnia pierwszego|pierwszego stopnia';

/** a·x + b on the left, c·x + d on the right. */
const coefficientsOf = (given: Inequality): readonly [a: Rational, b: Rational, c: Rational, d: Rational] => {
  const { left, right } = lineOf(given);
  return [
    coefficientOf(left, given.unknown),
    coefficientOf(left, ''),
    coefficientOf(right, given.unknown),
    coefficientOf(right, ''),
  ];
};

const quotient = (top: Rational, bottom: Rational): readonly Exact[] | undefined =>
  isZero(bottom) ? undefined : [exact(top.div(bottom))];

export const linearInequalityFamily: Family<Inequality> = {
  id: 'linear-inequality',
  title: 'Nierówności liniowe',
  grades: [9, 10],

  readsDenials: true,
  read: (message) => {
    const given = inequalityIn(message, KIND);
    return given !== undefined && (degreeOfInequality(given) ?? 2) < 2 ? given : undefined;
  },

  tell: (given) => `Rozwiąż nierówność $${relationLatex(given)}$.`,

  solve: (given) => {
    const { steps, intervals } = solveLinearInequality(given);
    const answer = setOf(given.unknown, intervals);
    const proof = proofByPoints(answer, given.sign, sidesAt(given));
    return {
      steps: [...steps, writingTheSet(answer)],
      answer,
      proof,
      notice: `Nierówność rozwiązujemy podobnie jak równanie: szukamy wszystkich liczb $${given.unknown}$, które ją spełniają. Jakie działania po obu stronach zostawią niewiadomą samą? I kiedy trzeba odwrócić znak nierówności?`,
      nudge: `Zbierz wyrazy z $${given.unknown}$ po lewej stronie, a liczby po prawej. Na końcu podziel przez liczbę stojącą przy $${given.unknown}$; jeśli jest ujemna, odwróć znak nierówności.`,
    };
  },

  check: (given, answer) => answer.kind === 'set' && isSolvedBy(answer.intervals, given.sign, sidesAt(given)),

  make: makeLinearInequality,

  mistakes: [
    {
      id: 'moved-without-changing-sign',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        return quotient(d.add(b), a.sub(c));
      },
      says: 'Sprawdź znak liczby przenoszonej na drugą stronę: działanie, które usuwa ją z jednej strony, trzeba wykonać i po drugiej.',
    },
    {
      id: 'moved-unknown-without-changing-sign',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        return quotient(d.sub(b), a.add(c));
      },
      says: 'Sprawdź znak wyrazu z niewiadomą po przeniesieniu na drugą stronę: zmienia się na przeciwny.',
    },
    {
      id: 'sign-of-quotient',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        return quotient(b.sub(d), a.sub(c));
      },
      says: 'Sprawdź znak liczby po dzieleniu: jaki znak ma iloraz, gdy jedna z liczb jest ujemna, a jaki, gdy obie są ujemne?',
    },
    {
      id: 'subtracted-the-factor',
      leadsTo: (given) => {
        const [a, b, c, d] = coefficientsOf(given);
        const factor = a.sub(c);
        return isZero(factor) || factor.abs().equals(1) ? undefined : [exact(d.sub(b).sub(factor))];
      },
      says: 'Liczba przy niewiadomej ją mnoży. Działaniem odwrotnym do mnożenia jest dzielenie, a nie odejmowanie.',
    },
  ],

  figure: (given) => lineFigure(setOf(given.unknown, solveLinearInequality(given).intervals)),
};
