import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { polynomialOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';

/** A message about expressions: its formulas here, what is left of it as words. */
export interface ExpressionText {
  /** In plain notation (`notation.rules.ts`), with their letters as they were written. */
  readonly formulas: readonly string[];
  /** In the canonical form, without fillers; a number that stands alone is one of them. */
  readonly words: string;
}

const LONGEST_TASK = 300;
/** Where a formula stood: its neighbours are not read together. */
const TAKEN = ' § ';

/** Letters that are Polish words of their own belong to a formula only where a sign or a number touches them. */
const LETTER = String.raw`(?<!\p{L})(?:[a-hj-npq-tvxy]|(?<=[\d)*+\-/^(=])[iouwz]|[iouwz](?=[-+*/^()=\d]))(?!\p{L})`;
const TWO_LETTERS = String.raw`(?!(?:do|na|to|co|ze|za|od|po|we|ma|mi|go|tu|ta|te|sa|by|ku|no|ok)(?!\p{L}))[a-z]{2}`;
/** „2xy”, „ab + 3”, „4 - ab”: what stands by itself is a word. */
const PRODUCT = String.raw`(?<=[\d)])(?!sqrt)[a-z]{2,3}(?!\p{L})|(?<!\p{L})${TWO_LETTERS}(?=\s?[-+*/^)=(])|(?<=[-+*/(]\s?)${TWO_LETTERS}(?!\p{L})`;
const FORMULA = new RegExp(String.raw`(?:sqrt(?=\()|${PRODUCT}|${LETTER}|[\d+\-*/^()=.,:\s])+`, 'giu');

/** Undefined for a message that is too long, or denies something. */
export const readExpressionText = (message: string): ExpressionText | undefined => {
  if (latest.message !== message) latest = { message, text: expressionTextOf(message) };
  return latest.text;
};

/** Every family of algebra reads the same message. */
let latest: { readonly message: string; readonly text: ExpressionText | undefined } = { message: '', text: undefined };

const expressionTextOf = (message: string): ExpressionText | undefined => {
  if (message.length > LONGEST_TASK || /[<>≤≥≠|]/.test(message)) return undefined;
  const formulas: string[] = [];
  const rest = withoutMarks(plainNotation(message))
    .replace(/ do (?:kwadratu|potegi drugiej|drugiej potegi)(?!\p{L})/giu, '^2')
    .replace(/(?<=[\d)a-z]),(?=\s|$)|(?<=[\d)a-z])[.;](?=\s|$)/gi, TAKEN)
    .replace(FORMULA, (run) => {
      const formula = run.replace(/^[\s.,:=]+|[\s.,:=]+$/g, '');
      if (!/[a-z]/i.test(formula) || !/[\d+\-*/^()=]/.test(formula)) return run;
      formulas.push(formula);
      return TAKEN;
    });
  return {
    formulas,
    words: canonicalOf(rest)
      .replace(/(?: [§:;,.?])+(?= |$)/g, '')
      .trim(),
  };
};

/** Whether every word is one of a pattern. */
export const onlySays = (words: string, pattern: string): boolean =>
  new RegExp(String.raw`^(?:(?:${pattern})(?: |$))*$`).test(words);

/** Undefined for what is no polynomial. */
export const polynomialIfAny = (expression: Expression): Polynomial | undefined =>
  ifWithinReach(() => polynomialOf(expression));
