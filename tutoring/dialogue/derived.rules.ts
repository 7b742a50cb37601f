import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { areSame, polynomialOf, unknownsOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { areEqual } from '#tutoring/mathematics/exact.ts';
import type { Task } from '#tutoring/families/worked-task.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';

/** Whether a formula is made of what stands in the task of the thread and in its solution. */
export const looksDerived = (found: WorkedTask, original: WorkedTask, current: WorkedTask): boolean => {
  const [task, given] = [found.task, original.task];
  if (task.kind === 'family')
    return (
      usesNumbersOf(found, original) && ((isExpression(task) && isExpression(given)) || hasSameValue(found, original))
    );
  if (task.kind === 'percent') return false;
  if (task.kind === 'arithmetic')
    return (
      given.kind !== 'arithmetic' ||
      hasSameValue(found, original) ||
      usesNumbersOf(found, original) ||
      endsAlike(found, original)
    );
  if (given.kind === 'arithmetic') return false;
  if (given.kind === 'percent') return hasSameValue(found, original) || usesNumbersOf(found, original);
  if (given.kind === 'family') return true;
  if (!namesOf(task).every((name) => namesOf(given).includes(name))) return false;
  const equations = equationsIn(task);
  const known = [original, current].flatMap(({ task: one }) => equationsIn(one));
  if (hasSameValue(found, original) && found.values.length > 0) return true;
  return (
    equations.some((equation) => isShorter(equation, known) || sharesSide(equation, known)) ||
    usesNumbersOf(found, original)
  );
};

/** A line of brackets opened wrongly is a task of its own to its family. */
const isExpression = (task: Task): boolean => task.kind === 'family' && task.answer.kind === 'expression';

const hasSameValue = (one: WorkedTask, other: WorkedTask): boolean =>
  one.values.length > 0 && one.values.every((value) => other.values.some((own) => areEqual(own, value)));

/** Every number of the step stands in the task or in its solution. */
export const usesNumbersOf = (found: WorkedTask, original: WorkedTask): boolean => {
  const known = [
    ...numbersIn(original.statement),
    ...original.steps.flatMap(({ shown, prepared = '' }) => [
      ...numbersIn(`$${shown}$`),
      ...numbersIn(`$${prepared}$`),
    ]),
  ];
  return numbersIn(found.statement).every((number) => known.some((one) => one.equals(number)));
};

/** `2^15 : 2^4` after `2^5 · 2^3 : 2^4`: fewer operations, and the last of them is the same. */
const endsAlike = (found: WorkedTask, original: WorkedTask): boolean => {
  const [own, given] = [operationsIn(found), operationsIn(original)];
  return own.length > 0 && own.length < given.length && own.at(-1) === given.at(-1);
};

const operationsIn = ({ statement }: WorkedTask): readonly string[] =>
  statement.replaceAll('$', '').match(/ (?:[-+:]|\\cdot) \S+/g) ?? [];

const equationsIn = (task: Task): readonly Equation[] =>
  task.kind === 'equation' ? [task.equation] : task.kind === 'system' ? task.equations : [];

const namesOf = (task: Task): readonly string[] =>
  equationsIn(task).flatMap(({ left, right }) => [...unknownsOf(left), ...unknownsOf(right)]);

/** `2x = 14` after `2x + 3 = 11`: solving makes equations shorter. */
const isShorter = (equation: Equation, known: readonly Equation[]): boolean => {
  const size = sizeOf(equation);
  return size <= 2 || known.some((one) => size < sizeOf(one));
};

const sizeOf = ({ left, right }: Equation): number => leavesIn(left) + leavesIn(right) - 1;

const leavesIn = (side: Expression): number =>
  latexOf(side)
    .split(/[-+]| \\cdot | : /)
    .filter((part) => part.trim() !== '').length;

const sharesSide = (equation: Equation, known: readonly Equation[]): boolean =>
  known.some((one) =>
    [one.left, one.right].some(
      (side) =>
        unknownsOf(side).length > 0 && [equation.left, equation.right].some((other) => haveSameForm(side, other)),
    ),
  );

const haveSameForm = (one: Expression, other: Expression): boolean => {
  const [first, second] = [formOf(one), formOf(other)];
  return first !== undefined && second !== undefined && areSame(first, second);
};

const formOf = (side: Expression): Polynomial | undefined => {
  try {
    return polynomialOf(side);
  } catch {
    return undefined;
  }
};
