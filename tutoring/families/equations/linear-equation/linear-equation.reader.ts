import type { Rational } from '#tutoring/mathematics/rational.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { unicode } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { CHECKING, equationAsked, equationIn, type AskedEquation } from '../relation/asked-equation.reader.ts';
import { readFormulaText } from '../relation/formula-text.reader.ts';
import type { LinearEquationGiven } from './linear-equation.types.ts';

const SOLVING = /^(?:prosze |hej )?(?:rozwiaz|rozwiazac)(?: mi)?(?: to)? (?:rownanie|rownania)(?: liniowe)?$/;
const CHECKED = new RegExp(`^${CHECKING}$`);
const TESTED = new RegExp(
  String.raw`^(?:(?:sprawdz|powiedz|hej),? )?czy (?:liczba )?(?:([a-z]) ?= ?)?\(?(-?\d+(?:[.,]\d+)?(?:/\d+)?)\)? (?:jest (?:rozwiazaniem|pierwiastkiem)|spelnia) (?:rownania |rownanie )?:? ?([^?]+?)\s*[?.]?$`,
  'i',
);

/** A bare equation is left to the general engine, which judges its steps; here is what a textbook asks beside it. */
export const readLinearEquation = (message: string): LinearEquationGiven | undefined =>
  testIn(message) ?? givenBy(equationAsked(message, SOLVING, CHECKED, isLinear), undefined);

const isLinear = (degree: number): boolean => degree <= 1;

const testIn = (message: string): LinearEquationGiven | undefined => {
  if (message.length > 300) return undefined;
  const text = withoutMarks(unicode(message)).replace(/\s+/g, ' ').trim();
  const [, letter, number, formula] = TESTED.exec(text) ?? [];
  if (number === undefined || formula === undefined) return undefined;
  const read = readFormulaText(formula);
  const given = givenBy(equationIn(read?.formula ?? '', isLinear), numberOf(number.replace(',', '.')));
  const isWhole = read?.before === '' && read.behind === '';
  return isWhole && (letter === undefined || letter === given?.unknown) ? given : undefined;
};

const givenBy = (asked: AskedEquation | undefined, tested: Rational | undefined): LinearEquationGiven | undefined =>
  asked && { ...asked, tested };
