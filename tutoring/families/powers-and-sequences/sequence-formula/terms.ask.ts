import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import type { Ask } from '#tutoring/families/asks.types.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { added, nonZero, opened, trinomial } from '#tutoring/families/equations/relation/written.rules.ts';
import { lineOfValue } from '#tutoring/families/functions/function/function-lines.rules.ts';
import { approximationOf, exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses } from '#tutoring/mathematics/latex.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { fractionLatex, termName } from '../sequence/sequence-text.rules.ts';
import type { SequenceText } from './sequence-formula.reader.ts';
import {
  approximateTerm,
  coefficientsIn,
  formulaFrom,
  formulaLatex,
  isLine,
  namedTerms,
  termOf,
  type FormulaOfTerms,
} from './sequence-formula.rules.ts';

interface TermsAsked extends FormulaOfTerms {
  /** Rising, none twice. */
  readonly indices: readonly [number, ...number[]];
}

const GREATEST_INDEX = 1000;
const MOST_TERMS = 8;
const COUNTED = ['', '', 'dwa początkowe wyrazy', 'trzy początkowe wyrazy', 'cztery początkowe wyrazy'];
const FIRST = String.raw` (?:(?:pierwsz|poczatkow)\w+)`;
const FIRST_FEW = new RegExp(String.raw`^(?:${FIRST}){0,2} (\d+)(?:${FIRST}){0,2} wyraz\w*$`);
const NAMED = /^(?: wyraz\w*| i| oraz| a \d+(?: =)?)+$/;

const indicesIn = ({ rest }: SequenceText): readonly number[] => {
  const [, count] = new RegExp(`${FIRST}(?= )`).test(rest) ? (FIRST_FEW.exec(rest) ?? []) : [];
  if (count !== undefined) return firstOnes(Number(count));
  if (!NAMED.test(rest)) return [];
  return [...rest.matchAll(/ a (\d+)/g)].map(([, index]) => Number(index));
};

const firstOnes = (count: number): readonly number[] =>
  count > MOST_TERMS ? [] : Array.from({ length: count }, (_none, index) => index + 1);

const isOfFirstOnes = ({ indices }: TermsAsked): boolean =>
  indices.length > 1 && indices.every((index, place) => index === place + 1);

const told = (given: TermsAsked): string => {
  const { indices } = given;
  if (!isOfFirstOnes(given)) return `Oblicz ${indices.map((index) => `$${termName(index)}$`).join(' i ')}.`;
  return `Oblicz ${COUNTED[indices.length] ?? `${indices.length} początkowych wyrazów`} tego ciągu.`;
};

const stepOf = (given: TermsAsked, index: number): FamilyStep => ({
  operation: 'substitute',
  what: `Wstawiamy numer wyrazu, $${index}$, w miejsce $n$`,
  todo: `wstaw numer wyrazu, $${index}$, w miejsce każdego $n$ i oblicz`,
  why: index === given.indices[0] ? 'Litera $n$ we wzorze oznacza numer wyrazu.' : '',
  ...lineOfValue(termName(index), given.expression, ['n', rational(index)], termOf(given, index)),
});

const answerOf = (given: TermsAsked): Answer => {
  const [first, ...others] = given.indices;
  if (others.length === 0)
    return { kind: 'number', value: exact(termOf(given, first)), symbol: termName(first), style: 'fraction' };
  const values = given.indices.map((index) => ({ symbol: `a_${index}`, value: exact(termOf(given, index)) }));
  return {
    kind: 'numbers',
    values,
    isOrdered: true,
    shown: given.indices.map((index) => `${termName(index)} = ${fractionLatex(termOf(given, index))}`).join(',\\ '),
  };
};

/** The terms of a line grow evenly; of a parabola, each is reached from the term before by what n² and n grow by. */
const proofOf = (given: TermsAsked): string => {
  const [a, b] = coefficientsIn(given);
  const last = given.indices.at(-1) ?? 1;
  if (last === 1)
    return `Wyraz następny różni się od niego o $${fractionLatex(a.mul(3).add(b))}$: $a_2 = ${fractionLatex(termOf(given, 2))}$.`;
  const before = termOf(given, last - 1);
  const change = a.mul(2 * last - 1).add(b);
  const grows = isLine(given)
    ? `Przy $n$ stoi $${fractionLatex(b)}$, więc o tyle różni się każdy wyraz od poprzedniego`
    : `Gdy numer rośnie od ${last - 1} do ${last}, wyraz zmienia się o $${fractionLatex(change)}$`;
  return `${grows}: $${termName(last - 1)} = ${fractionLatex(before)}$, a $${fractionLatex(before)} + ${inParentheses(change, 'fraction')} = ${fractionLatex(termOf(given, last))}$.`;
};

const inOrder = (given: TermsAsked, value: (index: number) => Rational): readonly ReturnType<typeof exact>[] =>
  given.indices.map((index) => exact(value(index)));

/** „Oblicz trzy początkowe wyrazy ciągu a_n = 3n - 2”, „oblicz a_5”; one term of a line belongs to arithmetic sequences. */
export const termsAsk: Ask<SequenceText, TermsAsked> = {
  levels: [1, 2],
  read: (text) => {
    const [first, ...others] = indicesIn(text);
    if (first === undefined || first < 1 || (others.length === 0 && isLine(text))) return undefined;
    const indices = [first, ...others] as const;
    const isRising = indices.every((index, place) => place === 0 || index > (indices[place - 1] ?? 0));
    return isRising && indices.length <= MOST_TERMS && indices.every((index) => index <= GREATEST_INDEX)
      ? { expression: text.expression, polynomial: text.polynomial, indices }
      : undefined;
  },
  tell: (given) => `Ciąg określony jest wzorem $${formulaLatex(given)}$. ${told(given)}`,
  solve: (given) => ({
    steps: given.indices.map((index) => stepOf(given, index)),
    answer: answerOf(given),
    sequence: namedTerms(given),
    proof: proofOf(given),
    notice: 'Co oznacza litera $n$ we wzorze ciągu? Które wyrazy masz obliczyć?',
    nudge: 'W miejsce $n$ wstaw numer wyrazu i wykonaj działania w dobrej kolejności. Dla każdego wyrazu osobno.',
    setup: 'Przepisz wzór, ale zamiast każdego $n$ napisz numer wyrazu. Ile wynosi to wyrażenie?',
  }),
  isRight: (given, answer) => {
    const values =
      answer.kind === 'number'
        ? [answer.value]
        : answer.kind === 'numbers'
          ? answer.values.map(({ value }) => value)
          : [];
    return (
      values.length === given.indices.length &&
      given.indices.every((index, place) =>
        areClose(approximationOf(values[place] ?? []), approximateTerm(given, index)),
      )
    );
  },
  make: (pick, difficulty) => {
    const [b, c] = [nonZero(pick, 5), nonZero(pick, 9)];
    const notation =
      difficulty === 1 ? `${opened(b, 'n')}${added(c)}` : trinomial(pick.int(1, 2), pick.int(0, 1) * b, c, 'n');
    const last = pick.int(3, 9);
    return {
      ...formulaFrom(notation),
      indices: pick.oneOf<TermsAsked['indices']>([
        [1, 2, 3],
        [1, 2, 3, 4],
        [difficulty, last],
      ]),
    };
  },
  mistakes: (given) => {
    const [a, b, c] = coefficientsIn(given);
    return {
      'counted-from-zero': inOrder(given, (index) => termOf(given, index - 1)),
      'number-not-multiplied': isLine(given) ? inOrder(given, (index) => b.add(index).add(c)) : undefined,
      'doubled-for-squared': isLine(given)
        ? undefined
        : inOrder(given, (index) =>
            a
              .mul(2 * index)
              .add(b.mul(index))
              .add(c),
          ),
      'sign-of-the-free-number': inOrder(given, (index) => termOf(given, index).sub(c).sub(c)),
    };
  },
};
