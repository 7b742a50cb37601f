import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import type { ExpressionAnswer, Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { latexOf, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import { polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { chainsIn } from '#tutoring/reading/said.reader.ts';
import { nearFormulas } from './near-formulas.rules.ts';
import type { Options } from './options.types.ts';
import { writtenOptions, type Candidate } from './written-options.rules.ts';

/** An expression among those that misconceptions lead to, and others that differ from it in a sign, a number or an exponent. */
export const optionsOfExpression = (
  answer: ExpressionAnswer,
  mistakes: readonly KnownMistake[],
  worked: WorkedTask,
  pick: Pick,
): Options | undefined => {
  if (answer.isEquation === true) return undefined;
  const [prefix, formula] = partsOf(answer.shown);
  const written = (made: string, known?: { readonly notation: string; readonly says: string }) => {
    const latex = tidied(made);
    if (latex === '' || isUnfinished(latex)) return [];
    const text = `$${prefix}${latex}$`;
    const notation = known?.notation ?? chainsIn(`$${latex}$`)[0]?.sides[0]?.notation;
    return notation === undefined ? [] : [{ value: notation, text, says: known?.says }];
  };
  const ofMistakes = mistakes.flatMap(({ answers, says }) =>
    answers
      .filter((one) => typeof one === 'string')
      .slice(0, 1)
      .flatMap((notation) => written(latexLike(answer, notation), { notation, says })),
  );
  const near = shuffled(nearFormulas(formula), pick).flatMap((latex) => written(latex));
  return writtenOptions(
    {
      worked,
      right: { value: answer.notation, text: `$${answer.shown}$` },
      candidates: [...ofMistakes, ...near.map((one) => explained(one, mistakes)).toSorted(explainedFirst)],
      areSame: isSameExpression,
    },
    pick,
  );
};

/** „a_n = ” and „6n”: what all options share, and what they differ in. */
const partsOf = (shown: string): readonly [prefix: string, formula: string] => {
  const from = shown.lastIndexOf(' = ') + 1;
  return from === 0 ? ['', shown] : [shown.slice(0, from + 2), shown.slice(from + 2)];
};

const multipliedOut = (notation: string): string | undefined =>
  ifWithinReach(() => latexOfPolynomial(polynomialOf(readExpression(notation))));

/** Multiplied out where the right one is. */
const latexLike = ({ notation: right, shown }: ExpressionAnswer, notation: string): string => {
  const isMultipliedOut = shown.endsWith(multipliedOut(right) ?? '?');
  return (
    (isMultipliedOut ? multipliedOut(notation) : undefined) ??
    ifWithinReach(() => latexOf(readExpression(notation))) ??
    ''
  );
};

/** „3a - 5” of „3a + (-5)”, „(x - 2)(x + 3)” of „1(x - 2)(x + 3)”. */
const tidied = (latex: string): string =>
  latex
    .replace(/ \+ \(-([^()]*)\)/g, ' - $1')
    .replace(/ - \(-([^()]*)\)/g, ' + $1')
    .replace(/^(-?)1(?=\()/, '$1');

/** What nobody leaves so: a number that another one waits for, a fraction that is one or can be reduced. Nobody would take it for the answer. */
const isUnfinished = (latex: string): boolean =>
  /\(-\d|^-?\d+ [-+] \d+$|\\frac\{(.*)\}\{\1\}/.test(latex) ||
  [...latex.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].some(
    ([, above = '1', below = '1']) => greatestCommonDivisor(BigInt(above), BigInt(below)) > 1n,
  );

/** A power whose value a misconception leads to. */
const explained = (one: Candidate<string>, mistakes: readonly KnownMistake[]): Candidate<string> => {
  const value = ifWithinReach(() => approximately(one.value, {})) ?? Number.NaN;
  const says = mistakes.find(({ answers }) =>
    answers.some((answer) => typeof answer !== 'string' && areClose(approximationOf(answer), value)),
  )?.says;
  return { ...one, says };
};

const explainedFirst = (one: Candidate<string>, other: Candidate<string>): number =>
  Number(one.says === undefined) - Number(other.says === undefined);
