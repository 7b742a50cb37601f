import { CHECKING, equationAsked } from '../relation/asked-equation.reader.ts';
import { shapeOf } from './quadratic-shape.rules.ts';
import type { QuadraticEquationGiven } from './quadratic-equation.types.ts';

const SOLVING = /^(?:prosze |hej )?(?:rozwiaz|rozwiazac)(?: mi)?(?: to)? rownanie(?: kwadratowe)?$/;
const CHECKED = new RegExp(`^${CHECKING}$`);
const NOTHING = /^$/;

const oneOfTwo = (which: string): RegExp =>
  new RegExp(
    `^(?:wyznacz|podaj|znajdz|oblicz) ${which} (?:z (?:dwoch )?rozwiazan|rozwiazanie) rownania(?: kwadratowego)?$`,
  );
const GREATER = oneOfTwo('wieksze');
const LESS = oneOfTwo('mniejsze');

/** A bare equation is left to the general engine, which judges its steps; here is what a textbook asks beside it. */
export const readQuadraticEquation = (message: string): QuadraticEquationGiven | undefined => {
  const asked = (
    wanted: QuadraticEquationGiven['wanted'],
    before: RegExp,
    behind: RegExp,
  ): QuadraticEquationGiven | undefined => {
    const found = equationAsked(message, before, behind, (degree) => degree === 2);
    return found && { ...found, wanted, shape: shapeOf(found) };
  };
  return asked('all', SOLVING, CHECKED) ?? asked('greater', GREATER, NOTHING) ?? asked('less', LESS, NOTHING);
};
