import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { degreeOf, unknownsOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { readFormulaText } from './formula-text.reader.ts';
import { readRelation } from './relation.reader.ts';

export interface AskedEquation {
  readonly equation: Equation;
  readonly unknown: string;
}

export const CHECKING = String.raw`(?:i )?(?:sprawdz|zrob sprawdzenie|wykonaj sprawdzenie|ze sprawdzeniem|sprawdzeniem)(?: (?:rozwiazanie|wynik|odpowiedz|czy dobrze))?`;

/** The equation of a message that says nothing but these words before and behind it. */
export const equationAsked = (
  message: string,
  before: RegExp,
  behind: RegExp,
  isOfDegree: (degree: number) => boolean,
): AskedEquation | undefined => {
  const text = readFormulaText(message);
  return text !== undefined && before.test(text.before) && behind.test(text.behind)
    ? equationIn(text.formula, isOfDegree)
    : undefined;
};

/** An equation in one letter; undefined for what is none, or of another degree. */
export const equationIn = (formula: string, isOfDegree: (degree: number) => boolean): AskedEquation | undefined => {
  const relation = readRelation(formula);
  if (relation?.sign !== '=') return undefined;
  const equation = { left: relation.left, right: relation.right };
  const [unknown, ...others] = [...new Set([...unknownsOf(equation.left), ...unknownsOf(equation.right)])];
  if (unknown === undefined || others.length > 0) return undefined;
  const degree = degreeIn(equation);
  return degree !== undefined && isOfDegree(degree) ? { equation, unknown } : undefined;
};

const degreeIn = (equation: Equation): number | undefined => ifWithinReach(() => degreeOf(zeroForm(equation)));
