import { exact } from '#tutoring/mathematics/exact.ts';
import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import { areSame, coefficientOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { latexOfSides, linearStepInWords, rootLatex, type LinearTask } from './linear-step-words.rules.ts';
import { linearWay, type Sides } from './linear-steps.rules.ts';
import { checkBySubstitution, checkedSide } from './substitution.rules.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';

interface LinearSolution {
  readonly steps: readonly Step[];
  /** A number, or what the equation turns out to be. */
  readonly outcome:
    { readonly kind: 'root'; readonly value: Rational } | { readonly kind: 'identity' | 'contradiction' };
  readonly style: NumberStyle;
  readonly result: string;
  readonly check: string | undefined;
}

/** Both sides must be of degree one at most in the unknown (after expanding and cancelling). */
export const solveLinear = (equation: Equation, unknown: string): LinearSolution => {
  const style: NumberStyle = hasDecimal(equation.left) || hasDecimal(equation.right) ? 'decimal' : 'fraction';
  const task: LinearTask = { equation, unknown, style };
  const { steps, end } = linearWay(equation, unknown, style === 'decimal');
  const told = steps.map((step) => linearStepInWords(step, task));
  if (isZero(coefficientOf(end.left, unknown))) return degenerate(task, end, told);
  const root = coefficientOf(end.right, '');
  return {
    steps: told,
    outcome: { kind: 'root', value: root },
    style,
    result: `$${unknown} = ${rootLatex(root, style)}$`,
    check: checkBySubstitution([equation], new Map([[unknown, exact(root)]]), style),
  };
};

export const hasDecimal = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'number':
      return expression.value.some(({ coefficient }) => coefficient.d !== 1n);
    case 'negative':
    case 'root':
      return hasDecimal(expression.of);
    case 'power':
      return hasDecimal(expression.base);
    case 'operation':
      return hasDecimal(expression.left) || hasDecimal(expression.right);
    default:
      return false;
  }
};

const degenerate = (task: LinearTask, end: Sides, steps: readonly Step[]): LinearSolution => {
  const isIdentity = areSame(end.left, end.right);
  const last: Step = {
    operation: 'decide',
    what: 'Niewiadoma się zredukowała, więc patrzymy, czy otrzymana równość jest prawdziwa',
    todo: 'sprawdź, czy równość, która została bez niewiadomej, jest prawdziwa',
    why: isIdentity
      ? 'Równość jest prawdziwa bez względu na to, jaką liczbę podstawimy.'
      : 'Równość jest fałszywa bez względu na to, jaką liczbę podstawimy.',
    shown: latexOfSides(end, task.style),
  };
  return {
    steps: [...steps, last],
    outcome: { kind: isIdentity ? 'identity' : 'contradiction' },
    style: task.style,
    result: isIdentity
      ? 'równanie tożsamościowe: spełnia je **każda liczba rzeczywista**'
      : 'równanie sprzeczne: **nie ma rozwiązań**',
    check: checkAtAnyNumber(task, isIdentity),
  };
};

/** Where each number is a solution, or none. */
const checkAtAnyNumber = ({ equation: { left, right }, unknown, style }: LinearTask, isIdentity: boolean): string => {
  const sides = [3, -1].map((value) => {
    const at = new Map([[unknown, exact(rational(value))]]);
    return `dla $${unknown} = ${value}$: $L = ${checkedSide(left, at, style)}$, $P = ${checkedSide(right, at, style)}$`;
  });
  return `Wstawiamy dwie dowolne liczby, ${sides.join('; ')}. ${isIdentity ? 'Strony są równe' : 'Strony są różne'} za każdym razem.`;
};
