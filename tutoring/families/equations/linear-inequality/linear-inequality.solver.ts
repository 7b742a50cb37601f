import { exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfPolynomial, latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import {
  coefficientOf,
  difference,
  monomial,
  polynomialOf,
  scaled,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, leastCommonMultiple, ONE, rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { hasDecimal } from '#tutoring/families/equation/linear-equation.solver.ts';
import { isTidy } from '#tutoring/families/equation/tidy.rules.ts';
import type { FamilyStep, Interval } from '#tutoring/families/family.types.ts';
import { isStrict, lineLatex, polynomialNotation, signLatex, turned } from '../relation/relation-text.rules.ts';
import type { Inequality, InequalitySign, Line } from '../relation/relation.types.ts';
import { claimsOfLine, compares, EVERYTHING } from '../relation/solution-set.rules.ts';

interface LinearInequalitySolution {
  readonly steps: readonly FamilyStep[];
  readonly intervals: readonly Interval[];
}

type Words = Pick<FamilyStep, 'operation' | 'what' | 'todo' | 'why'>;

/** Both sides are of degree one at most, or what is more cancels. */
export const solveLinearInequality = (inequality: Inequality): LinearInequalitySolution => {
  const { unknown, left, right } = inequality;
  const style: NumberStyle = hasDecimal(left) || hasDecimal(right) ? 'decimal' : 'fraction';
  const intervals = intervalsOf(lineOf(inequality), unknown);
  const steps: FamilyStep[] = [];
  let line = lineOf(inequality);
  const goOn = (words: Words, next: Line, prepared?: string): void => {
    line = next;
    steps.push({
      ...words,
      shown: lineLatex(line, style),
      prepared,
      claims: claimsOfLine(
        [polynomialNotation(line.left), polynomialNotation(line.right)],
        line.sign,
        unknown,
        intervals,
      ),
    });
  };

  const denominator = style === 'fraction' ? commonDenominator(line) : ONE;
  if (!denominator.equals(ONE)) goOn(clearing(latexOfRational(denominator)), times(line, denominator));
  else if (!isTidy(left) || !isTidy(right)) goOn(TIDYING, line);

  if (isZero(coefficientOf(line.left, unknown)) && !isZero(coefficientOf(line.right, unknown)))
    goOn(SWAPPING, { left: line.right, sign: turned(line.sign), right: line.left });
  for (const letters of [unknown, '']) {
    const side = letters === '' ? line.left : line.right;
    const term = monomial(coefficientOf(side, letters), letters);
    if (term.size === 0 || (letters === '' && isZero(coefficientOf(line.left, unknown)))) continue;
    const next = { left: difference(line.left, term), sign: line.sign, right: difference(line.right, term) };
    goOn(moving(term, letters, unknown, style), next, movedButNotCounted(line, next, term, letters, style));
  }
  const factor = coefficientOf(line.left, unknown);
  if (isZero(factor)) return { steps: [...steps, comparing(line, intervals, unknown, style)], intervals };
  if (!factor.equals(ONE)) {
    const isTurned = isNegative(factor);
    const sign = isTurned ? turned(line.sign) : line.sign;
    const written = latexOfRational(coefficientOf(line.right, ''), style);
    goOn(
      factor.equals(-1) ? changingSigns(unknown) : dividing(latexOfRational(factor, style), isTurned, unknown),
      { ...times(line, ONE.div(factor)), sign },
      // Turned, the sign is what the pupil has to decide: no hint may show it.
      isTurned ? undefined : `${unknown} ${signLatex(sign)} ${written} : ${inParentheses(factor, style)}`,
    );
  }
  return { steps, intervals };
};

export const lineOf = ({ left, sign, right }: Inequality): Line => ({
  left: polynomialOf(left),
  sign,
  right: polynomialOf(right),
});

const times = ({ left, sign, right }: Line, factor: typeof ONE): Line => ({
  left: scaled(left, factor),
  sign,
  right: scaled(right, factor),
});

const commonDenominator = ({ left, right }: Line): typeof ONE =>
  rational([...left.values(), ...right.values()].reduce((common, { d }) => leastCommonMultiple(common, d), 1n));

/** Of a·x + b sign 0. */
const intervalsOf = ({ left, sign, right }: Line, unknown: string): readonly Interval[] => {
  const form = difference(left, right);
  const [factor, free] = [coefficientOf(form, unknown), coefficientOf(form, '')];
  if (isZero(factor)) return compares(exact(free), sign, exact(ZERO)) ? [EVERYTHING] : [];
  return halfLine(exact(free.neg().div(factor)), isNegative(factor) ? turned(sign) : sign);
};

export const halfLine = (end: ReturnType<typeof exact>, sign: InequalitySign): readonly Interval[] =>
  sign === '>' || sign === '≥'
    ? [{ from: end, isFromIn: !isStrict(sign), to: undefined, isToIn: false }]
    : [{ from: undefined, isFromIn: false, to: end, isToIn: !isStrict(sign) }];

const clearing = (denominator: string): Words => ({
  operation: 'multiply',
  what: `Mnożymy obie strony przez $${denominator}$ i porządkujemy`,
  todo: `pomnóż obie strony przez wspólny mianownik, czyli przez $${denominator}$`,
  why: 'Znikają ułamki, a znak nierówności się nie zmienia, bo mnożymy przez liczbę dodatnią.',
});

const TIDYING: Words = {
  operation: 'tidy',
  what: 'Opuszczamy nawiasy i redukujemy wyrazy podobne po każdej stronie',
  todo: 'opuść nawiasy (uwaga na znaki) i zredukuj wyrazy podobne po każdej stronie',
  why: 'Prostsza postać obu stron to mniej okazji do pomyłki.',
};

const SWAPPING: Words = {
  operation: 'swap',
  what: 'Zamieniamy strony miejscami i odwracamy znak nierówności',
  todo: 'zamień strony miejscami; pomyśl, co wtedy dzieje się ze znakiem nierówności',
  why: 'Wygodniej mieć niewiadomą po lewej. „Pięć jest większe od trzech” znaczy to samo co „trzy jest mniejsze od pięciu”.',
};

const moving = (term: Polynomial, letters: string, unknown: string, style: NumberStyle): Words => {
  const isAdding = isNegative(coefficientOf(term, letters));
  const size = latexOfPolynomial(isAdding ? scaled(term, ONE.neg()) : term, style);
  return {
    operation: isAdding ? 'add' : 'subtract',
    what: isAdding ? `Dodajemy $${size}$ do obu stron` : `Odejmujemy $${size}$ od obu stron`,
    todo: isAdding ? `dodaj $${size}$ do obu stron` : `odejmij $${size}$ od obu stron`,
    why:
      letters === ''
        ? `Po lewej zostaje tylko wyraz z $${unknown}$. Dodawanie i odejmowanie nie zmienia znaku nierówności.`
        : `Wyrazy z $${unknown}$ mają być po jednej stronie. Dodawanie i odejmowanie nie zmienia znaku nierówności.`,
  };
};

const movedButNotCounted = (
  before: Line,
  after: Line,
  term: Polynomial,
  letters: string,
  style: NumberStyle,
): string => {
  const isAdding = isNegative(coefficientOf(term, letters));
  const size = latexOfPolynomial(isAdding ? scaled(term, ONE.neg()) : term, style);
  const sign = isAdding ? '+' : '-';
  const written = (side: Polynomial): string => latexOfPolynomial(side, style);
  return letters === ''
    ? `${written(after.left)} ${signLatex(after.sign)} ${written(before.right)} ${sign} ${size}`
    : `${written(before.left)} ${sign} ${size} ${signLatex(after.sign)} ${written(after.right)}`;
};

const changingSigns = (unknown: string): Words => ({
  operation: 'multiply',
  what: 'Mnożymy obie strony przez $-1$ i odwracamy znak nierówności',
  todo: 'pomnóż obie strony przez $-1$ i zdecyduj, co dzieje się ze znakiem nierówności',
  why: `Szukamy $${unknown}$, a nie liczby do niej przeciwnej. Przy mnożeniu przez liczbę ujemną znak nierówności zmienia się na przeciwny.`,
});

const dividing = (factor: string, isTurned: boolean, unknown: string): Words => ({
  operation: 'divide',
  what: isTurned
    ? `Dzielimy obie strony przez $${factor}$ i odwracamy znak nierówności`
    : `Dzielimy obie strony przez $${factor}$`,
  todo: `podziel obie strony przez liczbę stojącą przy $${unknown}$, czyli przez $${factor}$, i zdecyduj, czy znak nierówności zostaje, czy się odwraca`,
  why: isTurned
    ? 'Przy dzieleniu przez liczbę ujemną znak nierówności zmienia się na przeciwny.'
    : 'Dzielimy przez liczbę dodatnią, więc znak nierówności zostaje taki sam.',
});

const comparing = (
  { left, sign, right }: Line,
  intervals: readonly Interval[],
  unknown: string,
  style: NumberStyle,
): FamilyStep => ({
  operation: 'compare',
  what: `Niewiadoma się zredukowała, więc patrzymy, czy to, co zostało, jest prawdą`,
  todo: 'sprawdź, czy nierówność, która została bez niewiadomej, jest prawdziwa',
  why:
    intervals.length > 0
      ? `To prawda, bez względu na to, jaką liczbę wstawimy za $${unknown}$.`
      : `To fałsz, bez względu na to, jaką liczbę wstawimy za $${unknown}$.`,
  shown: lineLatex({ left, sign, right }, style),
  claims: claimsOfLine([polynomialNotation(left), polynomialNotation(right)], sign, unknown, intervals),
});
