import { approximationOf, areEqual, asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfExact } from '#tutoring/mathematics/latex.ts';
import { greatestCommonDivisor, HUNDRED, ONE } from '#tutoring/mathematics/rational.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas, type Formula } from '#tutoring/reading/formula.reader.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { solveArithmetic } from './arithmetic.solver.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { isCalculated, isPartOfLine, isSideOfLine } from '#tutoring/families/attempts/line-values.rules.ts';
import { CALCULATED, ON_THE_WAY, stoppedAt, TRUE_BY_ITSELF } from '#tutoring/families/attempts/said-verdicts.rules.ts';
import { suspicionOfNumber } from './calculation-mistakes.rules.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import { claimedNumbers } from '#tutoring/reading/claims.reader.ts';
import { withMixedNumbers } from '#tutoring/reading/mixed-numbers.rules.ts';
import { namesOnTheWay } from '#tutoring/reading/quantity-names.rules.ts';

/** Judges a step or answer to a calculation or a percentage task; undefined when the message holds neither. */
export const judgeCalculation = (said: string, original: WorkedTask): Verdict | undefined => {
  const message = withMixedNumbers(said);
  const formulas = readFormulas(message).formulas.filter(({ isInequality }) => !isInequality);
  const chain = formulas.at(-1);
  const broken = formulas.find((formula) => !isTrueChain(formula));
  if (broken !== undefined)
    return {
      kind: 'wrong',
      step: chainLatex(broken),
      suspicion: 'Ta równość się nie zgadza. Policz każdą ze stron osobno, krok po kroku.',
    };
  if (chain === undefined) {
    const numbers = claimedNumbers(message);
    const claimed = numbers.at(-1);
    if (claimed === undefined) return undefined;
    const isNamed = namesOnTheWay(message, original.statement) && isPartOfLine(claimed, original);
    return isNamed || areParts(numbers, original) ? ON_THE_WAY : judgeNumber(claimed, undefined, original);
  }
  const lone = formulas.flatMap(({ sides: [side, ...others] }) => (others.length > 0 ? [] : [valueIfAny(side) ?? []]));
  if (lone.length === formulas.length && areParts(lone, original)) return ON_THE_WAY;
  const last = chain.sides.at(-1) ?? chain.sides[0];
  if (chain.sides.some((side) => side?.kind !== 'unknown' && side !== undefined && unknownsOf(side).length > 0))
    return judgeEquationForPercent(chain, original);
  const value = valueIfAny(last);
  if (value === undefined) return { kind: 'wrong', step: chainLatex(chain), suspicion: undefined };
  if (isResult(value, original)) return judgeNumber(value, last, original);
  const isOnTheWay = isSideOfLine(value, original);
  const isSideCalculation = chain.sides.length > 1 && suspicionOfNumber(value, original, chain.sides[0]) === undefined;
  if (isOnTheWay || isSideCalculation) {
    const isKnown = isOnTheWay || isPartOfLine(value, original) || isOfOneOperation(original);
    return isKnown ? CALCULATED : TRUE_BY_ITSELF;
  }
  return judgeNumber(value, last, original);
};

/** `3 · 4 · 5` and `2 + 3 + 4 + 5` may be calculated in any order. */
const isOfOneOperation = ({ statement }: WorkedTask): boolean => {
  const signs = new Set(
    statement.match(/\\cdot|\\frac|\\sqrt|[-+:^]/g)?.filter((sign, index) => sign !== ':' || index > 0),
  );
  return signs.size === 1 && (signs.has('+') || signs.has('\\cdot'));
};

/** „8 i 12” of `48 : 6 + 3 · 4`, „15/20 i 8/20” of `3/4 + 2/5`: several at once, and not the result. */
const areParts = (numbers: readonly Exact[], original: WorkedTask): boolean =>
  numbers.length > 1 &&
  numbers.every((number) => isPartOfLine(number, original)) &&
  !numbers.some((number) => isResult(number, original));

const chainLatex = ({ sides }: Formula): string => sides.map((side) => latexOf(side)).join(' = ');

const isTrueChain = ({ sides: [first, ...others] }: Formula): boolean => {
  const value = valueIfAny(first);
  return value === undefined || others.every((side) => isSameValue(valueIfAny(side), value));
};

const isSameValue = (one: Exact | undefined, other: Exact): boolean => one === undefined || areEqual(one, other);

const isResult = (value: Exact, { values: [result] }: WorkedTask): boolean =>
  result !== undefined && areEqual(value, result);

/** The pupil's number beside the result; for rates the fraction is on the way to it. */
const judgeNumber = (value: Exact, written: Expression | undefined, original: WorkedTask): Verdict => {
  const [result, ratio] = original.values;
  const isRate = ratio !== undefined;
  if (result !== undefined && areEqual(value, result))
    return written === undefined ? { kind: 'solved' } : judgeForm(written, original);
  if (isRate && areEqual(value, ratio)) {
    if (written?.kind === 'percent') return { kind: 'solved' };
    return {
      kind: 'partial',
      praise: 'Ten ułamek jest policzony dobrze.',
      missing: 'Pytanie jest jednak o procenty. Jak zamienić ułamek na procent?',
    };
  }
  if (isRoundingOf(value, result)) return ROUNDED;
  if (isCalculated(value, original)) return stoppedAt(undefined);
  const suspicion = suspicionOfNumber(value, original);
  const isPart = suspicion === undefined && isPartOfLine(value, original) && !isCopied(value, written, original);
  if (isSideOfLine(value, original) || isPart) return stoppedAt(suspicion);
  const percents = suspicion === undefined ? percentsIn(value, original) : undefined;
  if (percents !== undefined)
    return {
      kind: 'partial',
      praise: `Tyle wynosi $${percents}\\%$ tej liczby.`,
      missing: 'Jak z tego otrzymać to, o co pyta zadanie?',
    };
  const step = written === undefined ? `${latexOf({ kind: 'number', value })}${isRate ? '\\%' : ''}` : latexOf(written);
  return { kind: 'wrong', step, suspicion };
};

const ROUNDED: Verdict = {
  kind: 'partial',
  praise: 'To dobre przybliżenie.',
  missing: 'Podaj jeszcze wynik dokładny, z pierwiastkiem w najprostszej postaci.',
};

/** 8,49 of 6√2 */
const isRoundingOf = (value: Exact, result: Exact | undefined): boolean => {
  const said = asRational(value);
  if (said === undefined || result === undefined || asRational(result) !== undefined) return false;
  const places = /\.(\d+)$/.exec(said.toString())?.[1]?.length ?? 0;
  return places > 0 && said.valueOf() === Number(approximationOf(result).toFixed(places));
};

/** 35 on the way to 20% of 350: a tenth, as one calculates in one's head. */
const percentsIn = (value: Exact, { task }: WorkedTask): number | undefined => {
  if (task.kind !== 'percent' || task.question.asks !== 'part') return undefined;
  const { whole } = task.question;
  return EASY_PERCENTS.find((percents) => areEqual(value, exact(whole.mul(percents).div(HUNDRED))));
};

const EASY_PERCENTS = [1, 5, 10, 25, 50] as const;

/** An unfinished expression of the right value is a step; an unreduced fraction wants reducing. */
const judgeForm = (written: Expression, original: WorkedTask): Verdict => {
  if (written.kind === 'number' || written.kind === 'percent') return { kind: 'solved' };
  if (written.kind === 'mixed') return judgeMixed(written);
  if (written.kind === 'negative') return judgeForm(written.of, original);
  const [top, bottom] =
    written.kind === 'operation' && written.operator === 'bar'
      ? [valueIfAny(written.left), valueIfAny(written.right)]
      : [];
  const [numerator, denominator] = [top && asRational(top), bottom && asRational(bottom)];
  if (
    written.kind === 'operation' &&
    written.operator === 'bar' &&
    written.left.kind === 'number' &&
    written.right.kind === 'number' &&
    numerator &&
    denominator
  ) {
    if (greatestCommonDivisor(numerator.n, denominator.n) === 1n && !denominator.equals(ONE)) return { kind: 'solved' };
    return TO_BE_REDUCED;
  }
  if (asRational(valueIfAny(written) ?? []) === undefined && isSimplest(written)) return { kind: 'solved' };
  const remaining = remainingFor(written);
  return { kind: 'right', praise: 'To wyrażenie ma tę samą wartość, co zadanie, więc krok jest dobry.', remaining };
};

const judgeMixed = ({ numerator, denominator }: Extract<Expression, { kind: 'mixed' }>): Verdict => {
  if (numerator.gte(denominator))
    return {
      kind: 'partial',
      praise: 'Wartość się zgadza.',
      missing: 'Ułamek przy całości jest jeszcze niewłaściwy. Ile całości da się z niego wyłączyć?',
    };
  return greatestCommonDivisor(numerator.n, denominator.n) === 1n ? { kind: 'solved' } : TO_BE_REDUCED;
};

const TO_BE_REDUCED: Verdict = {
  kind: 'partial',
  praise: 'Wartość tego ułamka jest dobra.',
  missing: 'Da się go jeszcze skrócić: przez jaką liczbę podzielisz licznik i mianownik?',
};

/** „4 − 2√3” and „−2√3 + 4” are as short as they can be. */
const isSimplest = (written: Expression): boolean => {
  const value = valueIfAny(written);
  return value !== undefined && termsOf(latexOf(written)) === termsOf(latexOfExact(value));
};

const termsOf = (latex: string): string =>
  (latex.replace(/ |\\cdot/g, '').match(/[-+]?[^-+]+/g) ?? [])
    .map((term) => term.replace(/^\+/, ''))
    .toSorted()
    .join(' ');

const remainingFor = (expression: Expression): WorkedTask | undefined => {
  try {
    return solveArithmetic({ kind: 'arithmetic', expression });
  } catch {
    return undefined;
  }
};

/** A number of the task said once more; 15/20 is not a copy of 3/4. */
const isCopied = (value: Exact, written: Expression | undefined, { statement }: WorkedTask): boolean => {
  const number = asRational(value);
  return written === undefined || written.kind === 'number'
    ? number !== undefined && numbersIn(statement).some((given) => given.equals(number.abs()))
    : statement.includes(latexOf(written));
};

const hasNumberOf = ({ statement }: WorkedTask, sides: readonly Expression[]): boolean => {
  const given = numbersIn(statement);
  return sides
    .flatMap((side) => numbersIn(`$${latexOf(side)}$`))
    .some((one) => given.some((other) => other.equals(one)));
};

/** 0,2x = 15 for a percentage task. */
const judgeEquationForPercent = ({ sides: [left, right] }: Formula, original: WorkedTask): Verdict => {
  const [name] = right === undefined ? [] : [...unknownsOf(left), ...unknownsOf(right)];
  if (right === undefined || name === undefined) return { kind: 'wrong', step: latexOf(left), suspicion: undefined };
  try {
    const remaining = solveEquation({ kind: 'equation', equation: { left, right }, unknown: name }, 'primary');
    const [root] = remaining.values;
    const isTrue =
      root !== undefined &&
      original.values.some(
        (value) =>
          areEqual(value, root) ||
          areEqual(
            root,
            value.map((term) => ({ ...term, coefficient: term.coefficient.div(HUNDRED) })),
          ),
      );
    if (!isTrue)
      return {
        kind: 'wrong',
        step: `${latexOf(left)} = ${latexOf(right)}`,
        suspicion:
          original.task.kind === 'percent' && hasNumberOf(original, [left, right])
            ? 'Zastanów się, co jest tu całością, i zapisz równanie jeszcze raz.'
            : undefined,
      };
    return remaining.steps.length === 0
      ? { kind: 'solved' }
      : { kind: 'right', praise: 'To równanie dobrze opisuje zadanie.', remaining };
  } catch {
    return { kind: 'wrong', step: `${latexOf(left)} = ${latexOf(right)}`, suspicion: undefined };
  }
};
