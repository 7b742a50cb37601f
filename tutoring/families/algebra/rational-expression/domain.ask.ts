import type { Ask } from '#tutoring/families/asks.types.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import { checkedSide } from '#tutoring/families/equation/substitution.rules.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { approximationOf, negationOf } from '#tutoring/mathematics/exact.ts';
import { latexOf, latexOfExact } from '#tutoring/mathematics/latex.ts';
import { degreeOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { added, nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { onlySays, type ExpressionText } from '../expression/expression-text.reader.ts';
import { ownLetters } from '#tutoring/families/letters.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { intervalsWithout } from '#tutoring/families/intervals.rules.ts';
import { domainSteps } from './domain-steps.rules.ts';
import { excludedBy, fractionOf, onlyFraction, type RationalFraction } from './fraction-text.reader.ts';

/** „Dziedzina wyrażenia 3/(x − 5)”. */
export const domainAsk: Ask<ExpressionText, RationalFraction> = {
  levels: [1, 2],
  read: (text) =>
    /dziedzin/.test(text.words) &&
    onlySays(
      text.words,
      'dziedzin\\w*|wyrazeni\\w*|wymiern\\w*|ulamk\\w*|algebraiczn\\w*|funkcj\\w*|okreslon\\w*|wzor\\w*',
    )
      ? onlyFraction({ ...text, formulas: text.formulas.map(withoutName) })
      : undefined,
  tell: ({ expression }) => `Wyznacz dziedzinę wyrażenia $${latexOf(expression)}$.`,
  solve: (given) => ({
    steps: domainSteps(given),
    answer: { kind: 'set', symbol: 'x', intervals: intervalsWithout(excludedBy(given.bottom) ?? []) },
    proof: proofOfZeros(given),
    notice: 'Przez jaką liczbę nie wolno dzielić? Która część ułamka o tym decyduje?',
    nudge: 'Ustal, dla jakich liczb mianownik jest zerem. Dziedzina to wszystkie pozostałe liczby rzeczywiste.',
  }),
  isRight: ({ bottom }, answer) => {
    if (answer.kind !== 'set') return false;
    const ends = answer.intervals.flatMap(({ to }) => (to === undefined ? [] : [to]));
    const notation = notationOfPolynomial(bottom);
    const at = (x: number): number => approximately(notation, { x });
    const isEachOut = answer.intervals.every(({ isFromIn, isToIn }) => !isFromIn && !isToIn);
    const isEachZero = ends.every((end) => Math.abs(at(approximationOf(end))) < 1e-9);
    const others = Array.from({ length: 241 }, (_none, index) => (index - 120) / 12).filter(
      (x) => Math.abs(at(x)) < 1e-9 && ends.every((end) => Math.abs(approximationOf(end) - x) > 1e-9),
    );
    return isEachOut && isEachZero && ends.length > 0 && ends.length <= degreeOf(bottom) && others.length === 0;
  },
  make: (pick, difficulty) => madeFraction(difficulty === 1 ? linearBelow(pick) : quadraticBelow(pick)),
  mistakes: ({ top, bottom }) => {
    const zeros = excludedBy(bottom) ?? [];
    const ofTop = degreeOf(top) === 1 ? excludedBy(top) : undefined;
    return {
      'sign-of-zero': zeros.map(negationOf),
      'zero-of-numerator': ofTop,
      'only-one-zero': zeros.length > 1 ? zeros.filter((zero) => approximationOf(zero) !== 0).slice(-1) : undefined,
    };
  },
};

/** Each number that was left out makes the denominator zero. */
const proofOfZeros = ({ expression, bottom }: RationalFraction): string => {
  const zeros = excludedBy(bottom) ?? [];
  const below = expression.kind === 'operation' ? expression.right : expression;
  const lines = zeros.map(
    (zero) => `dla $x = ${latexOfExact(zero, 'fraction')}$: $${checkedSide(below, new Map([['x', zero]]))}$`,
  );
  return `Wstawiamy do mianownika ${zeros.length === 1 ? 'wykluczoną liczbę' : 'wykluczone liczby'}: ${lines.join('; ')}. Wychodzi zero, a przez zero nie wolno dzielić.`;
};

/** „f(x) = ” before the formula of a function. */
const withoutName = (formula: string): string => formula.replace(/^(?:[fgh] ?\( ?x ?\)|y) ?= ?/, '');

const madeFraction = (notation: string): RationalFraction => {
  const made = fractionOf(ownLetters(notation));
  if (made === undefined) throw new RangeError(notation);
  return made;
};

const sign = (pick: Pick): string => pick.oneOf(['+', '-']);

const linearBelow = (pick: Pick): string =>
  pick.oneOf([
    `${pick.int(2, 9)} / (x ${sign(pick)} ${pick.int(1, 9)})`,
    `(x ${sign(pick)} ${pick.int(1, 9)}) / (${pick.int(2, 5)} * x ${sign(pick)} ${pick.int(1, 9)})`,
  ]);

const quadraticBelow = (pick: Pick): string => {
  const root = pick.int(1, 9);
  const other = nonZero(pick, 6);
  return pick.oneOf([
    `(x ${sign(pick)} ${pick.int(1, 9)}) / (x^2 - ${root * root})`,
    `${pick.int(2, 9)} / (x^2${added(other, 'x')})`,
  ]);
};
