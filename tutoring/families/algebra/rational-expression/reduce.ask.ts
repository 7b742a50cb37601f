import type { Ask } from '#tutoring/families/asks.types.ts';
import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import type { ExpressionAnswer, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { latexOf, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { areSame, constant, degreeOf, product, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { ONE, rational } from '#tutoring/mathematics/rational.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { proofByEqualValues } from '#tutoring/families/proofs/equal-values.rules.ts';
import { onlySays, type ExpressionText } from '../expression/expression-text.reader.ts';
import { ownLetters } from '#tutoring/families/letters.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { factorised } from '../polynomial/factorisation.rules.ts';
import { polynomialOfCoefficients } from '../polynomial/synthetic-division.rules.ts';
import { domainSteps, excludedLatex } from './domain-steps.rules.ts';
import { excludedBy, fractionOf, onlyFraction, type RationalFraction } from './fraction-text.reader.ts';

/** Monic brackets without a number before them: what textbooks reduce. */
const bracketsOf = (polynomial: Polynomial): readonly Polynomial[] => {
  const { term, factors } = factorised(polynomial).product;
  const letters = [...term[0]].map((letter): Polynomial => new Map([[letter, ONE]]));
  const number = term[1].equals(1) ? [] : [constant(term[1])];
  return [...number, ...letters, ...factors].filter((one) => !areSame(one, constant(ONE)));
};

interface Reduced {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
  readonly common: Polynomial;
}

const whole = (factors: readonly Polynomial[]): Polynomial => factors.reduce(product, constant(ONE));

/** Undefined where top and bottom have no bracket in common. */
const reduced = ({ top, bottom }: RationalFraction): Reduced | undefined => {
  const below = [...bracketsOf(bottom)];
  const above: Polynomial[] = [];
  const common: Polynomial[] = [];
  for (const one of bracketsOf(top)) {
    const place = below.findIndex((other) => areSame(one, other));
    if (place < 0) above.push(one);
    else {
      common.push(one);
      below.splice(place, 1);
    }
  }
  return common.some((one) => degreeOf(one) > 0)
    ? { top: whole(above), bottom: whole(below), common: whole(common) }
    : undefined;
};

const fractionText = (top: Polynomial, bottom: Polynomial): { readonly latex: string; readonly notation: string } => {
  const [above, below] = [top, bottom].map((one) => ({
    latex: latexOfPolynomial(one, 'fraction'),
    notation: notationOfPolynomial(one),
  }));
  if (above === undefined || below === undefined || areSame(bottom, constant(ONE)))
    return above ?? { latex: '', notation: '' };
  return { latex: `\\frac{${above.latex}}{${below.latex}}`, notation: `(${above.notation}) / (${below.notation})` };
};

const factoredText = (polynomial: Polynomial): { readonly latex: string; readonly notation: string } =>
  factorised(polynomial).lines.at(-1) ?? {
    latex: latexOfPolynomial(polynomial, 'fraction'),
    notation: notationOfPolynomial(polynomial),
  };

const answerOf = (given: RationalFraction): ExpressionAnswer => {
  const result = reduced(given) ?? { top: given.top, bottom: given.bottom };
  const { latex, notation } = fractionText(result.top, result.bottom);
  return { kind: 'expression', notation, shown: latex, isFormNeeded: true };
};

/** „Skróć (x² − 4)/(x + 2)”. */
export const reduceAsk: Ask<ExpressionText, RationalFraction> = {
  levels: [2, 3],
  read: (text) => {
    const given = onlySays(
      text.words,
      'skroc\\w*|skracani\\w*|uprosc\\w*|upraszcz\\w*|ulamek|ulamk\\w*|wyrazeni\\w*|wymiern\\w*|do|postac\\w*|w|najprostsz\\w*|doprowadz|algebraiczn\\w*',
    )
      ? onlyFraction(text)
      : undefined;
    return given !== undefined && reduced(given) !== undefined ? given : undefined;
  },
  tell: ({ expression }) => `Skróć wyrażenie wymierne $${latexOf(expression)}$.`,
  solve: (given) => {
    const { top, bottom } = given;
    const [above, below] = [factoredText(top), factoredText(bottom)];
    const start = `(${notationOfPolynomial(top)}) / (${notationOfPolynomial(bottom)})`;
    const factored = `(${above.notation}) / (${below.notation})`;
    const answer = answerOf(given);
    const factoring: FamilyStep = {
      operation: 'factor',
      what: 'Rozkładamy licznik i mianownik na czynniki',
      todo: 'rozłóż na czynniki licznik i mianownik',
      why: 'Skracać można tylko czynniki, a nie składniki sumy.',
      shown: `\\frac{${above.latex}}{${below.latex}}`,
      claims: [{ sides: [start, factored], at: 'anywhere' }],
    };
    return {
      steps: [
        ...domainSteps(given),
        factoring,
        {
          operation: 'reduce',
          what: 'Skracamy wspólny czynnik licznika i mianownika',
          todo: 'skróć to, co powtarza się w liczniku i mianowniku jako czynnik',
          why: '',
          shown: answer.shown,
          claims: [{ sides: [factored, answer.notation], at: 'anywhere' }],
        },
      ],
      answer,
      proof: proofByEqualValues(given.expression, ownLetters(answer.notation)),
      sentence: `Założenie: $${excludedLatex(excludedBy(bottom) ?? [])}$.`,
      notice: 'Czy licznik i mianownik to iloczyny? Dla jakich liczb całe wyrażenie nie ma sensu?',
      nudge:
        'Najpierw zapisz dziedzinę. Potem rozłóż licznik i mianownik na czynniki i skróć te, które się powtarzają.',
    };
  },
  isRight: (given, answer) =>
    answer.kind === 'expression' &&
    isSameExpression(
      answer.notation,
      `(${notationOfPolynomial(given.top)}) / (${notationOfPolynomial(given.bottom)})`,
    ) &&
    !isReducible(answer.notation),
  make: (pick, difficulty) => {
    const made = fractionOf(ownLetters(madeNotation(pick, difficulty === 2)));
    const result = made && reduced(made);
    const isNice = result !== undefined && result.top.size > 1 && degreeOf(result.common) === 1;
    return made !== undefined && isNice ? made : reduceAsk.make(pick, difficulty);
  },
  mistakes: (given) => {
    const result = reduced(given);
    if (result === undefined) return {};
    const { top, bottom, common } = result;
    return {
      'terms-cancelled': cancelledTerms(given),
      'factor-left': areSame(common, bottom) ? undefined : [fractionText(common, bottom).notation],
      'only-above': degreeOf(bottom) > 0 ? [fractionText(top, given.bottom).notation] : undefined,
    };
  },
};

const isReducible = (notation: string): boolean => {
  const fraction = fractionOf(ownLetters(notation));
  return fraction !== undefined && reduced(fraction) !== undefined;
};

/** The highest powers and the constants divided apart from each other. */
const cancelledTerms = ({ top, bottom }: RationalFraction): readonly string[] | undefined => {
  if (top.size !== 2 || bottom.size !== 2) return undefined;
  const [above, below] = [top.get(''), bottom.get('')];
  const [high, low] = [top, bottom].map((one) => [...one].toSorted(([a], [b]) => b.length - a.length)[0]);
  if (above === undefined || below === undefined || high === undefined || low === undefined) return undefined;
  if (high[0].length < low[0].length) return undefined;
  const first: Polynomial = new Map([['x'.repeat(high[0].length - low[0].length), high[1].div(low[1])]]);
  const rest = above.div(below);
  return [rest, rest.neg()].map(
    (value) => `${notationOfPolynomial(first)} + (${notationOfPolynomial(constant(value))})`,
  );
};

const linear = (zero: number): Polynomial => polynomialOfCoefficients([ONE, rational(-zero)]);

const madeNotation = (pick: Pick, isWhole: boolean): string => {
  const [a, b] = [nonZero(pick, 6), nonZero(pick, 6)];
  const third = nonZero(pick, 6);
  const top = product(linear(a), pick.int(0, 1) === 0 ? linear(-a) : linear(b));
  const bottom = isWhole ? linear(a) : product(linear(a), linear(third));
  return `(${notationOfPolynomial(top)}) / (${notationOfPolynomial(bottom)})`;
};
