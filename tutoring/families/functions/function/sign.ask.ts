import { functionLatex } from './function-lines.rules.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { number } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { polynomialNotation, signLatex } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import type { Inequality, InequalitySign } from '#tutoring/families/equations/relation/relation.types.ts';
import { sidesAt } from '#tutoring/families/equations/relation/sides-at.rules.ts';
import { claimsOfLine, isSolvedBy, proofByPoints } from '#tutoring/families/equations/relation/solution-set.rules.ts';
import { asksFor, onlyFunction } from './asking.rules.ts';
import type { FamilyStep, SetAnswer } from '#tutoring/families/family.types.ts';
import type { FunctionAsk, FunctionText, SchoolFunction } from './function.types.ts';

interface SignAsked {
  readonly one: SchoolFunction;
  readonly sign: InequalitySign;
}

const KINDS = [
  ['>', 'dodatnie', 'wartosc* dodatn*|dodatn* wartosc*|dodatn*|wieksz* od zera|wieksz* zera'],
  ['<', 'ujemne', 'wartosc* ujemn*|ujemn* wartosc*|ujemn*|mniejsz* od zera|mniejsz* zera'],
  ['≥', 'nieujemne', 'wartosc* nieujemn*|nieujemn*'],
  ['≤', 'niedodatnie', 'wartosc* niedodatn*|niedodatn*'],
] as const satisfies readonly (readonly [InequalitySign, string, string])[];

const ASIDE = 'liniow*|kwadratow*|przyjmuj*|przybier*|osiag*|x|argumentow';

/** The sign of the values that are asked about. */
const signAsked = (text: FunctionText): InequalitySign | undefined =>
  KINDS.find(([, , phrases]) => asksFor(text, phrases, ASIDE))?.[0];

const tellSign = ({ one, sign }: SignAsked): string =>
  `Dla jakich argumentów funkcja $${functionLatex(one)}$ przyjmuje wartości ${KINDS.find(([own]) => own === sign)?.[1] ?? ''}?`;

const asInequality = ({ one, sign }: SignAsked): Inequality => ({
  left: one.expression,
  sign,
  right: number(exact(ZERO)),
  unknown: 'x',
});

interface SignKind extends Omit<FunctionAsk<SignAsked>, 'read' | 'tell' | 'solve' | 'isRight'> {
  readonly degree: number;
  readonly solveInequality: (inequality: Inequality) => {
    readonly steps: readonly FamilyStep[];
    readonly answer: SetAnswer;
  };
}

/** „Dla jakich x funkcja przyjmuje wartości dodatnie”: an inequality with zero on its right. */
export const signAsk = ({ degree, solveInequality, ...rest }: SignKind): FunctionAsk<SignAsked> => ({
  ...rest,
  read: (text) => {
    const one = onlyFunction(text, degree);
    const sign = signAsked(text);
    return one !== undefined && sign !== undefined ? { one, sign } : undefined;
  },
  tell: tellSign,
  solve: (given) => {
    const inequality = asInequality(given);
    const { steps, answer } = solveInequality(inequality);
    const proof = proofByPoints(answer, given.sign, sidesAt(inequality));
    return {
      steps: [
        {
          operation: 'inequality',
          what: 'Zapisujemy warunek jako nierówność',
          todo: 'zapisz nierówność: wzór funkcji po lewej stronie, zero po prawej',
          why: 'Pytamy o wartości funkcji, a wartość to cały wzór.',
          shown: `${latexOf(given.one.expression)} ${signLatex(given.sign)} 0`,
          claims: claimsOfLine([polynomialNotation(given.one.polynomial), '0'], given.sign, 'x', answer.intervals),
        },
        ...steps,
      ],
      answer,
      proof,
      notice: 'O co pyta zadanie: o argumenty czy o wartości? Jaką nierówność spełniają szukane argumenty?',
      nudge:
        degree === 1
          ? 'Zapisz nierówność: wzór funkcji po lewej stronie, zero po prawej, i rozwiąż ją. Pamiętaj o znaku przy dzieleniu przez liczbę ujemną.'
          : 'Znajdź miejsca zerowe, naszkicuj parabolę i odczytaj, gdzie leży nad osią, a gdzie pod nią.',
    };
  },
  isRight: (given, answer) =>
    answer.kind === 'set' && isSolvedBy(answer.intervals, given.sign, sidesAt(asInequality(given))),
});
