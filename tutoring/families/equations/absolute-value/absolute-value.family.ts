import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { coefficientOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, ZERO } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import { asRational } from '#tutoring/mathematics/exact.ts';
import type { Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { isInequalitySign } from '../relation/relation.reader.ts';
import {
  isSolvedBy,
  lineFigure,
  proofByPoints,
  samplesOf,
  isIn,
  setOf,
  writingTheSet,
} from '../relation/solution-set.rules.ts';
import type { SidesAt } from '../relation/solution-set.rules.ts';
import { readAbsoluteValue } from './absolute-value.reader.ts';
import { makeAbsoluteValue } from './absolute-value.maker.ts';
import type { AbsoluteValueGiven, ModulusCalculation, ModulusRelation } from './absolute-value.types.ts';
import {
  calculationLatex,
  calculatorNotation,
  mistakenValue,
  proofByRoots,
  stepsOfCalculation,
  valueOfCalculation,
} from './modulus-calculation.solver.ts';
import {
  intervalsOfModulus,
  isolated,
  modulusLatex,
  proofOfRoots,
  stepsOfModulus,
  valuesOfModulus,
} from './modulus-relation.solver.ts';

/** The left side with a number put in, by the definition: the number or its opposite, whichever is not negative. */
const sidesAt =
  ({ inner, unknown, factor, shift, right }: ModulusRelation): SidesAt =>
  (value) => {
    const within = asRational(valueOf(inner, new Map([[unknown, value]]))) ?? ZERO;
    return [exact((isNegative(within) ? within.neg() : within).mul(factor).add(shift)), exact(right)];
  };

const solveRelation = (given: ModulusRelation): FamilySolution => {
  const { unknown, sign } = given;
  const { ends } = isolated(given);
  const isEquation = !isInequalitySign(sign);
  const set = setOf(unknown, intervalsOfModulus(given));
  const roots = valuesOfModulus(given);
  const [proof, steps] = isEquation
    ? [proofOfRoots(given), stepsOfModulus(given)]
    : [proofByPoints(set, sign, sidesAt(given)), [...stepsOfModulus(given), writingTheSet(set)]];
  const shown = roots.map(
    (_root, index) => `${unknown}${roots.length > 1 ? `_${index + 1}` : ''} = ${numberLatex(ends[index])}`,
  );
  return {
    steps,
    answer:
      isEquation && roots.length > 0
        ? {
            kind: 'numbers',
            values: roots.map((value) => ({ symbol: unknown, value })),
            isOrdered: false,
            shown: shown.join(',\\ '),
          }
        : set,
    proof,
    ...(isEquation && roots.length === 0 ? { sentence: `Równanie $${modulusLatex(given)}$ nie ma rozwiązań.` } : {}),
    notice: given.isDecidedBySign
      ? 'Wartość bezwzględna to odległość od zera na osi. Jaka liczba stoi po drugiej stronie znaku, gdy wartość bezwzględna zostanie sama?'
      : 'Wartość bezwzględna to odległość od zera na osi. Jak daleko od zera może leżeć liczba między kreskami i po której stronie?',
    nudge: given.isDecidedBySign
      ? 'Wstaw za niewiadomą kilka liczb: dodatnią, ujemną i zero. Jakie wartości przyjmuje wartość bezwzględna? Porównaj je z drugą stroną.'
      : isEquation
        ? 'Gdy wartość bezwzględna stoi sama, zastanów się, jakie liczby mogą stać między kreskami. Pamiętaj o dwóch stronach osi i o tym, że odległość nie bywa ujemna.'
        : 'Gdy wartość bezwzględna stoi sama: „mniejsza” znaczy bliżej zera (pomiędzy), a „większa” dalej od zera (na lewo lub na prawo).',
  };
};

const numberLatex = (value = ZERO): string => (value.d === 1n ? String(value.s * value.n) : fractionLatex(value));

const fractionLatex = (value: typeof ZERO): string => `${isNegative(value) ? '-' : ''}\\frac{${value.n}}{${value.d}}`;

const solveCalculation = ({ notation }: ModulusCalculation): FamilySolution => ({
  steps: stepsOfCalculation(notation),
  answer: { kind: 'number', value: valueOfCalculation(notation) },
  proof: proofByRoots(notation),
  notice: 'Wartość bezwzględna to odległość liczby od zera. Co stoi między kreskami i jak daleko to leży od zera?',
  nudge: 'Oblicz najpierw wnętrze każdej pary kresek, potem opuść kreski, a na końcu wykonaj resztę działań.',
  setup: 'Zastanów się, ile kroków na osi dzieli tę liczbę od zera.',
});

const relation = (
  given: AbsoluteValueGiven,
  leadsTo: (given: ModulusRelation) => readonly Exact[] | undefined,
): readonly Exact[] | undefined => (given.kind === 'relation' ? leadsTo(given) : undefined);

const isRight = (given: ModulusRelation, values: readonly Exact[]): boolean => {
  const points = values.map((value) => ({ from: value, isFromIn: true, to: value, isToIn: true }));
  return samplesOf(points).every((value) => {
    const [left, right] = sidesAt(given)(value);
    return (approximationOf(left) === approximationOf(right)) === isIn(value, points);
  });
};

export const absoluteValueFamily: Family<AbsoluteValueGiven> = {
  id: 'absolute-value',
  title: 'Wartość bezwzględna',
  grades: [9, 11],

  read: readAbsoluteValue,

  tell: (given) =>
    given.kind === 'calculation'
      ? `Oblicz $${calculationLatex(given.notation)}$.`
      : `Rozwiąż ${given.sign === '=' ? 'równanie' : 'nierówność'} $${modulusLatex(given)}$.`,

  solve: (given) => (given.kind === 'calculation' ? solveCalculation(given) : solveRelation(given)),

  check: (given, answer) => {
    if (given.kind === 'calculation')
      return (
        answer.kind === 'number' &&
        areClose(approximately(calculatorNotation(given.notation)), approximationOf(answer.value))
      );
    if (answer.kind === 'numbers')
      return isRight(
        given,
        answer.values.map(({ value }) => value),
      );
    if (answer.kind !== 'set') return false;
    return isInequalitySign(given.sign)
      ? isSolvedBy(answer.intervals, given.sign, sidesAt(given))
      : answer.intervals.length === 0 && isRight(given, []);
  },

  make: makeAbsoluteValue,

  mistakes: [
    {
      id: 'one-case-only',
      leadsTo: (given) => relation(given, (own) => lastOf(valuesOfModulus(own))),
      says: 'To tylko jedna strona osi. Między kreskami może stać także liczba ujemna: gdzie jest druga granica?',
    },
    {
      id: 'opposite-of-the-unknown',
      leadsTo: (given) =>
        relation(given, (own) => {
          const last = lastOf(valuesOfModulus(own))?.[0];
          const plain = last && asRational(last);
          return plain === undefined ? undefined : [exact(plain), exact(plain.neg())];
        }),
      says: 'Przeciwne są liczby między kreskami, a nie same rozwiązania. Zapisz osobno oba przypadki i każdy rozwiąż.',
    },
    {
      id: 'bars-left-out-of-both-sides',
      leadsTo: (given) =>
        relation(given, ({ inner, unknown, right, isDecidedBySign }) => {
          if (isDecidedBySign) return undefined;
          const form = polynomialOf(inner);
          const end = right.sub(coefficientOf(form, '')).div(coefficientOf(form, unknown));
          return [exact(end)];
        }),
      says: 'Kresek nie można po prostu skreślić. Liczba między nimi może być też ujemna, a to, co stoi przed kreskami i za nimi, trzeba najpierw przenieść.',
    },
    {
      id: 'negative-accepted',
      leadsTo: (given) =>
        relation(given, (own) => {
          const { bound } = isolated(own);
          if (!isNegative(bound)) return undefined;
          const form = polynomialOf(own.inner);
          const [a, b] = [coefficientOf(form, own.unknown), coefficientOf(form, '')];
          return [exact(bound.sub(b).div(a)), exact(bound.neg().sub(b).div(a))];
        }),
      says: 'Wartość bezwzględna jest odległością. Czy odległość może być ujemna?',
    },
    {
      id: 'bars-read-as-brackets',
      leadsTo: (given) =>
        given.kind === 'calculation' ? [mistakenValue(given.notation, (inside) => inside)] : undefined,
      says: 'Kreski to nie zwykły nawias. Odległość od zera nigdy nie jest ujemna.',
    },
    {
      id: 'always-negative',
      leadsTo: (given) =>
        given.kind === 'calculation' ? [mistakenValue(given.notation, (inside) => inside.abs().neg())] : undefined,
      says: 'Wartość bezwzględna nie zmienia znaku każdej liczby: mówi, jak daleko leży ona od zera.',
    },
  ],

  figure: (given) =>
    given.kind === 'relation' && isInequalitySign(given.sign)
      ? lineFigure(setOf(given.unknown, intervalsOfModulus(given)))
      : undefined,
};

const lastOf = (values: readonly Exact[]): readonly Exact[] | undefined => {
  const last = values.at(-1);
  return last === undefined || values.length < 2 ? undefined : [last];
};
