import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOfEquation, latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import {
  areProportional,
  coefficientOf,
  constant,
  degreeOf,
  difference,
  scaled,
  zeroForm,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import {
  isZero,
  leastCommonMultiple,
  ONE,
  quotientOf,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import type { SystemTask } from '#tutoring/families/task.types.ts';
import { hasDecimal } from '#tutoring/families/equation/linear-equation.solver.ts';
import { rootLatex } from '#tutoring/families/equation/linear-step-words.rules.ts';
import { casesLatex, rowLatex, type Row } from './system-row.rules.ts';
import { byComparison } from './comparison.rules.ts';
import { byElimination, bySubstitution } from './system-methods.rules.ts';
import { checkBySubstitution } from '#tutoring/families/equation/substitution.rules.ts';
import type { Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Throws `BeyondReach` when an equation is not linear. */
export const solveSystem = (task: SystemTask): WorkedTask => {
  const { unknowns } = task;
  const forms = task.equations.map(zeroForm);
  if (forms.some((form) => degreeOf(form) > 1)) throw new BeyondReach('degree');
  const rows = forms.map((form) => rowOf(form, unknowns));
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new BeyondReach('unknowns');
  const style = task.equations.some(({ left, right }) => hasDecimal(left) || hasDecimal(right))
    ? 'decimal'
    : 'fraction';
  const tidied = tidying(task.equations, [first, second], unknowns);
  const determinant = first.a.mul(second.b).sub(second.a.mul(first.b));
  const given = task.equations.map((equation) => latexOfEquation(equation));
  const base = {
    task,
    statement: `Rozwiąż układ równań $$${casesLatex(given)}$$`,
    notice: `Szukamy pary liczb $(${unknowns[0]}, ${unknowns[1]})$, która spełnia oba równania naraz. Przyjrzyj się współczynnikom: czy z któregoś równania łatwo wyznaczyć jedną niewiadomą, a może po dodaniu równań stronami któraś się skróci?`,
    nudge:
      'Zrób z dwóch równań jedno z jedną niewiadomą: przez podstawianie albo przez dodanie równań stronami. Od tego zacznij.',
  };
  if (isZero(determinant)) return { ...base, ...degenerate(forms, [first, second], tidied, unknowns) };
  const x = quotientOf(first.c.mul(second.b).sub(second.c.mul(first.b)), determinant);
  const y = quotientOf(first.a.mul(second.c).sub(second.a.mul(first.c)), determinant);
  const alone = [first, second].filter(({ a, b }) => isZero(a) || isZero(b));
  const method = (alone.length > 0 ? alone : [first, second]).some(hasUnit) ? bySubstitution : byElimination;
  return {
    ...base,
    steps: byComparison(task.equations, unknowns, [x, y], style) ?? [
      ...tidied,
      ...method([first, second], unknowns, [x, y], style).filter(({ shown }) => !given.includes(shown)),
    ],
    result: `$${unknowns[0]} = ${rootLatex(x, style)}$ i $${unknowns[1]} = ${rootLatex(y, style)}$`,
    check: checkBySubstitution(
      task.equations,
      new Map([
        [unknowns[0], exact(x)],
        [unknowns[1], exact(y)],
      ]),
      style,
    ),
    values: [exact(x), exact(y)],
  };
};

const isUnit = (coefficient: Rational): boolean => coefficient.abs().equals(ONE);
const hasUnit = ({ a, b }: Row): boolean => isUnit(a) || isUnit(b);

/** Whole coefficients, unknowns on the left. */
const rowOf = (form: Polynomial, [x, y]: readonly [string, string]): Row => {
  const whole = scaled(
    form,
    rational([...form.values()].reduce((common, { d }) => leastCommonMultiple(common, d), 1n)),
  );
  return { a: coefficientOf(whole, x), b: coefficientOf(whole, y), c: coefficientOf(whole, '').neg() };
};

const tidying = (
  equations: readonly Equation[],
  rows: readonly [Row, Row],
  unknowns: readonly [string, string],
): readonly Step[] => {
  const lines = rows.map((row) => rowLatex(row, unknowns));
  if (
    lines.every(
      (line, index) =>
        line === (equations[index] && latexOfEquation(equations[index])) || isSolvedForm(equations[index]),
    )
  )
    return [];
  return [
    {
      operation: 'tidy',
      what: 'Porządkujemy równania: niewiadome po lewej, liczby po prawej',
      todo: 'uporządkuj oba równania: niewiadome na lewą stronę, liczby na prawą, bez nawiasów i ułamków',
      why: 'W tej postaci widać współczynniki i łatwo wybrać metodę.',
      shown: casesLatex(lines),
    },
  ];
};

const isSolvedForm = (equation: Equation | undefined): boolean =>
  equation?.left.kind === 'unknown' && !latexOfEquation(equation).includes('(');

const degenerate = (
  forms: readonly Polynomial[],
  rows: readonly [Row, Row],
  tidied: readonly Step[],
  unknowns: readonly [string, string],
): Pick<WorkedTask, 'steps' | 'result' | 'check' | 'values'> => {
  const [first, second] = rows;
  const isDependent =
    areProportional(forms[0] ?? constant(ONE), forms[1] ?? constant(ONE)) || forms.some((form) => form.size === 0);
  const factor = isZero(first.a) ? (isZero(first.b) ? ONE : second.b.div(first.b)) : second.a.div(first.a);
  const scaledFirst = { a: first.a.mul(factor), b: first.b.mul(factor), c: first.c.mul(factor) };
  const left = difference(constant(scaledFirst.c), constant(second.c));
  return {
    steps: [
      ...tidied,
      {
        operation: 'multiply',
        what: factor.equals(1)
          ? 'Porównujemy oba równania'
          : `Mnożymy pierwsze równanie przez $${latexOfRational(factor, 'fraction')}$ i porównujemy z drugim`,
        todo: 'pomnóż pierwsze równanie tak, żeby po lewej stronie otrzymać to samo, co w drugim, i porównaj prawe strony',
        why: 'Gdy lewe strony są proporcjonalne, o wszystkim decydują prawe.',
        shown: casesLatex([rowLatex(scaledFirst, unknowns), rowLatex(second, unknowns)]),
      },
      {
        operation: 'decide',
        what: isDependent
          ? 'Oba równania mówią to samo'
          : 'Otrzymujemy sprzeczność: ta sama lewa strona nie może być równa dwóm różnym liczbom',
        todo: 'odejmij równania stronami i sprawdź, czy otrzymana równość jest prawdziwa',
        why: isDependent
          ? 'Drugie równanie niczego nowego nie wnosi.'
          : 'Ta równość jest fałszywa, więc żadna para liczb nie spełni obu równań naraz.',
        shown: `0 = ${latexOfPolynomial(left, 'fraction')}`,
      },
    ],
    result: isDependent
      ? `układ nieoznaczony: **nieskończenie wiele rozwiązań** – wszystkie pary spełniające $${rowLatex(first, unknowns)}$`
      : 'układ sprzeczny: **nie ma rozwiązań**',
    check: undefined,
    values: [],
  };
};
