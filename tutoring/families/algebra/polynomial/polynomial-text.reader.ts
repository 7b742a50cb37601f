import { degreeOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { functionFrom } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { SchoolFunction } from '#tutoring/families/functions/function/function.types.ts';
import { readLetters } from '#tutoring/families/letters.reader.ts';
import { polynomialIfAny, readExpressionText } from '../expression/expression-text.reader.ts';

/** A message about polynomials of x. */
export interface PolynomialText {
  readonly polynomials: readonly SchoolFunction[];
  /** Of „W(2)” and „x = 2”. */
  readonly places: readonly Rational[];
  /** „W(x) · P(x)” with both written out in brackets, or a formula that is no sum of monomials. */
  readonly products: readonly string[];
  /** What stands left and right of „=”. */
  readonly equations: readonly (readonly [left: string, right: string])[];
  readonly words: string;
}

const NAME = String.raw`[WPQ]\s*\(\s*x\s*\)`;
const NUMBER = String.raw`-?\s?\d+(?:[.,]\d+|\s?/\s?\d+)?`;
const DEFINITION = new RegExp(String.raw`^(${NAME})\s*=\s*(.+)$`, 'i');
const CALL = new RegExp(String.raw`^(?:[WPQ]\s*\(\s*(${NUMBER})\s*\)|x\s*=\s*(${NUMBER}))$`, 'i');

const plainName = (name: string): string => name.replace(/\s/g, '').toUpperCase().replace('X', 'x');

const isOfX = (polynomial: Polynomial): boolean => [...polynomial.keys()].every((letters) => /^x*$/.test(letters));

const schoolPolynomial = (name: string, formula: string): SchoolFunction | undefined => {
  const expression = readLetters(formula);
  const polynomial = expression && polynomialIfAny(expression);
  return expression && polynomial && isOfX(polynomial) && degreeOf(polynomial) > 0
    ? { name, expression, polynomial }
    : undefined;
};

/** Undefined for a message with a formula that is none of these. */
export const readPolynomialText = (message: string): PolynomialText | undefined => {
  const text = readExpressionText(message);
  if (text === undefined) return undefined;
  const named = new Map<string, string>();
  const polynomials: SchoolFunction[] = [];
  const places: Rational[] = [];
  const products: string[] = [];
  const equations: (readonly [string, string])[] = [];
  for (const formula of text.formulas) {
    const [, name, body] = DEFINITION.exec(formula) ?? [];
    const [, at, worded] = CALL.exec(formula) ?? [];
    const place = at ?? worded;
    if (name !== undefined && body !== undefined) {
      const one = schoolPolynomial(plainName(name), body);
      if (one === undefined) return undefined;
      named.set(one.name, body);
      polynomials.push(one);
    } else if (place !== undefined) places.push(numberOf(place.replace(/\s/g, '').replace(',', '.')));
    else if (formula.includes('=')) {
      const [left, right, ...more] = formula.split('=').map((side) => side.trim());
      if (left === undefined || right === undefined || more.length > 0) return undefined;
      equations.push([left, right]);
    } else {
      const one = schoolPolynomial('W(x)', formula);
      if (one !== undefined) polynomials.push(one);
      else if (named.size > 0) products.push(writtenOut(formula, named));
      else return undefined;
    }
  }
  return { polynomials, places, products, equations, words: text.words };
};

const writtenOut = (formula: string, named: ReadonlyMap<string, string>): string =>
  formula.replace(new RegExp(NAME, 'gi'), (name) => `(${named.get(plainName(name)) ?? '?'})`);

/** Whether a message has these and nothing else. */
export const holdsOnly = (
  text: PolynomialText,
  counts: Partial<Record<'polynomials' | 'places' | 'products' | 'equations', number>>,
): boolean =>
  (['polynomials', 'places', 'products', 'equations'] as const).every(
    (kind) => text[kind].length === (counts[kind] ?? 0),
  );

/** a of x − a; undefined for what is no such binomial. */
export const rootOfBinomial = ({ polynomial }: SchoolFunction): Rational | undefined =>
  degreeOf(polynomial) === 1 && polynomial.get('x')?.equals(1) === true ? polynomial.get('')?.neg() : undefined;

export const polynomialFrom = (notation: string): SchoolFunction => functionFrom(notation, 'W(x)');
