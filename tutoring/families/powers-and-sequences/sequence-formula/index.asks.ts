import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Ask } from '#tutoring/families/asks.types.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { solveEquation } from '#tutoring/families/equation/equation.solver.ts';
import { equationSteps } from '#tutoring/families/equation-steps.rules.ts';
import { polynomialNotation } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { lineOfValue } from '#tutoring/families/functions/function/function-lines.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { isInteger, rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { fractionLatex, termName } from '../sequence/sequence-text.rules.ts';
import type { SequenceText } from './sequence-formula.reader.ts';
import {
  coefficientsIn,
  formulaFrom,
  formulaLatex,
  isLine,
  namedTerms,
  termOf,
  type FormulaOfTerms,
} from './sequence-formula.rules.ts';

interface ValueSought extends FormulaOfTerms {
  readonly value: Rational;
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)`;
const WHICH = new RegExp(
  String.raw`^ (?:numer )?wyraz\w*(?: rown\w*| ma wartosc| wartosc| liczb\w*)?(?: =)? ${NUMBER}$`,
);
/** The reader of sequences takes „40 wyrazem” for the fortieth term. */
const MEMBER = new RegExp(String.raw`^ czy(?: liczb\w*)?(?: a (\d+)| ${NUMBER} wyraz\w*)$`);

/** What n would have to be. */
const indexOf = (given: ValueSought): Rational => {
  const [, b, c] = coefficientsIn(given);
  return given.value.sub(c).div(b);
};

const isIndex = (index: Rational): boolean => isInteger(index) && isPositive(index);

const LARGEST_INDEX = 1000;

const soughtIn = (text: SequenceText, pattern: RegExp): ValueSought | undefined => {
  const written = pattern
    .exec(text.rest)
    ?.slice(1)
    .find((one) => one !== undefined);
  const given = { expression: text.expression, polynomial: text.polynomial };
  return written !== undefined && isLine(given) ? { ...given, value: numberOf(written) } : undefined;
};

const indexSteps = (given: ValueSought): readonly FamilyStep[] => {
  const { expression, value } = given;
  const root = indexOf(given).valueOf();
  const { steps } = solveEquation(
    { kind: 'equation', equation: { left: expression, right: number(exact(value)) }, unknown: 'n' },
    'high',
  );
  return [
    {
      operation: 'equate',
      what: 'Przyrównujemy wzór ciągu do podanej liczby',
      todo: 'przyrównaj wzór ciągu do podanej liczby',
      why: 'Szukamy numeru wyrazu, a jego wartość jest znana.',
      shown: `${latexOf(expression, 'fraction')} = ${fractionLatex(value)}`,
      claims: [{ sides: [polynomialNotation(given.polynomial), plain(value)], at: [{ n: root }] }],
    },
    ...equationSteps(steps, [{ n: root }]),
  ];
};

/** „a14” names the term. */
const namesOf = (index: number, value: Rational): readonly [string, ...string[]] => [
  `a${index}`,
  `a_${index}`,
  `a${index}=${value.toFraction()}`,
  `a_${index}=${value.toFraction()}`,
];

const EQUATE = 'Zapisz równanie: wzór ciągu równa się podana liczba. Niewiadomą jest w nim $n$.';

const proofAt = (given: ValueSought, index: number): string =>
  `Wstawiamy do wzoru: $${lineOfValue(termName(index), given.expression, ['n', rational(index)], termOf(given, index)).shown}$.`;

/** Counted from the first term by steps. */
const isReached = (given: ValueSought, index: number): boolean => {
  const step = termOf(given, 2).sub(termOf(given, 1));
  let term = termOf(given, 1);
  for (let at = 1; at < index; at += 1) term = term.add(step);
  return term.equals(given.value);
};

const isAmongFirst = (given: ValueSought): boolean =>
  Array.from({ length: LARGEST_INDEX }, (_none, place) => termOf(given, place + 1)).some((term) =>
    term.equals(given.value),
  );

const madeLine = (pick: Pick, most: number): FormulaOfTerms =>
  formulaFrom(`${opened(pick.oneOf([2, 3, 4, 5, 6, -2, -3, -4]), 'n')}${added(nonZero(pick, most))}`);

const mistakes = (given: ValueSought) => {
  const [, b, c] = coefficientsIn(given);
  return {
    'value-for-index': isIndex(given.value) ? [exact(termOf(given, given.value.valueOf()))] : undefined,
    'sign-of-the-free-number': [exact(given.value.add(c).div(b))],
    'next-index': [exact(indexOf(given).add(1))],
  };
};

/** „Który wyraz ciągu a_n = 3n - 2 jest równy 40?” */
export const indexAsk: Ask<SequenceText, ValueSought> = {
  levels: [2, 3],
  read: (text) => {
    const given = text.isWhich ? soughtIn(text, WHICH) : undefined;
    if (given === undefined) return undefined;
    const index = indexOf(given);
    return isIndex(index) && index.valueOf() <= LARGEST_INDEX ? given : undefined;
  },
  tell: (given) => `Który wyraz ciągu $${formulaLatex(given)}$ jest równy $${fractionLatex(given.value)}$?`,
  solve: (given) => {
    const index = indexOf(given).valueOf();
    return {
      steps: indexSteps(given),
      answer: { kind: 'number', value: exact(indexOf(given)), symbol: 'n', filledIn: namesOf(index, given.value) },
      sentence: `Liczbie $${fractionLatex(given.value)}$ jest równy wyraz $${termName(index)}$.`,
      sequence: namedTerms(given),
      proof: proofAt(given, index),
      notice: 'Znasz wartość wyrazu, a szukasz jego numeru. Która litera we wzorze jest numerem?',
      nudge: EQUATE,
    };
  },
  isRight: (given, answer) => {
    const index = rationalIn(answer);
    return index !== undefined && isIndex(index) && isReached(given, index.valueOf());
  },
  make: (pick, difficulty) => {
    const one = madeLine(pick, difficulty === 2 ? 9 : 30);
    return { ...one, value: termOf(one, pick.int(6, difficulty === 2 ? 15 : 40)) };
  },
  mistakes,
};

/** „Czy liczba 40 jest wyrazem ciągu a_n = 3n - 2?” */
export const memberAsk: Ask<SequenceText, ValueSought> = {
  levels: [2, 3],
  read: (text) => {
    const given = soughtIn(text, MEMBER);
    return given === undefined || Math.abs(indexOf(given).valueOf()) > LARGEST_INDEX ? undefined : given;
  },
  tell: (given) => `Czy liczba $${fractionLatex(given.value)}$ jest wyrazem ciągu $${formulaLatex(given)}$?`,
  solve: (given) => {
    const index = indexOf(given);
    const isOne = isIndex(index);
    return {
      steps: [
        ...indexSteps(given),
        {
          operation: 'decide',
          what: isOne
            ? 'Wyszła liczba całkowita dodatnia, więc jest taki wyraz'
            : 'Nie wyszła liczba całkowita dodatnia, więc takiego wyrazu nie ma',
          todo: 'sprawdź, czy to, co wyszło, może być numerem wyrazu',
          why: 'Numery wyrazów to $1, 2, 3, \\ldots$',
          shown: isOne ? `n = ${fractionLatex(index)}` : `n = ${fractionLatex(index)} \\notin \\mathbb{N}_+`,
          claims: [],
        },
      ],
      answer: {
        kind: 'choice',
        value: isOne ? 'tak' : 'nie',
        choices: { tak: ['tak'], nie: ['nie'] },
        shown: isOne ? `**Tak**, to wyraz $${termName(index.valueOf())}$` : '**Nie**, to nie jest wyraz tego ciągu',
      },
      sequence: namedTerms(given),
      proof: isOne ? proofAt(given, index.valueOf()) : proofBetween(given),
      notice: 'Jaki numer musiałby mieć wyraz równy tej liczbie? Jakie liczby są numerami wyrazów?',
      nudge: `${EQUATE} Potem sprawdź, czy wynik może być numerem wyrazu.`,
    };
  },
  isRight: (given, answer) => answer.kind === 'choice' && (answer.value === 'tak') === isAmongFirst(given),
  make: (pick, difficulty) => {
    const one = madeLine(pick, difficulty === 2 ? 9 : 30);
    const off = pick.oneOf([0, 0, 1]);
    return { ...one, value: termOf(one, pick.int(6, 20)).add(off) };
  },
  mistakes: (given) => ({ 'index-not-tested': [isIndex(indexOf(given)) ? 'nie' : 'tak'] }),
};

/** A number that is no term lies between two of them, or before the first. */
const proofBetween = (given: ValueSought): string => {
  const index = Math.floor(indexOf(given).valueOf());
  if (index < 1)
    return `Pierwszy wyraz to $${fractionLatex(termOf(given, 1))}$, a następne są coraz ${coefficientsIn(given)[1].s < 0n ? 'mniejsze' : 'większe'}: liczby $${fractionLatex(given.value)}$ wśród nich nie ma.`;
  return `Liczba $${fractionLatex(given.value)}$ leży między sąsiednimi wyrazami: $${termName(index)} = ${fractionLatex(termOf(given, index))}$ i $${termName(index + 1)} = ${fractionLatex(termOf(given, index + 1))}$.`;
};
