import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative } from '#tutoring/mathematics/rational.ts';
import { hasDecimal } from '#tutoring/families/equation/linear-equation.solver.ts';
import type { Answer, ExpressionAnswer, FamilyStep } from '#tutoring/families/family.types.ts';
import { notationOf } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import { proofByEqualValues } from '#tutoring/families/proofs/equal-values.rules.ts';
import { ownLetters, readLetters } from '#tutoring/families/letters.reader.ts';
import { polynomialIfAny, type ExpressionText } from './expression-text.reader.ts';
import { expansionOf, usesFormula } from './expansion.rules.ts';
import { TIDYING, wordsOf } from './expansion-words.rules.ts';
import type { Part } from './part.types.ts';
import { partsLatex, partsNotation } from './part-text.rules.ts';
import { partsOf } from './parts.reader.ts';

export const styleOf = (expression: Expression): NumberStyle => (hasDecimal(expression) ? 'decimal' : 'fraction');

/** The chapter to which an expression with brackets belongs. */
export const chapterOf = (parts: readonly Part[]): 'short-multiplication' | 'polynomial' | 'algebraic-sums' => {
  if (parts.some(usesFormula)) return 'short-multiplication';
  const letters = new Set(parts.flatMap(lettersIn));
  return letters.size === 1 && parts.some(({ brackets }) => brackets.some(isPolynomial))
    ? 'polynomial'
    : 'algebraic-sums';
};

const lettersIn = ({ term, brackets }: Part): readonly string[] => [
  ...term[0],
  ...brackets.flatMap(({ parts }) => parts.flatMap(lettersIn)),
];

/** Of three terms and more. */
const isPolynomial = ({ parts }: Part['brackets'][number]): boolean =>
  parts.length > 2 && parts.some(({ term }) => term[0].length > 1);

/** Length without a sign of it: „5 m + 3 m” is no sum of letters. */
const MEASURED = /\d\s?(?:[cdmk]m|kg|dag|ml|hl|gr|zl)(?![a-z])/i;

/** The only formula of a message, where something in it is left to be done. */
export const unexpandedIn = ({ formulas: [formula, ...others], words }: ExpressionText): Expression | undefined => {
  if (formula === undefined || others.length > 0 || MEASURED.test(formula)) return undefined;
  const expression = readLetters(formula);
  if (expression === undefined || polynomialIfAny(expression) === undefined) return undefined;
  const letters = unknownsOf(expression);
  if (letters.length === 0 || (words === '' && letters.every((letter) => /[mglhst]/.test(letter)))) return undefined;
  return linesOf(expression).length > 0 ? expression : undefined;
};

const linesOf = (expression: Expression): ReturnType<typeof expansionOf> => expansionOf(partsOf(expression));

/** With the brackets behind a plus, which `latexOf` leaves out. */
export const expressionLatex = (expression: Expression): string => {
  const [plain, parts] = [
    latexOf(expression, styleOf(expression)),
    partsLatex(partsOf(expression), styleOf(expression)),
  ];
  return parts.replace(/\+ \(([^()]*)\)(?=$| [-+] )/g, '+ $1') === plain ? parts : plain;
};

export const expandingSteps = (expression: Expression): readonly FamilyStep[] => {
  const parts = partsOf(expression);
  const style = styleOf(expression);
  const opening = partsLatex(parts, style);
  const steps: FamilyStep[] =
    opening === expressionLatex(expression)
      ? []
      : [
          {
            ...TIDYING,
            shown: opening,
            claims: [{ sides: [notationOf(expression), partsNotation(parts)], at: 'anywhere' }],
          },
        ];
  let before = parts;
  for (const { move, parts: after } of expansionOf(parts)) {
    const hasMinus = before.some(({ term, brackets }) => brackets.length > 0 && isNegative(term[1]));
    steps.push({
      ...wordsOf(move, hasMinus),
      shown: partsLatex(after, style),
      claims: [{ sides: [partsNotation(before), partsNotation(after)], at: 'anywhere' }],
    });
    before = after;
  }
  return steps;
};

export const expandedAnswer = (expression: Expression): ExpressionAnswer => {
  const parts = linesOf(expression).at(-1)?.parts ?? partsOf(expression);
  return {
    kind: 'expression',
    notation: partsNotation(parts),
    shown: partsLatex(parts, styleOf(expression)),
    isFormNeeded: true,
  };
};

/** With small numbers for the letters, before and after. */
export const proofOfExpansion = (expression: Expression): string =>
  proofByEqualValues(expression, ownLetters(expandedAnswer(expression).notation), styleOf(expression));

/** At values of the letters that no school task has. */
export const isEqualTo = (expression: Expression, answer: Answer): boolean => {
  if (answer.kind !== 'expression') return false;
  const letters = unknownsOf(expression);
  return [1.7, -0.43, 3.19].every((start) => {
    const at = Object.fromEntries(letters.map((letter, index) => [letter, start + 0.61 * index]));
    const [said, right] = [answer.notation, notationOf(expression)].map((one) => approximately(one, at));
    return said !== undefined && right !== undefined && Math.abs(said - right) < 1e-9 * Math.max(1, Math.abs(right));
  });
};

/** Without brackets, each kind of term once: what „w najprostszej postaci” means. */
export const isExpanded = (answer: Answer): boolean => {
  const read = answer.kind === 'expression' ? readLetters(answer.notation) : undefined;
  if (read === undefined) return false;
  const parts = partsOf(read);
  return (
    parts.every(({ brackets }) => brackets.length === 0) &&
    new Set(parts.map(({ term }) => term[0])).size === parts.length
  );
};
