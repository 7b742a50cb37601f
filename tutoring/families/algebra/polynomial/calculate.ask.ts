import type { Ask } from '#tutoring/families/asks.types.ts';
import type { SchoolFunction } from '#tutoring/families/functions/function/function.types.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { expanded, expansionMistakes } from '../expression/expansion-mistakes.rules.ts';
import { EXPANDING, isFactoring } from '../expression/expansion-words.rules.ts';
import {
  chapterOf,
  expandedAnswer,
  expandingSteps,
  expressionLatex,
  isEqualTo,
  isExpanded,
  proofOfExpansion,
} from '../expression/expanding.rules.ts';
import { ownLetters, readLetters } from '#tutoring/families/letters.reader.ts';
import { onlySays } from '../expression/expression-text.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { partsOf } from '../expression/parts.reader.ts';
import { holdsOnly, type PolynomialText } from './polynomial-text.reader.ts';
import { madePolynomial } from './value.asks.ts';

const bracket = ({ polynomial }: SchoolFunction): string => `(${notationOfPolynomial(polynomial)})`;

/** „(2x² − x + 1) + (x² + 3x − 4)”, „W(x) · P(x)”. */
export const calculateAsk: Ask<PolynomialText, Expression> = {
  levels: [1, 2],
  read: (text) => {
    const [product] = text.products;
    const isNamed = product !== undefined && holdsOnly(text, { polynomials: text.polynomials.length, products: 1 });
    const written = isNamed ? readLetters(product) : undefined;
    const bare = holdsOnly(text, { polynomials: 1 }) ? text.polynomials[0]?.expression : undefined;
    const expression = written ?? bare;
    if (expression === undefined || isFactoring(text.words)) return undefined;
    if (!onlySays(text.words, `${EXPANDING}|wielomian\\w*|wyrazeni\\w*|na`)) return undefined;
    if (isNamed) return expression;
    const isOwn = chapterOf(partsOf(expression)) === 'polynomial' && expandingSteps(expression).length > 0;
    return isOwn ? expression : undefined;
  },
  tell: (expression) => `Wykonaj działania na wielomianach: $${expressionLatex(expression)}$.`,
  solve: (expression) => ({
    steps: expandingSteps(expression),
    answer: expandedAnswer(expression),
    proof: proofOfExpansion(expression),
    notice: 'Jakie działanie łączy te wielomiany? Co stoi przed drugim nawiasem?',
    nudge: 'Opuść nawiasy (przy mnożeniu: każdy wyraz razy każdy), a potem zredukuj wyrazy z tą samą potęgą $x$.',
    setup: 'Wypisz razem wyrazy z tą samą potęgą $x$, każdy ze swoim znakiem.',
  }),
  isRight: (expression, answer) => isEqualTo(expression, answer) && isExpanded(answer),
  make: (pick, difficulty) => {
    const made = ownLetters(difficulty === 1 ? madeSum(pick) : madeProduct(pick));
    const isOwn = chapterOf(partsOf(made)) === 'polynomial' && expanded(partsOf(made)).size > 1;
    return isOwn ? made : calculateAsk.make(pick, difficulty);
  },
  mistakes: (expression) => expansionMistakes(partsOf(expression)),
};

const madeSum = (pick: Pick): string =>
  `${notationOfPolynomial(madePolynomial(pick, 2).polynomial)} ${pick.oneOf(['+', '-'])} ${bracket(madePolynomial(pick, pick.int(2, 3)))}`;

const madeProduct = (pick: Pick): string =>
  `(x ${pick.oneOf(['+', '-'])} ${pick.int(1, 4)}) * ${bracket(madePolynomial(pick, 2))}`;
