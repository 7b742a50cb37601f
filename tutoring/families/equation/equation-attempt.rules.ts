import {
  approximationOf,
  areEqual,
  asRational,
  exact,
  productOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { areMultiples, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, latexOfEquation } from '#tutoring/mathematics/latex.ts';
import {
  areProportional,
  coefficientOf,
  degreeOf,
  unknownsOf,
  zeroForm,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { haveEqualValues, valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas, type Formula } from '#tutoring/reading/formula.reader.ts';
import type { EquationTask } from '#tutoring/families/task.types.ts';
import { discriminantOf } from './discriminant.rules.ts';
import { satisfies } from './substitution.rules.ts';
import { solveEquation } from './equation.solver.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { judgeTrinomial } from '#tutoring/families/attempts/trinomial-attempt.rules.ts';
import { trinomialOf } from './discriminant.rules.ts';
import { claimedNumbers, claimedVerdict } from '#tutoring/reading/claims.reader.ts';
import { suspicionOfEquation } from './equation-mistakes.rules.ts';
import { judgeNumberOnTheWay, judgeOperation } from './way-to-root.rules.ts';

/** Judges a step or answer to an equation in one unknown; undefined when the message holds neither. */
export const judgeEquation = (
  message: string,
  original: WorkedTask,
  current: WorkedTask,
  task: EquationTask,
): Verdict | undefined => {
  const verdict = claimedVerdict(message);
  if (verdict !== undefined) return judgeVerdict(verdict, original);
  const read = readFormulas(message).formulas;
  const inequality = read.find(({ sides, isInequality }) => isInequality && sides.length > 1);
  if (inequality !== undefined) return judgeInequality(message, original, task);
  const vieta = judgeVieta(message, original);
  if (vieta !== undefined) return vieta;
  const formulas = read.filter(({ sides }) => sides.length > 1);
  const bare = read.find((formula) => formula.sides.length === 1 && unknownsIn(formula).length === 0);
  if (formulas.length === 0 && bare !== undefined && isDiscriminant(bare, task))
    return { kind: 'right', praise: 'To dobry zapis wyróżnika.', remaining: undefined };
  if (formulas.length === 0 && bare !== undefined && isOperation(bare.sides[0]))
    return judgeOperation(bare.sides[0], original);
  const trinomial = trinomialOf(zeroForm(task.equation), task.unknown);
  const coefficients = trinomial && judgeTrinomial(message, trinomial);
  if (coefficients !== undefined) return coefficients;
  const remainder = judgeRemainder(formulas, original);
  if (remainder !== undefined) return remainder;
  const calculation = formulas.find((formula) => !isTrueCalculation(formula));
  if (calculation !== undefined)
    return {
      kind: 'wrong',
      step: chainLatex(calculation),
      suspicion: 'Policz to działanie jeszcze raz, spokojnie, najlepiej na kartce.',
    };
  const discriminant = formulas.find((formula) => unknownsIn(formula).includes('Δ'));
  if (discriminant !== undefined && formulas.length === 1) return judgeDiscriminant(discriminant, task);
  const equations = formulas.filter((formula) => unknownsIn(formula).includes(task.unknown)).flatMap(equationsOf);
  const wrong = equations.find((equation) => !isTrueFor(equation, original, task));
  if (wrong !== undefined)
    return {
      kind: 'wrong',
      step: latexOfEquation(wrong),
      suspicion: suspicionOfEquation(wrong, task, current, original),
    };
  const claimed = equations.flatMap((equation) => claimedRoot(equation, task.unknown));
  const numbers = formulas.length === 0 ? claimedNumbers(message) : [];
  const [only, ...more] = numbers;
  const onTheWay =
    only !== undefined && more.length === 0
      ? judgeNumberOnTheWay(only, current, task.unknown, discriminantIn(task))
      : undefined;
  if (onTheWay !== undefined) return onTheWay;
  if (claimed.length > 0 || numbers.length > 0)
    return judgeRoots(claimed.length > 0 ? claimed : numbers, original, task, current);
  const last = equations.at(-1);
  if (last !== undefined)
    return areAlternatives(equations, original, task) ? BOTH_ROOTS : rightStep(last, original, current, task);
  const areCalculations = formulas.length > 0 && formulas.every((formula) => unknownsIn(formula).length === 0);
  return areCalculations
    ? { kind: 'right', praise: 'To działanie jest policzone dobrze.', remaining: undefined }
    : undefined;
};

const BOTH_ROOTS: Verdict = {
  kind: 'right',
  praise: 'To obie możliwości. Wystarczy je teraz policzyć.',
  remaining: undefined,
};

/** „x = (5 ± 1)/2”, „x − 2 = 0 lub x − 3 = 0”: each root is that of one of them, and none has all. */
const areAlternatives = (
  equations: readonly Equation[],
  { values }: WorkedTask,
  { unknown }: EquationTask,
): boolean => {
  const holds = (equation: Equation, value: Exact): boolean => satisfies(equation, new Map([[unknown, value]]));
  return (
    equations.every((equation) => !values.every((value) => holds(equation, value))) &&
    values.every((value) => equations.some((equation) => holds(equation, value)))
  );
};

/** A true bound of the root is no answer yet, a false one is a mistake. */
const judgeInequality = (message: string, { values }: WorkedTask, { unknown }: EquationTask): Verdict | undefined => {
  const [, sign, bound] = new RegExp(`${unknown}\\s*([<>≤≥])=?\\s*(-?\\d+(?:[.,]\\d+)?)`, 'i').exec(message) ?? [];
  if (sign === undefined || bound === undefined || values.length === 0) return undefined;
  const end = Number(bound.replace(',', '.'));
  const holds = (root: number): boolean =>
    sign === '<' ? root < end : sign === '>' ? root > end : sign === '≤' ? root <= end : root >= end;
  return values.map(approximationOf).every(holds)
    ? { kind: 'right', praise: 'To prawda, ale szukamy dokładnej liczby.', remaining: undefined }
    : {
        kind: 'wrong',
        step: `${unknown} ${sign} ${bound.replace(',', '{,}')}`,
        suspicion: 'Rozwiązaniem równania jest liczba, a nie cały przedział. Wróć do ostatniej postaci równania.',
      };
};

/** „suma pierwiastków 5, iloczyn 6” */
const judgeVieta = (message: string, { values }: WorkedTask): Verdict | undefined => {
  const [, sum, product] = /sum\w*\D{0,20}?(-?\d+)\D{1,12}iloczyn\D{0,20}?(-?\d+)/i.exec(message) ?? [];
  const [first, second = first] = values;
  if (sum === undefined || product === undefined || first === undefined || second === undefined) return undefined;
  const isRight =
    areEqual(sumOf(first, second), exact(rational(Number(sum)))) &&
    areEqual(productOf(first, second), exact(rational(Number(product))));
  return isRight
    ? { kind: 'right', praise: 'Suma i iloczyn pierwiastków się zgadzają. Jakie to liczby?', remaining: undefined }
    : {
        kind: 'wrong',
        step: '',
        suspicion: 'Sprawdź znaki we wzorach Viète’a: suma to $\\frac{-b}{a}$, a iloczyn to $\\frac{c}{a}$.',
      };
};

/** Undefined where the equation is no quadratic one. */
const discriminantIn = ({ equation, unknown }: EquationTask): Exact | undefined => {
  const form = formOf(equation);
  return form === undefined || degreeOf(form) !== 2 ? undefined : exact(discriminantOf(form, unknown));
};

const isDiscriminant = ({ sides: [side] }: Formula, task: EquationTask): boolean => {
  const [discriminant, value] = [discriminantIn(task), valueIfAny(side)];
  return (
    discriminant !== undefined && value !== undefined && side.kind === 'operation' && areEqual(value, discriminant)
  );
};

/** „0 = 0” or „1 = 2” is what remains of an identity or a contradiction. */
const judgeRemainder = (formulas: readonly Formula[], { values, steps }: WorkedTask): Verdict | undefined => {
  const last = formulas.at(-1);
  const end = readFormulas(`$${steps.at(-1)?.shown ?? ''}$`).formulas[0];
  if (
    values.length > 0 ||
    last === undefined ||
    end === undefined ||
    unknownsIn(last).length > 0 ||
    unknownsIn(end).length > 0
  )
    return undefined;
  if (isTrueCalculation(last) !== isTrueCalculation(end)) return undefined;
  if (!isTrueCalculation(last) && !areMultiples(gapOf(last), gapOf(end)))
    return { kind: 'wrong', step: chainLatex(last), suspicion: OTHER_NUMBERS };
  return {
    kind: 'right',
    praise:
      'Niewiadoma się skróciła i została sama równość liczb. Czy jest prawdziwa? Co to mówi o rozwiązaniach równania?',
    remaining: undefined,
  };
};

const OTHER_NUMBERS =
  'Niewiadoma się skróciła, ale liczby po obu stronach zostały inne. Przepisz obie strony jeszcze raz i uważaj na znaki.';

/** How far the sides of a contradiction are apart. */
const gapOf = ({ sides }: Formula): Rational => {
  const [left = ZERO, right = ZERO] = sides.map((side) => asRational(valueIfAny(side) ?? []));
  return left.sub(right);
};

const unknownsIn = ({ sides }: Formula): readonly string[] => [...new Set(sides.flatMap(unknownsOf))];

const chainLatex = ({ sides }: Formula): string => sides.map((side) => latexOf(side)).join(' = ');

/** Whether what holds no letters is equal: „6/3 = 2” of „x = 6/3 = 2”. */
const isTrueCalculation = ({ sides }: Formula): boolean => {
  const [first, ...others] = sides.filter((side) => unknownsOf(side).length === 0);
  return first === undefined || others.every((side) => haveEqualValues(first, side));
};

/** A chain `x = 8 : 2 = 4` says that the first side equals each of the others. */
const equationsOf = ({ sides: [left, ...others] }: Formula): readonly Equation[] =>
  others.map((right) => ({ left, right }));

const judgeVerdict = (verdict: 'none' | 'all', { values, result }: WorkedTask): Verdict => {
  const isNone = result.includes('sprzeczne') || result.includes('brak rozwiązań');
  const isAll = result.includes('tożsamościowe');
  if ((verdict === 'none' && isNone) || (verdict === 'all' && isAll)) return { kind: 'solved' };
  return {
    kind: 'wrong',
    step: '',
    suspicion:
      values.length > 0
        ? 'To równanie jednak ma rozwiązanie. Wróć do ostatniej postaci i sprawdź, czy niewiadoma naprawdę się skróciła.'
        : 'Przyjrzyj się równości, która została po redukcji: jest prawdziwa czy fałszywa?',
  };
};

/** Whether an equation follows from the task and loses nothing but, for quadratic ones, the other root. */
const isTrueFor = (
  equation: Equation,
  { values, result }: WorkedTask,
  { equation: given, unknown }: EquationTask,
): boolean => {
  if (values.length === 0) return isSameForm(equation, given, result);
  return (
    values.some((value) => satisfies(equation, new Map([[unknown, value]]))) &&
    !isAlwaysTrue(equation) &&
    rootsAreOurs(equation, values, unknown)
  );
};

const isSameForm = (equation: Equation, given: Equation, result: string): boolean => {
  const [form, own] = [formOf(equation), formOf(given)];
  if (form === undefined || own === undefined) return false;
  return (
    areProportional(form, own) ||
    (degreeOf(own) === 0 && degreeOf(form) === 0 && (form.size === 0) === result.includes('tożsamościowe'))
  );
};

const isAlwaysTrue = (equation: Equation): boolean => formOf(equation)?.size === 0;

/** No root of the pupil's equation is foreign to the task. */
const rootsAreOurs = (equation: Equation, values: readonly Exact[], unknown: string): boolean => {
  try {
    return solveEquation({ kind: 'equation', equation, unknown }, 'high').values.every((root) =>
      values.some((value) => areEqual(value, root)),
    );
  } catch {
    return true;
  }
};

const formOf = (equation: Equation): Polynomial | undefined => {
  try {
    return zeroForm(equation);
  } catch {
    return undefined;
  }
};

const claimedRoot = ({ left, right }: Equation, unknown: string): readonly Exact[] => {
  const other =
    left.kind === 'unknown' && left.name === unknown
      ? right
      : right.kind === 'unknown' && right.name === unknown
        ? left
        : undefined;
  // „x = 8 : 2” is still a step, „x = 4” is the answer
  const value =
    other === undefined || isUnfinished(other.kind === 'negative' ? other.of : other) ? undefined : valueIfAny(other);
  return value === undefined ? [] : [value];
};

/** „(5 − 1)/2”, „√9” as well as „8 : 2”, but neither the number 3/4 nor (1 + √5)/2. */
const isUnfinished = (side: Equation['left']): boolean =>
  asRational(valueIfAny(side) ?? []) !== undefined &&
  (side.kind === 'root' ||
    (side.kind === 'operation' && (side.operator !== 'bar' || isBarOf(side, 'operation', 'root'))));

/** The same, and (1 + √5)/2. */
const isOperation = (side: Equation['left']): boolean => isUnfinished(side) || isBarOf(side, 'operation');

const isBarOf = (side: Equation['left'], ...kinds: readonly Equation['left']['kind'][]): boolean =>
  side.kind === 'operation' &&
  side.operator === 'bar' &&
  [side.left, side.right].some(({ kind }) => kinds.includes(kind));

const judgeRoots = (
  claimed: readonly Exact[],
  original: WorkedTask,
  task: EquationTask,
  current: WorkedTask,
): Verdict => {
  const wrong = claimed.find((value) => !original.values.some((root) => areEqual(root, value)));
  if (wrong !== undefined) {
    const equation: Equation = {
      left: { kind: 'unknown', name: task.unknown },
      right: { kind: 'number', value: wrong },
    };
    return {
      kind: 'wrong',
      step: latexOfEquation(equation),
      suspicion: suspicionOfEquation(equation, task, current, original) ?? substitution(task),
    };
  }
  if (original.values.every((root) => claimed.some((value) => areEqual(root, value)))) return { kind: 'solved' };
  return {
    kind: 'partial',
    praise: 'Ta liczba spełnia równanie.',
    missing: 'Równanie kwadratowe może mieć dwa rozwiązania. Poszukaj drugiego: co jeszcze wynika z Twoich obliczeń?',
  };
};

const substitution = ({ equation, unknown }: EquationTask): string =>
  `Sprawdź tę liczbę: wstaw ją w miejsce $${unknown}$ do równania $${latexOfEquation(equation)}$. Czy po obu stronach wychodzi to samo?`;

const judgeDiscriminant = (formula: Formula, { equation, unknown }: EquationTask): Verdict => {
  const form = formOf(equation);
  const values = formula.sides.map((side) => valueIfAny(side)).filter((value) => value !== undefined);
  if (form === undefined || degreeOf(form) !== 2 || values.length === 0)
    return {
      kind: 'wrong',
      step: chainLatex(formula),
      suspicion: 'Tego równania nie trzeba rozwiązywać przez wyróżnik.',
    };
  const discriminant = discriminantOf(form, unknown);
  if (values.every((value) => areEqual(value, exact(discriminant)))) {
    return { kind: 'right', praise: 'Wyróżnik jest policzony bezbłędnie.', remaining: undefined };
  }
  const [b, plus] = [
    coefficientOf(form, unknown),
    discriminant.add(
      coefficientOf(form, unknown + unknown)
        .mul(coefficientOf(form, ''))
        .mul(8),
    ),
  ];
  const last = values.at(-1);
  const isSignMistake =
    last !== undefined && (areEqual(last, exact(plus)) || areEqual(last, exact(discriminant.sub(b.mul(b).mul(2)))));
  return {
    kind: 'wrong',
    step: chainLatex(formula),
    suspicion: isSignMistake
      ? 'Uważaj na znaki: we wzorze jest odejmowanie, kwadrat liczby ujemnej jest dodatni, a minus przed liczbą ujemną daje plus.'
      : 'Sprawdź, czy współczynniki są wzięte ze swoimi znakami, i policz osobno kwadrat i osobno iloczyn.',
  };
};

/** Names the action when it is the one of the worked solution. */
const praiseFor = (equation: Equation, { steps }: WorkedTask): string => {
  const reached = steps.find(
    ({ shown }) => shown === latexOfEquation(equation) || shown === latexOfEquation(equation, 'fraction'),
  );
  if (reached === undefined)
    return 'To równanie ma dokładnie te same rozwiązania, co poprzednie, więc krok jest dobry.';
  return `${reached.what} – właśnie tak. ${reached.why}`;
};

const rightStep = (equation: Equation, original: WorkedTask, current: WorkedTask, task: EquationTask): Verdict => {
  try {
    const remaining = solveEquation({ kind: 'equation', equation, unknown: task.unknown }, 'high');
    const isWhole = original.values.every((root) => remaining.values.some((value) => areEqual(root, value)));
    if (!isWhole)
      return {
        kind: 'partial',
        praise: 'Ten krok prowadzi do jednego z rozwiązań.',
        missing: 'Zapisz też drugą możliwość: równanie kwadratowe może mieć dwa rozwiązania.',
      };
    return { kind: 'right', praise: praiseFor(equation, current), remaining };
  } catch {
    return { kind: 'right', praise: 'Ten krok jest dobry.', remaining: undefined };
  }
};
