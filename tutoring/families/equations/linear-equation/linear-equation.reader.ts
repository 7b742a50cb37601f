import { degreeOf, unknownsOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { unicode } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { readFormulaText } from '../relation/formula-text.reader.ts';
import { readRelation } from '../relation/relation.reader.ts';
import type { LinearEquationGiven } from './linear-equation.types.ts';

const CHECKING = String.raw`(?:i )?(?:sprawdz|zrob sprawdzenie|wykonaj sprawdzenie|ze sprawdzeniem|sprawdzeniem)(?: (?:rozwiazanie|wynik|odpowiedz|czy dobrze))?`;
const SOLVING = /^(?:prosze |hej )?(?:rozwiaz|rozwiazac)(?: mi)?(?: to)? (?:rownanie|rownania)(?: liniowe)?$/;
const TESTED = new RegExp(
  String.raw`^(?:(?:sprawdz|powiedz|hej),? )?czy (?:liczba )?(?:([a-z]) ?= ?)?\(?(-?\d+(?:[.,]\d+)?(?:/\d+)?)\)? (?:jest (?:rozwiazaniem|pierwiastkiem)|spelnia) (?:rownania |rownanie )?:? ?([^?]+?)\s*[?.]?$`,
  'i',
);

/** A bare equation is left to the general engine, which judges its steps; here is what a textbook asks beside it. */
export const readLinearEquation = (message: string): LinearEquationGiven | undefined =>
  testIn(message) ?? checkedIn(message);

const checkedIn = (message: string): LinearEquationGiven | undefined => {
  const text = readFormulaText(message);
  if (text === undefined || !SOLVING.test(text.before) || !new RegExp(`^${CHECKING}$`).test(text.behind))
    return undefined;
  return givenBy(text.formula, undefined);
};

const testIn = (message: string): LinearEquationGiven | undefined => {
  if (message.length > 300) return undefined;
  const text = withoutMarks(unicode(message)).replace(/\s+/g, ' ').trim();
  const [, letter, number, formula] = TESTED.exec(text) ?? [];
  if (number === undefined || formula === undefined) return undefined;
  const given = givenBy(readFormulaText(formula)?.formula ?? '', numberOf(number.replace(',', '.')));
  const isWhole = readFormulaText(formula)?.before === '' && readFormulaText(formula)?.behind === '';
  return isWhole && (letter === undefined || letter === given?.unknown) ? given : undefined;
};

const givenBy = (formula: string, tested: Rational | undefined): LinearEquationGiven | undefined => {
  const relation = readRelation(formula);
  if (relation?.sign !== '=') return undefined;
  const equation = { left: relation.left, right: relation.right };
  const [unknown, ...others] = [...new Set([...unknownsOf(equation.left), ...unknownsOf(equation.right)])];
  return unknown !== undefined && others.length === 0 && isLinear(equation) ? { equation, unknown, tested } : undefined;
};

const isLinear = (equation: Equation): boolean => {
  try {
    return degreeOf(zeroForm(equation)) <= 1;
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return false;
    throw thrown;
  }
};
