import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isInteger, isNegative, ONE, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { rationalRoot } from '../rational-root.rules.ts';
import {
  partsOf,
  productLatex,
  productNotation,
  powerNotation,
  totalExponent,
  valueOfPower,
} from './rational-exponent.rules.ts';
import { readRationalExponent } from './rational-exponent.reader.ts';
import { solveRationalExponent } from './rational-exponent.solver.ts';
import type { PowerFactor, RationalExponentGiven } from './rational-exponent.types.ts';

const inList = (value: Rational | undefined): readonly Exact[] | undefined => value && [exact(value)];

const ofValue =
  (leadsTo: (factor: PowerFactor) => Rational | undefined) =>
  ({ factors: [factor], target }: RationalExponentGiven): readonly Exact[] | undefined =>
    target === undefined ? inList(leadsTo(factor)) : undefined;

const makeValue = (pick: Pick, difficulty: Difficulty): PowerFactor => {
  const degree = pick.oneOf(difficulty === 1 ? [2, 3] : [2, 3, 4]);
  const root = pick.int(2, degree === 2 ? 12 : degree === 3 ? 5 : 3);
  const isTurned = difficulty === 2 && pick.int(0, 2) === 0;
  const power = difficulty === 1 ? 1 : pick.oneOf(degree === 2 ? [1, 3] : degree === 3 ? [1, 2] : [1, 3]);
  const sign = difficulty === 1 || (pick.int(0, 1) === 0 && !isTurned) ? 1 : -1;
  const base = rational(root ** degree);
  return { sign: '*', base: isTurned ? ONE.div(base) : base, exponent: rational(sign * power, degree) };
};

/** Over the target both become whole. */
const OF_SQUARE = [rational(1, 2), rational(3, 2), rational(5, 2)] as const;
const OF_CUBE = [rational(1, 3), rational(2, 3), rational(4, 3), rational(5, 3)] as const;

export const rationalExponentFamily: Family<RationalExponentGiven> = {
  id: 'rational-exponent',
  title: 'Potęgi o wykładniku wymiernym',
  grades: [9, 11],
  read: readRationalExponent,

  tell: (given) =>
    given.target === undefined
      ? `Oblicz $${productLatex(given)}$.`
      : `Zapisz jako potęgę liczby $${given.target.n}$: $${productLatex(given)}$.`,

  solve: solveRationalExponent,

  check: (given, answer) => {
    if (given.target !== undefined)
      return (
        answer.kind === 'expression' &&
        areClose(approximately(answer.notation) / approximately(productNotation(given)), 1)
      );
    const { turned, power, degree } = partsOf(given.factors[0]);
    const value = rationalIn(answer);
    return (
      value !== undefined &&
      (degree % 2 === 1 || !isNegative(value)) &&
      powerOf(value, degree).equals(powerOf(turned, power))
    );
  },

  make: (pick, difficulty) => {
    if (difficulty < 3) return { factors: [makeValue(pick, difficulty)], target: undefined };
    const target = rational(pick.oneOf([2, 3, 5]));
    const isSwapped = pick.int(0, 1) === 1;
    const one: PowerFactor = { sign: '*', base: powerOf(target, 2), exponent: pick.oneOf(OF_SQUARE) };
    const other: PowerFactor = { sign: '*', base: powerOf(target, 3), exponent: pick.oneOf(OF_CUBE) };
    const [first, second] = isSwapped ? [other, one] : [one, other];
    const isOne = one.exponent.mul(2).equals(other.exponent.mul(3));
    return { factors: [first, { ...second, sign: isOne ? '*' : pick.oneOf(['*', ':']) }], target };
  },

  mistakes: [
    {
      id: 'power-taken-for-product',
      leadsTo: ofValue(({ base, exponent }) => (isInteger(exponent) ? undefined : base.mul(exponent))),
      says: 'Podstawa została pomnożona przez wykładnik. Mianownik wykładnika oznacza pierwiastek, a licznik potęgę.',
    },
    {
      id: 'whole-power-taken-for-product',
      leadsTo: ofValue(({ base, exponent }) => (isInteger(exponent) ? base.mul(exponent) : undefined)),
      says: 'Podstawa została pomnożona przez wykładnik. Wykładnik mówi, ile razy liczba jest czynnikiem, a minus przed nim oznacza odwrotność.',
    },
    {
      id: 'minus-taken-for-a-negative-number',
      leadsTo: ofValue((factor) =>
        isNegative(factor.exponent) ? valueOfPower({ ...factor, exponent: factor.exponent.neg() })?.neg() : undefined,
      ),
      says: 'Minus w wykładniku nie zmienia znaku liczby: oznacza jej odwrotność.',
    },
    {
      id: 'minus-left-out',
      leadsTo: ofValue((factor) =>
        isNegative(factor.exponent) ? valueOfPower({ ...factor, exponent: factor.exponent.neg() }) : undefined,
      ),
      says: 'Zginął minus z wykładnika: oznacza on odwrotność.',
    },
    {
      id: 'root-only',
      leadsTo: ofValue((factor) => {
        const { turned, power, degree } = partsOf(factor);
        return power > 1 && degree > 1 ? rationalRoot(turned, degree) : undefined;
      }),
      says: 'To dopiero pierwiastek. Co mówi licznik wykładnika?',
    },
    {
      id: 'power-only',
      leadsTo: ofValue(({ base, exponent }) =>
        isInteger(exponent) ? undefined : powerOf(base, Number(exponent.s * exponent.n)),
      ),
      says: 'Został tylko licznik wykładnika. Mianownik oznacza pierwiastek.',
    },
    {
      id: 'exponents-multiplied',
      leadsTo: (given) => {
        const {
          factors: [first, second],
          target,
        } = given;
        if (target === undefined || second === undefined) return undefined;
        const [one, other] = [first, second].map((factor) =>
          totalExponent({ factors: [{ ...factor, sign: '*' }], target }, target),
        );
        return one && other && [powerNotation(target, one.mul(other))];
      },
      says: 'Wykładniki zostały pomnożone. Przy mnożeniu potęg o tej samej podstawie się je dodaje, przy dzieleniu odejmuje.',
    },
  ],
};
