import { expressionIn } from '#tutoring/families/equations/relation/relation.reader.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { degreeOf, polynomialOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { spelled } from '../sequence/sequence.reader.ts';

/** A formula of the first or the second degree in n, and what is left of a message beside it. */
export interface SequenceText {
  readonly expression: Expression;
  readonly polynomial: Polynomial;
  /** In the canonical form, as the reader of sequences spells it: the fifth term is `a 5`. */
  readonly rest: string;
  /** „Który wyraz”: the canonical form leaves the word out. */
  readonly isWhich: boolean;
}

const TOKEN = String.raw` (?:\d+(?:\.\d+)?(?:/\d+)?|-\d+(?:\.\d+)?|[-+*/^()n])`;
const FORMULA = new RegExp(
  String.raw` (?:\( an \)|an) =((?:${TOKEN})+?)(?<![-+*/^(])(?=(?: -?\d+(?:\.\d+)?(?:/\d+)?)?(?: §| a \d| [a-z]{2,}| [wo](?= )| ;|$))`,
);
const OF_SEQUENCE = / (?:ciag\w*|liczbow\w*|nieskonczon\w*|okreslon\w*|opisan\w*|wzor\w*|ogoln\w*|w|o|§|;)(?= |$)/g;

export const readSequenceText = (message: string): SequenceText | undefined => {
  if (message.length > 300) return undefined;
  const text = spelled(message);
  const [all, formula] = FORMULA.exec(text) ?? [];
  if (all === undefined || formula === undefined || /[n)] \d/.test(formula)) return undefined;
  const expression = expressionIn(mathjsNotation(formula.trim()));
  const polynomial = expression && ifWithinReach(() => polynomialOf(expression));
  if (expression === undefined || polynomial === undefined) return undefined;
  const isOfN = [...polynomial.keys()].every((letters) => /^n*$/.test(letters));
  const degree = degreeOf(polynomial);
  if (!isOfN || degree < 1 || degree > 2) return undefined;
  const rest = text.replace(all, ' §').replace(OF_SEQUENCE, '');
  return { expression, polynomial, rest, isWhich: /kt[óo]r|jaki(?= )|numer/i.test(message) };
};
