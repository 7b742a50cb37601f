import type { Ask } from '#tutoring/families/asks.types.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { checkBySubstitution, checkedSide } from '#tutoring/families/equation/substitution.rules.ts';
import { claimsIn, equationSteps, type Solutions } from '#tutoring/families/equation-steps.rules.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Answer, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { approximationOf, asRational, exact, negationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { number, operation, type Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfEquation, latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { constant, degreeOf, difference, product, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { ownLetters, readLetters } from '#tutoring/families/letters.reader.ts';
import { onlySays, type ExpressionText } from '../expression/expression-text.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { countOfZeros } from '../polynomial/sturm.rules.ts';
import { coefficientsDown } from '../polynomial/synthetic-division.rules.ts';
import { domainSteps } from './domain-steps.rules.ts';
import { fractionOf, type RationalFraction } from './fraction-text.reader.ts';

/** A fraction with x below its bar equals a number. */
interface RationalEquation {
  readonly fraction: RationalFraction;
  readonly right: Rational;
}

/** Both sides times the denominator. */
const multiplied = ({ fraction: { expression }, right }: RationalEquation): Equation => {
  if (expression.kind !== 'operation') throw new RangeError(expression.kind);
  const value = number(exact(right));
  const times = right.equals(1) ? expression.right : operation(value, 'times', expression.right);
  return { left: expression.left, right: isZero(right) ? value : times };
};

const workedOut = (given: RationalEquation): ReturnType<typeof solveEquation> =>
  solveEquation({ kind: 'equation', equation: multiplied(given), unknown: 'x' }, 'high');

const denominatorAt = ({ fraction: { bottom } }: RationalEquation, value: Exact): number =>
  approximately(notationOfPolynomial(bottom), { x: approximationOf(value) });

const isExcluded = (given: RationalEquation, value: Exact): boolean => Math.abs(denominatorAt(given, value)) < 1e-9;

const equationOf = (left: string, right: string): RationalEquation | undefined => {
  const [one, other] = [readLetters(left), readLetters(right)];
  const fraction = one && fractionOf(one);
  const value = other && valueIfAny(other);
  const size = value && asRational(value);
  if (fraction === undefined || size === undefined || degreeOf(fraction.top) > 2 || degreeOf(fraction.bottom) > 1)
    return undefined;
  const given: RationalEquation = { fraction, right: size };
  return degreeOf(zeroForm(multiplied(given))) < 1 ? undefined : given;
};

const equationLatex = ({ fraction, right }: RationalEquation): string =>
  `${latexOf(fraction.expression)} = ${latexOfRational(right, 'fraction')}`;

const KIND = 'rownani\\w*|wymiern\\w*';

/** „6/(x − 1) = 2”. */
export const equationAsk: Ask<ExpressionText, RationalEquation> = {
  levels: [2, 3],
  read: ({ formulas: [formula, ...others], words }) => {
    const [left, right, ...more] = formula?.split('=') ?? [];
    return left !== undefined && right !== undefined && more.length + others.length === 0 && onlySays(words, KIND)
      ? equationOf(left, right)
      : undefined;
  },
  tell: (given) => `Rozwiąż równanie $${equationLatex(given)}$.`,
  solve: (given) => {
    const worked = workedOut(given);
    const kept = worked.values.filter((value) => !isExcluded(given, value));
    const solutions: Solutions =
      worked.values.length === 0 ? 'none' : worked.values.map((value) => ({ x: approximationOf(value) }));
    return {
      steps: [
        ...domainSteps(given.fraction),
        multiplying(given, solutions),
        ...equationSteps(worked.steps, solutions),
        comparing(given, worked.values),
      ],
      answer: answerOf(kept, kept.length < worked.values.length),
      proof: proofOf(given, worked.values, worked.check),
      notice: 'Niewiadoma stoi w mianowniku. Dla jakiej liczby tego równania nie wolno nawet zapisać?',
      nudge:
        'Zapisz, że mianownik nie jest zerem, i pomnóż obie strony przez mianownik. Na końcu porównaj wynik z tym warunkiem.',
    };
  },
  isRight: (given, answer) => {
    const values = [...new Set(valuesOf(answer).map(approximationOf))];
    const { top, bottom } = given.fraction;
    const [above, below] = [notationOfPolynomial(top), notationOfPolynomial(bottom)];
    const isSolution = (x: number): boolean =>
      Math.abs(approximately(`(${above}) / (${below})`, { x }) - given.right.valueOf()) < 1e-6;
    const whole = coefficientsDown(difference(top, product(constant(given.right), bottom)));
    const shared = coefficientsDown(bottom).map((one) => one.valueOf());
    const [slope = 1, free = 0] = shared;
    const isShared = Math.abs(approximately(above, { x: -free / slope })) < 1e-9;
    return (
      values.every(isSolution) && values.length === countOfZeros(whole.map((one) => one.valueOf())) - (isShared ? 1 : 0)
    );
  },
  make: (pick, difficulty) => (difficulty === 2 ? simple(pick) : pick.oneOf([withBrackets, ofZero])(pick)),
  mistakes: (given) => {
    const { fraction, right } = given;
    const worked = workedOut(given).values;
    const kept = worked.filter((value) => !isExcluded(given, value));
    const isLinear = degreeOf(fraction.top) < 2 && degreeOf(difference(fraction.top, constant(right))) === 1;
    const [factor, free] = coefficientsDown(difference(fraction.top, constant(right)));
    const isReduced = kept.length < worked.length;
    return {
      'denominator-left-out':
        isLinear && !isZero(right) && factor !== undefined && free !== undefined
          ? [exact(free.neg().div(factor))]
          : undefined,
      'sign-of-solution': isReduced ? undefined : kept.map(negationOf),
      'excluded-kept': isReduced ? worked.filter((value) => isExcluded(given, value)) : undefined,
    };
  },
};

const multiplying = (given: RationalEquation, solutions: Solutions): FamilyStep => {
  const shown = latexOfEquation(multiplied(given));
  return {
    operation: 'multiply',
    what: isZero(given.right)
      ? 'Ułamek jest zerem tylko wtedy, gdy jego licznik jest zerem'
      : 'Mnożymy obie strony przez mianownik',
    todo: isZero(given.right) ? 'przyrównaj licznik do zera' : 'pomnóż obie strony przez mianownik',
    why: isZero(given.right) ? '' : 'Mianownik nie jest zerem, więc wolno przez niego mnożyć.',
    shown,
    claims: claimsIn(shown, solutions),
  };
};

const comparing = (given: RationalEquation, found: readonly Exact[]): FamilyStep => {
  const kept = found.filter((value) => !isExcluded(given, value));
  const below = notationOfPolynomial(given.fraction.bottom);
  return {
    operation: 'compare',
    what:
      kept.length === found.length
        ? 'Porównujemy z warunkiem: mianownik nie jest tu zerem'
        : 'Porównujemy z warunkiem i odrzucamy liczbę, dla której mianownik jest zerem',
    todo: 'porównaj otrzymane liczby z warunkiem z początku',
    why: '',
    shown: kept.length === 0 ? 'x \\in \\emptyset' : kept.map(written).join(' \\text{ lub } '),
    claims: found.map((value) => ({
      sides: [below, '0'],
      relation: isExcluded(given, value) ? '=' : '≠',
      at: [{ x: approximationOf(value) }],
    })),
  };
};

const written = (value: Exact): string => `x = ${latexOfExact(value, 'fraction')}`;

/** Where a number was left out, the list says that there is no other one. */
const answerOf = (kept: readonly Exact[], isReduced: boolean): Answer => {
  const [only, ...others] = kept;
  if (only === undefined) return { kind: 'set', symbol: 'x', intervals: [] };
  return others.length === 0 && !isReduced
    ? { kind: 'number', value: only, symbol: 'x', style: 'fraction' }
    : {
        kind: 'numbers',
        values: kept.map((value) => ({ symbol: 'x', value })),
        isOrdered: false,
        shown: kept.map(written).join(',\\ '),
      };
};

/** Each candidate put into the equation, or into the denominator where that is zero. */
const proofOf = (given: RationalEquation, found: readonly Exact[], ofMultiplied: string | undefined): string => {
  const { fraction, right } = given;
  const { expression } = fraction;
  const checks = found.map((value) => {
    const at = new Map([['x', value]]);
    return isExcluded(given, value) && expression.kind === 'operation'
      ? `Dla $${written(value)}$ mianownik to $${checkedSide(expression.right, at)}$, więc tej liczby nie wolno wstawić do równania.`
      : `Dla $${written(value)}$: ${checkBySubstitution([{ left: expression, right: number(exact(right)) }], at, 'fraction')}`;
  });
  return checks.length === 0
    ? (ofMultiplied ??
        'Po pomnożeniu przez mianownik strony różnią się dla każdej liczby, więc równanie nie ma rozwiązań.')
    : checks.join(' ');
};

const valuesOf = (answer: Answer): readonly Exact[] =>
  answer.kind === 'number' ? [answer.value] : answer.kind === 'numbers' ? answer.values.map(({ value }) => value) : [];

const made = (left: string, right: string): RationalEquation => {
  const fraction = fractionOf(ownLetters(left));
  const size = asRational(valueIfAny(ownLetters(right)) ?? []);
  if (fraction === undefined || size === undefined) throw new RangeError(`${left} = ${right}`);
  return { fraction, right: size };
};

const shifted = (value: number): string => `x ${value < 0 ? '-' : '+'} ${Math.abs(value)}`;

/** „6/(x − 1) = 2”. */
const simple = (pick: Pick): RationalEquation => {
  const [quotient, right] = [pick.oneOf([-4, -3, -2, 2, 3, 4, 5]), pick.int(2, 6)];
  return made(`${quotient * right} / (${shifted(nonZero(pick, 7))})`, String(right));
};

/** „(2x + 1)/(x − 3) = 5”. */
const withBrackets = (pick: Pick): RationalEquation => {
  const [root, right, shift] = [pick.int(-6, 6), pick.int(2, 5), nonZero(pick, 6)];
  const [slope, moved] = [right + pick.oneOf([-1, 1, 2]), root === -shift ? shift + 1 : shift];
  const free = right * (root + moved) - slope * root;
  return made(`(${opened(slope, 'x')}${added(free)}) / (${shifted(moved === 0 ? 1 : moved)})`, String(right));
};

/** „(x + 3)/(x − 2) = 0”. */
const ofZero = (pick: Pick): RationalEquation => {
  const shift = nonZero(pick, 8);
  const other = nonZero(pick, 8);
  return made(`(${shifted(shift)}) / (${shifted(other === shift ? -other : other)})`, '0');
};
