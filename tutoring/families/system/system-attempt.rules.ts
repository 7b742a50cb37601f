import { areEqual, negationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfEquation } from '#tutoring/mathematics/latex.ts';
import {
  areProportional,
  coefficientOf,
  scaled,
  sum,
  unknownsOf,
  zeroForm,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { areMultiples, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny, type Values } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import type { SystemTask } from '#tutoring/families/task.types.ts';
import { satisfies, withValues } from '#tutoring/families/equation/substitution.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { isSideOfLine } from '#tutoring/families/attempts/line-values.rules.ts';
import { stoppedAt } from '#tutoring/families/attempts/said-verdicts.rules.ts';
import { claimedNumbers, claimedVerdict } from '#tutoring/reading/claims.reader.ts';

/** Judges a step or answer to a system; every line through its solution follows from it. */
export const judgeSystem = (message: string, original: WorkedTask, task: SystemTask): Verdict | undefined => {
  const verdict = claimedVerdict(message);
  if (verdict !== undefined) return judgeVerdict(verdict, original);
  const equations = readFormulas(message).formulas.flatMap(({ sides: [left, ...others], isInequality }) =>
    isInequality ? [] : others.map((right): Equation => ({ left, right })),
  );
  const ours = equations.filter(({ left, right }) =>
    [...unknownsOf(left), ...unknownsOf(right)].every((name) => task.unknowns.includes(name)),
  );
  const wrong = ours.find((equation) => !follows(equation, original, task));
  if (wrong !== undefined)
    return {
      kind: 'wrong',
      step: latexOfEquation(wrong),
      suspicion: suspicionOfPair(pairIn(ours, task), original, task) ?? suspicionOf(wrong, original, task),
    };
  const known = task.unknowns.filter((name) => ours.some((equation) => isSolvedFor(equation, name)));
  if (original.values.length > 0 && known.length === task.unknowns.length) return { kind: 'solved' };
  const [found] = known;
  if (found !== undefined) {
    const other = task.unknowns.find((name) => name !== found) ?? '';
    return {
      kind: 'partial',
      praise: `Niewiadoma $${found}$ jest wyznaczona dobrze.`,
      missing: `Rozwiązaniem jest para liczb. Podstaw tę wartość do jednego z równań i oblicz $${other}$.`,
    };
  }
  if (ours.length > 0)
    return { kind: 'right', praise: 'To równanie wynika z układu, więc krok jest dobry.', remaining: undefined };
  if (equations.length > 0) return undefined;
  const numbers = claimedNumbers(message);
  const [number, ...others] = numbers;
  return number !== undefined && others.length === 0 && !/\p{L}{2}/u.test(message)
    ? judgeLoneNumber(number, original)
    : judgePair(numbers, original, task);
};

const judgePair = (numbers: readonly Exact[], original: WorkedTask, task: SystemTask): Verdict | undefined => {
  const { values } = original;
  const { unknowns } = task;
  const [first, second] = numbers;
  const [x, y] = values;
  if (first === undefined || second === undefined || x === undefined || y === undefined || numbers.length !== 2)
    return undefined;
  if (areEqual(first, x) && areEqual(second, y)) return { kind: 'solved' };
  const step = `${unknowns[0]} = ${latexOf({ kind: 'number', value: first })},\\ ${unknowns[1]} = ${latexOf({ kind: 'number', value: second })}`;
  return { kind: 'wrong', step, suspicion: suspicionOfPair([first, second], original, task) };
};

/** The numbers that are said of both unknowns. */
const pairIn = (said: readonly Equation[], { unknowns }: SystemTask): readonly [Exact, Exact] | undefined => {
  const [first, second] = unknowns.map((name) => {
    const found = said.find((equation) => isSolvedFor(equation, name));
    return found && valueIfAny(found.right);
  });
  return first && second && [first, second];
};

const suspicionOfPair = (
  pair: readonly [Exact, Exact] | undefined,
  { values: [x, y] }: WorkedTask,
  { equations, unknowns }: SystemTask,
): string | undefined => {
  if (pair === undefined || x === undefined || y === undefined) return undefined;
  const [first, second] = pair;
  if (areEqual(first, y) && areEqual(second, x)) return SWAPPED;
  const point: Values = new Map([
    [unknowns[0], first],
    [unknowns[1], second],
  ]);
  const place = equations.findIndex((equation) => !satisfies(equation, point));
  const unfulfilled = equations[place];
  if (unfulfilled === undefined) return undefined;
  const [left, right] = [unfulfilled.left, unfulfilled.right].map((side) => latexOf(withValues(side, point)));
  return `Wstaw obie liczby do ${place === 0 ? 'pierwszego' : 'drugiego'} równania: $${left ?? ''}$ to nie $${right ?? ''}$.`;
};

/** „7”: one of the two, or what the solution comes to before (D64). */
const judgeLoneNumber = (number: Exact, original: WorkedTask): Verdict | undefined => {
  if (original.values.some((value) => areEqual(value, number)))
    return {
      kind: 'partial',
      praise: 'To jedna z szukanych liczb.',
      missing: 'Rozwiązaniem jest para liczb. Która to niewiadoma i ile wynosi druga?',
    };
  return isSideOfLine(number, original) ? stoppedAt(undefined) : undefined;
};

const SWAPPED = 'Sprawdź, która z liczb należy do której niewiadomej.';

const judgeVerdict = (verdict: 'none' | 'all', { values, result }: WorkedTask): Verdict => {
  const isRight =
    (verdict === 'none' && result.includes('sprzeczny')) || (verdict === 'all' && result.includes('nieoznaczony'));
  if (isRight) return { kind: 'solved' };
  return {
    kind: 'wrong',
    step: '',
    suspicion:
      values.length > 0
        ? 'Ten układ ma jednak rozwiązanie. Sprawdź, czy po dodaniu lub podstawieniu niewiadoma naprawdę znika.'
        : 'Porównaj jeszcze raz lewe i prawe strony równań po pomnożeniu.',
  };
};

const pointOf = ({ values: [x, y] }: WorkedTask, { unknowns }: SystemTask): Values | undefined =>
  x &&
  y &&
  new Map([
    [unknowns[0], x],
    [unknowns[1], y],
  ]);

const follows = (equation: Equation, original: WorkedTask, task: SystemTask): boolean => {
  const point = pointOf(original, task);
  if (point !== undefined) return satisfies(equation, point);
  return isCombination(equation, task);
};

/** For systems without a single solution: the equation is one of them, up to a factor, or what remains when one is taken from the other. */
const isCombination = (equation: Equation, { equations }: SystemTask): boolean => {
  const [first, second] = equations.map(zeroForm);
  const form = formOf(equation);
  if (first === undefined || second === undefined || form === undefined) return false;
  if (areProportional(form, first) || areProportional(form, second)) return true;
  const letters = [...first.keys()].find((key) => key !== '');
  if (letters === undefined || isZero(coefficientOf(first, letters))) return false;
  const rest = sum(second, scaled(first, coefficientOf(second, letters).div(coefficientOf(first, letters)).neg()));
  const [left, right] = [constantOf(form), constantOf(rest)];
  return left === undefined || right === undefined ? areProportional(form, rest) : areMultiples(left, right);
};

/** Undefined where there are letters. */
const constantOf = (form: Polynomial): Rational | undefined =>
  [...form.keys()].every((letters) => letters === '') ? coefficientOf(form, '') : undefined;

const formOf = (equation: Equation): Polynomial | undefined => {
  try {
    return zeroForm(equation);
  } catch {
    return undefined;
  }
};

const isSolvedFor = ({ left, right }: Equation, name: string): boolean =>
  left.kind === 'unknown' && left.name === name && valueIfAny(right) !== undefined;

const suspicionOf = (wrong: Equation, original: WorkedTask, task: SystemTask): string | undefined => {
  const point = pointOf(original, task);
  if (point === undefined) return undefined;
  const [x, y] = original.values;
  if (x === undefined || y === undefined) return undefined;
  const [first, second] = task.unknowns;
  if (
    satisfies(
      wrong,
      new Map([
        [first, y],
        [second, x],
      ]),
    )
  )
    return SWAPPED;
  const flips: readonly Values[] = [
    new Map([
      [first, negationOf(x)],
      [second, y],
    ]),
    new Map([
      [first, x],
      [second, negationOf(y)],
    ]),
    new Map([
      [first, negationOf(x)],
      [second, negationOf(y)],
    ]),
  ];
  if (flips.some((flip) => satisfies(wrong, flip)))
    return 'Sprawdź znaki: przy przenoszeniu wyrazu na drugą stronę znak się zmienia, a minus przed nawiasem zmienia każdy znak w środku.';
  return 'Sprawdź, czy podstawione wyrażenie stoi w nawiasie i czy przy mnożeniu równania pomnożony jest każdy wyraz, także po prawej stronie.';
};
