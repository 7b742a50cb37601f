import type { Ask } from '#tutoring/families/asks.types.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { sum, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { commonFactorOf, FACTORING, sumOfTerms } from '../expression/common-factor.rules.ts';
import { isFactoring } from '../expression/expansion-words.rules.ts';
import { isEqualTo, styleOf } from '../expression/expanding.rules.ts';
import { ownLetters, readLetters } from '#tutoring/families/letters.reader.ts';
import { onlySays, polynomialIfAny, type ExpressionText } from '../expression/expression-text.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { productOfTerms } from '../expression/parts.reader.ts';
import type { Term } from '../expression/part.types.ts';
import { greatestCommonDivisor, rational } from '#tutoring/mathematics/rational.ts';
import {
  factoredLatex,
  factoredNotation,
  formulaIn,
  formulaLatex,
  lettersOfFormula,
  NAMES,
  squaresLatex,
  squaresNotation,
  type Formula,
} from './square-formula.rules.ts';

/** „Rozłóż na czynniki x² − 49”. */
export const factorAsk: Ask<ExpressionText, Expression> = {
  levels: [1, 2, 3],
  read: ({ formulas: [formula, ...others], words }) => {
    const expression = formula === undefined || others.length > 0 ? undefined : readLetters(formula);
    const terms = expression && sumOfTerms(expression);
    const isAsked = isFactoring(words) && !/wylacz|przed nawias|wspoln/.test(words) && onlySays(words, FACTORING);
    const isWhole = terms !== undefined && commonFactorOf(terms) === undefined;
    const found = isWhole && isAsked ? formulaIn(terms) : undefined;
    return found !== undefined && isFactored(found) ? expression : undefined;
  },
  tell: (expression) => `Zapisz w postaci iloczynu: $${latexOf(expression, styleOf(expression))}$.`,
  solve: (expression) => solved(expression, formulaOfSum(expression)),
  isRight: (expression, answer) =>
    isEqualTo(expression, answer) &&
    answer.kind === 'expression' &&
    /^\([^()]+\)(?:\^2| \* \([^()]+\))$/.test(answer.notation),
  make: (pick, difficulty) => {
    const [x = 'x', y = 'y'] = pick.oneOf(['xy', 'ab']);
    const k = difficulty === 1 ? 1 : pick.int(2, 5);
    const n = pick.int(2, 11);
    if (greatestCommonDivisor(BigInt(k), BigInt(n)) > 1n) return factorAsk.make(pick, difficulty);
    const p: Term = [x, rational(k)];
    const q: Term = [difficulty === 3 ? y : '', rational(n)];
    const kind = difficulty === 1 ? 'conjugates' : pick.oneOf(['sum', 'difference', 'conjugates']);
    return ownLetters(notationOfPolynomial(sidesOf({ p, q, kind })));
  },
  mistakes: (expression) => {
    const { p, q, kind } = formulaOfSum(expression);
    const squares: readonly Term[] = [productOfTerms(p, p), productOfTerms(q, q)];
    const [one, other] = squares;
    return {
      'square-of-difference':
        kind === 'conjugates'
          ? (['difference', 'sum'] as const).map((wrong) => factoredNotation({ p, q, kind: wrong }))
          : undefined,
      'root-not-taken': one &&
        other && [factoredNotation({ p, q: other, kind }), factoredNotation({ p: one, q: other, kind })],
      'other-sign-of-square':
        kind === 'conjugates' ? undefined : [factoredNotation({ p, q, kind: kind === 'sum' ? 'difference' : 'sum' })],
    };
  },
};

/** (x² − 4)(x² + 4) and (x³ − 1)(x³ + 1) could be factored further. */
const isFactored = ({ p, q, kind }: Formula): boolean =>
  ![p, q].some(([letters]) => /(.)\1\1/.test(letters)) &&
  (kind === 'sum' || formulaIn(new Map([p, [q[0], q[1].neg()]])) === undefined);

const formulaOfSum = (expression: Expression): Formula => {
  const terms = polynomialIfAny(expression);
  const formula = terms && formulaIn(terms);
  if (formula === undefined) throw new RangeError(latexOf(expression));
  return formula;
};

/** The right side of a formula, calculated. */
const sidesOf = ({ p, q, kind }: Formula): Polynomial => {
  const middle: readonly Term[] =
    kind === 'conjugates' ? [] : [productOfTerms(['', rational(kind === 'sum' ? 2 : -2)], productOfTerms(p, q))];
  const last = productOfTerms(q, q);
  return [
    productOfTerms(p, p),
    ...middle,
    kind === 'conjugates' ? productOfTerms(['', rational(-1)], last) : last,
  ].reduce((all: Polynomial, term) => sum(all, new Map([term])), new Map());
};

const solved = (expression: Expression, formula: Formula): FamilySolution => {
  const style = styleOf(expression);
  const terms = polynomialIfAny(expression) ?? new Map<string, never>();
  const isConjugates = formula.kind === 'conjugates';
  const written = formulaLatex(formula.kind, lettersOfFormula(formula));
  return {
    steps: [
      {
        operation: 'squares',
        what: isConjugates
          ? 'Zapisujemy wyrażenie jako różnicę dwóch kwadratów'
          : 'Szukamy dwóch kwadratów i podwojonego iloczynu',
        todo: isConjugates
          ? 'zapisz każdy wyraz jako kwadrat czegoś'
          : 'zapisz pierwszy i ostatni wyraz jako kwadraty, a środkowy jako podwojony iloczyn',
        why: 'Dzięki temu widać, który wzór skróconego mnożenia pasuje.',
        shown: squaresLatex(formula, style),
        claims: [{ sides: [notationOfPolynomial(terms), squaresNotation(formula)], at: 'anywhere' }],
      },
      {
        operation: 'factor',
        what: `Stosujemy wzór na ${NAMES[formula.kind]} $${written}$, czytany od prawej do lewej`,
        todo: `zastosuj wzór $${written}$ od prawej do lewej`,
        why: '',
        shown: factoredLatex(formula, style),
        claims: [{ sides: [squaresNotation(formula), factoredNotation(formula)], at: 'anywhere' }],
      },
    ],
    answer: {
      kind: 'expression',
      notation: factoredNotation(formula),
      shown: factoredLatex(formula, style),
      isFormNeeded: true,
    },
    proof: `Po wymnożeniu: $${factoredLatex(formula, style)} = ${latexOf(expression, style)}$.`,
    notice: isConjugates
      ? 'Są tu dwa wyrazy i minus między nimi. Czy każdy z nich jest kwadratem?'
      : 'Które dwa wyrazy są kwadratami? Czy trzeci jest ich podwojonym iloczynem?',
    nudge: isConjugates
      ? 'Ustal, czego kwadratem jest każdy wyraz, i użyj wzoru na różnicę kwadratów.'
      : 'Ustal, czego kwadratami są skrajne wyrazy. Znak w nawiasie jest taki, jak znak wyrazu środkowego.',
    setup: 'Wypisz na boku wyrażenia, których kwadraty widać w zadaniu.',
  };
};
