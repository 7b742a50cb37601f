import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOfEquation, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, polynomialOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import type { EquationTask } from '#tutoring/families/task.types.ts';
import { solveLinear } from './linear-equation.solver.ts';
import { solveQuadratic } from './quadratic-equation.solver.ts';
import type { Register, WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Throws `BeyondReach` for a degree above two. */
export const solveEquation = (task: EquationTask, register: Register): WorkedTask => {
  const degree = degreeOf(zeroForm(task.equation));
  if (degree > 2) throw new BeyondReach('degree');
  const statement = `Rozwiąż równanie $${latexOfEquation(task.equation)}$.`;
  return degree === 2
    ? { task, statement, ...solveQuadratic(task.equation, task.unknown) }
    : { task, statement, ...workLinear(task, register) };
};

const workLinear = (
  { equation, unknown }: EquationTask,
  register: Register,
): Omit<WorkedTask, 'task' | 'statement'> => {
  const { steps, outcome, result, check } = solveLinear(equation, unknown);
  const asked =
    register === 'primary'
      ? `Szukamy liczby ukrytej pod literą $${unknown}$: po jej wstawieniu obie strony mają być równe.`
      : `Szukamy wszystkich liczb $${unknown}$, które spełniają równanie.`;
  return {
    steps,
    result,
    check,
    values: outcome.kind === 'root' ? [exact(outcome.value)] : [],
    notice: `${asked} Spójrz na równanie jak na wagę w równowadze: co zrobisz po jednej stronie, musisz zrobić i po drugiej. Od czego trzeba „uwolnić” niewiadomą $${unknown}$, żeby została sama?`,
    nudge: nudgeOf(steps.at(-1)?.move?.action, unknown),
    ...(steps.length === 1 ? { setup: setupOf(equation, unknown) } : {}),
  };
};

/** The equation of one step, asked as a riddle. */
const setupOf = (equation: Equation, unknown: string): string => {
  const [left, right] = [polynomialOf(equation.left), polynomialOf(equation.right)];
  const [factor, shift, result] = [coefficientOf(left, unknown), coefficientOf(left, ''), coefficientOf(right, '')];
  if (factor.equals(1) && !isZero(shift))
    return `Zapytaj inaczej: jaka liczba ${isNegative(shift) ? 'zmniejszona' : 'zwiększona'} o ${written(shift.abs())} daje ${written(result)}? Sprawdź swój pomysł, wstawiając go za $${unknown}$.`;
  if (isZero(shift) && !isZero(factor))
    return `Zapytaj inaczej: jaką liczbę trzeba pomnożyć przez ${written(factor)}, żeby otrzymać ${written(result)}? Sprawdź swój pomysł, wstawiając go za $${unknown}$.`;
  return `Wykonaj ten krok na kartce i sprawdź, wstawiając otrzymaną liczbę za $${unknown}$.`;
};

const written = (value: Rational): string => `$${latexOfRational(value)}$`;

const nudgeOf = (action: string | undefined, unknown: string): string => {
  if (action === 'divide')
    return `Liczba stojąca przy $${unknown}$ mnoży niewiadomą. Odwróć to działanie po obu stronach: zapisz, co przez co dzielisz.`;
  if (action === 'add' || action === 'subtract')
    return `Po jednej stronie zostanie samo $${unknown}$. Zapisz to samo działanie po drugiej stronie i je wykonaj.`;
  return `Zrób to samo po obu stronach tak, żeby po jednej zostało samo $${unknown}$.`;
};
