import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { mathjsNotation } from './formula.reader.ts';
import { withoutMarks } from './intent.reader.ts';
import { latexBraces, latexCommands, unicode } from './notation.rules.ts';

/** A message with formulas of letters, capitals kept: P and p are two quantities. */
export const letterNotation = (message: string): string =>
  withoutMarks(latexBraces(latexCommands(unicode(message))))
    .replace(/(?<=[a-zA-Z])sqrt\(/g, ' sqrt(')
    .replace(/\s+/g, ' ')
    .trim();

const SIGNS = String.raw`(?:sqrt\(|(?<![a-z]{3})[a-zA-Zπ](?![a-z]{3})|[\d\s+\-*/:^().,])`;
const FORMULA = new RegExp(`${SIGNS}+=${SIGNS}+`);
const CHAIN = new RegExp(`^${SIGNS}+(?:=${SIGNS}+)*$`);

/** „P = ah/2”: every sign is a letter, a number or an operation; no word, no index. Its π is the name Δ. */
export const letterFormulaIn = (formula: string): Equation | undefined => {
  const sides = sidesIn(formula);
  if (sides === undefined) return undefined;
  const [left = '', right = '', ...more] = sides.map(mathjsNotation);
  if (more.length > 0) return undefined;
  try {
    return { left: readExpression(left), right: readExpression(right) };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

/** The sides of a formula that a pupil says, calculated where its letters have these values; undefined where none is said. */
export const readLetterFormula = (message: string): LetterFormula | undefined => {
  const [said = ''] = FORMULA.exec(letterNotation(message).replace(OPENING, '')) ?? [];
  const sides = sidesIn(said.replace(/[\s.,]+$/, ''))?.map((side) => side.replaceAll('Δ', 'pi'));
  const [left, right, ...more] = sides ?? [];
  return left === undefined || right === undefined || more.length > 0 ? undefined : { left, right };
};

/** The sides of a message that is nothing but equal sides of letters and numbers: „b^2 - 4ac = 81 - 32 = 49”; undefined for any other. */
export const letterSidesIn = (message: string): readonly string[] | undefined => {
  const sides = lettersAloneIn(message);
  return sides !== undefined && sides.length > 1 ? sides : undefined;
};

/** The same, or one side alone: „2(a + b)”. */
export const lettersAloneIn = (message: string): readonly string[] | undefined => {
  const [said = ''] = CHAIN.exec(letterNotation(message).replace(OPENING, '')) ?? [];
  return sidesOf(said.replace(/[\s.,]+$/, ''))?.map((side) => side.replaceAll('Δ', 'pi'));
};

/** Words of three letters would be products. */
const OPENING = /^(?:(?:mam|mamy|to|czyli|wiec|wychodzi|wyszlo|wzor)[:,]? )+/i;

/** In the notation of calculators. */
export interface LetterFormula {
  readonly left: string;
  readonly right: string;
}

export const lettersIn = (notation: string): readonly string[] =>
  notation.match(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/g) ?? [];

export const isEqualAt = ({ left, right }: LetterFormula, letters: Readonly<Record<string, number>>): boolean => {
  try {
    return areClose(approximately(left, letters), approximately(right, letters));
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return false;
    throw thrown;
  }
};

/** The same of all sides of a chain. */
export const areEqualAt = (
  [left = '', ...others]: readonly string[],
  letters: Readonly<Record<string, number>>,
): boolean => others.every((right) => isEqualAt({ left, right }, letters));

const sidesIn = (formula: string): readonly string[] | undefined => {
  const sides = sidesOf(formula);
  return sides !== undefined && sides.length > 1 ? sides : undefined;
};

const sidesOf = (formula: string): readonly string[] | undefined => {
  if (!/^(?:sqrt\(|[a-zA-Zπ\d\s+\-*/:^().,=])+$/.test(formula) || /[a-zA-Z]\d|_/.test(formula.replace(/\^/g, '^ ')))
    return undefined;
  if (/[a-z]{4}/i.test(formula.replaceAll('sqrt', ''))) return undefined;
  const sides = formula.split('=').map(spelledOut);
  return sides.includes('') ? undefined : sides;
};

/** `ah` is a product, and so is `v(a + b)`. */
const spelledOut = (side: string): string =>
  side
    .replaceAll('sqrt', '#')
    .replaceAll('π', 'Δ')
    .replace(/(?<=[a-zA-ZΔ)])\s*(?=[a-zA-ZΔ(#])/g, ' * ')
    .replace(/(?<=\d)\s*(?=[a-zA-ZΔ(#])/g, ' * ')
    .replaceAll('#', 'sqrt')
    .trim();
