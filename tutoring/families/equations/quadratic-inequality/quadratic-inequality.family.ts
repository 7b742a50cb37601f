import { approximationOf, areEqual, exact, negationOf, productOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { coefficientOf, difference, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, rational } from '#tutoring/mathematics/rational.ts';
import { trinomialOf } from '#tutoring/families/equation/discriminant.rules.ts';
import { whole } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { degreeOfInequality, inequalityIn } from '../relation/inequality.reader.ts';
import { relationLatex } from '../relation/relation-text.rules.ts';
import type { Inequality } from '../relation/relation.types.ts';
import { sidesAt } from '../relation/sides-at.rules.ts';
import { isSolvedBy, proofByPoints } from '../relation/solution-set.rules.ts';
import { proofBySquare } from './square.rules.ts';
import { parabolaFigure } from './parabola.rules.ts';
import { solveQuadraticInequality } from './quadratic-inequality.solver.ts';
import { makeQuadraticInequality } from './quadratic-inequality.maker.ts';

const KIND = 'kwadratowa|kwadratowej|kwadratowe|stopnia drugiego|drugiego stopnia';

const withTwoZeros = (
  given: Inequality,
  mistaken: (zeros: readonly Exact[]) => readonly Exact[],
): readonly Exact[] | undefined => {
  const { zeros } = solveQuadraticInequality(given);
  return zeros.length === 2 ? mistaken(zeros) : undefined;
};

/** What the parabola is like: an example of a touching one says nothing of one that crosses the axis. */
interface Kind {
  readonly zeroCount: 'none' | 'one' | 'two';
  /** „x² + 4”. */
  readonly isPure: boolean;
}

/** By the discriminant alone: hundreds are made for one example, and to solve them all would take half a minute. */
const ofItsKind = (given: Inequality): Inequality & Kind => {
  const { left, right, unknown } = given;
  const form = difference(polynomialOf(left), polynomialOf(right));
  const [a, b, c] = [unknown + unknown, unknown, ''].map((letters) => coefficientOf(form, letters).valueOf());
  const discriminant = (b ?? 0) ** 2 - 4 * (a ?? 0) * (c ?? 0);
  const zeroCount = discriminant > 0 ? 'two' : discriminant < 0 ? 'none' : 'one';
  return { ...given, zeroCount, isPure: b === 0 };
};

export const quadraticInequalityFamily: Family<Inequality & Kind> = {
  id: 'quadratic-inequality',
  title: 'Nierówności kwadratowe',
  grades: [10, 12],

  readsDenials: true,
  read: (message) => {
    const given = inequalityIn(message, KIND);
    return given !== undefined && degreeOfInequality(given) === 2 ? ofItsKind(given) : undefined;
  },

  tell: (given) => `Rozwiąż nierówność $${relationLatex(given)}$.`,

  solve: (given) => {
    const solved = solveQuadraticInequality(given);
    const { steps, answer, polynomial } = solved;
    const told = trinomialOf(polynomial, given.unknown);
    const proof = proofBySquare(solved, given.unknown) ?? proofByPoints(answer, given.sign, sidesAt(given));
    return {
      steps,
      answer,
      trinomial: told,
      proof,
      notice: `Niewiadoma $${given.unknown}$ występuje tu w drugiej potędze, więc pomyśl o paraboli. Czy i gdzie przecina oś, w którą stronę ma ramiona i o którą jej część pyta nierówność?`,
      nudge:
        'Znajdź miejsca zerowe, naszkicuj parabolę i odczytaj, dla których liczb leży nad osią (przy znaku „większe”) albo pod osią (przy znaku „mniejsze”).',
    };
  },

  check: (given, answer) => answer.kind === 'set' && isSolvedBy(answer.intervals, given.sign, sidesAt(given)),

  make: (pick, difficulty) => ofItsKind(makeQuadraticInequality(pick, difficulty)),

  mistakes: [
    {
      id: 'signs-of-zeros',
      leadsTo: (given) => withTwoZeros(given, (zeros) => zeros.map(negationOf)),
      says: 'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
    },
    {
      id: 'one-root-of-a-square',
      leadsTo: (given) => {
        const { polynomial, zeros } = solveQuadraticInequality(given);
        const greater = zeros.find((zero) => approximationOf(zero) > 0);
        return isZero(coefficientOf(polynomial, given.unknown)) && greater !== undefined ? [greater] : undefined;
      },
      says: 'Kwadrat daje tę samą wartość dla liczby dodatniej i dla przeciwnej do niej. Nierówności z kwadratem nie wystarczy spierwiastkować.',
    },
    {
      id: 'divided-by-the-unknown',
      leadsTo: (given) => {
        const { polynomial, zeros } = solveQuadraticInequality(given);
        const other = zeros.find((zero) => !areEqual(zero, whole(0)));
        return isZero(coefficientOf(polynomial, '')) && other !== undefined ? [other] : undefined;
      },
      says: 'Nierówności nie wolno dzielić przez niewiadomą: nie wiemy, jaki ma znak, i gubimy jedno miejsce zerowe. Wyłącz ją przed nawias.',
    },
    {
      id: 'not-halved',
      leadsTo: (given) => withTwoZeros(given, (zeros) => zeros.map((zero) => productOf(zero, exact(rational(2))))),
      says: 'Sprawdź mianownik we wzorach na miejsca zerowe: stoi w nim podwojone $a$.',
    },
  ],

  figure: (given) => {
    const { polynomial, zeros } = solveQuadraticInequality(given);
    return parabolaFigure(polynomial, given.unknown, zeros);
  },
};
