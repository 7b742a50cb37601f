import type { SaidChain, SaidSide } from '#tutoring/reading/said.reader.ts';
import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ExpressionAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isPartOfExpression } from './expression-parts.rules.ts';
import { areProducts, isSameForm } from './expression-form.rules.ts';
import { expressionsAmong } from './mistaken-results.rules.ts';
import {
  functionValueIn,
  isLineOf,
  isOutcome,
  mistakeOf,
  nameOf,
  ofName,
  ON_THE_WAY,
  onTheWay,
  wrong,
} from './said-verdicts.rules.ts';

export const judgeExpression = (
  chains: readonly SaidChain[],
  answer: ExpressionAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const chain = chains.at(-1);
  const said = chain?.sides.at(-1);
  if (chain === undefined || said === undefined) return undefined;
  if (!isSameExpression(said.notation, answer.notation)) {
    const mistake = task
      .mistakes()
      .find(({ answers }) => expressionsAmong(answers).some((one) => isSameExpression(one, said.notation)));
    const known = mistakeOf([said], task) ?? (mistake && wrong(chain, mistake.says));
    const missed = chains.find((one) => one !== chain && isMissed(one, answer, original));
    return (
      known ??
      (missed && wrong(missed, undefined)) ??
      (isIdentity(chain) ? TRUE_REWRITING : stepTo(chain, said, answer, original)) ??
      wrong(chain, undefined)
    );
  }
  if (!answer.isFormNeeded || isSameForm(said.notation, answer.notation)) return { kind: 'solved' };
  const hasLetters = /[a-z]/.test(answer.notation);
  if (hasLetters && areProducts(said.notation, answer.notation)) return NOT_ENOUGH_FACTORS;
  return hasLetters
    ? { kind: 'right', praise: 'To wyrażenie jest równe temu z zadania.', remaining: undefined }
    : {
        kind: 'partial',
        praise: 'Wartość się zgadza.',
        missing: 'Zapisz ją jeszcze w postaci, o którą prosi zadanie.',
      };
};

const NOT_ENOUGH_FACTORS: Verdict = {
  kind: 'partial',
  praise: 'To już iloczyn, i jest równy wyrażeniu z zadania.',
  missing: 'Czy coś da się jeszcze wyłączyć przed nawias albo rozłożyć któryś z czynników?',
};

const TRUE_REWRITING: Verdict = {
  kind: 'right',
  praise: 'Samo przekształcenie się zgadza. Czy prowadzi do tego, o co pyta zadanie?',
  remaining: undefined,
};

/** „2 · x · 3 = 6x”: equal for any letters, whatever it is for. */
const isIdentity = ({ symbol, sides }: SaidChain): boolean =>
  symbol === undefined &&
  sides.length > 1 &&
  sides.every(({ notation }) => /[a-z]/.test(notation) && isSameExpression(notation, sides[0]?.notation ?? ''));

/** „r = 3” on the way to a formula with letters; without letters any number of the solution, or a true calculation. */
const stepTo = (
  chain: SaidChain,
  said: SaidSide,
  { notation }: ExpressionAnswer,
  original: WorkedTask,
): Verdict | undefined => {
  if (!/[a-z]/.test(notation)) return onTheWay(chain, said, original);
  if (said.exact === undefined && isLineOf(said, original)) return ON_THE_WAY;
  if (said.exact === undefined)
    return chain.symbol === undefined &&
      chain.sides.length === 1 &&
      isPartOfExpression(said.notation, notation, original)
      ? PART_DONE
      : undefined;
  if (isCalculation(chain)) return onTheWay(chain, said, original);
  const name = calculatedIn(chain);
  return name !== undefined && isOfLinesOf(name, said, original) ? ON_THE_WAY : undefined;
};

/** „r = 3”, where the solution says r or r². */
const isOfLinesOf = (name: string, said: SaidSide, original: WorkedTask): boolean =>
  isOutcome(said, ofName(name, original)) ||
  (said.approximate > 0 && isOutcome(squareOf(said), ofName(`${name}^2`, original)));

const squareOf = ({ notation, ...said }: SaidSide): SaidSide => ({
  ...said,
  notation: `(${notation})^2`,
  approximate: said.approximate ** 2,
});

/** „3² = 9” */
const isCalculation = ({ symbol, sides }: SaidChain): boolean =>
  symbol === undefined && sides.length > 1 && sides.every(({ exact }) => exact !== undefined);

const PART_DONE: Verdict = {
  kind: 'partial',
  praise: 'Ta część jest policzona dobrze.',
  missing: 'To jednak jeszcze nie całe wyrażenie. Co z resztą?',
};

/** „a” of „a = 6”, „f(3)” of „f(3) = 9” */
const calculatedIn = (chain: SaidChain): string | undefined =>
  nameOf(chain) ?? functionValueIn(chain.sides[0]?.notation ?? '');

/** „p = 3” of „p = 3, q = −4”: a named number that the solution does not come to. */
const isMissed = (chain: SaidChain, { notation }: ExpressionAnswer, original: WorkedTask): boolean => {
  const last = chain.sides.at(-1);
  const name = nameOf(chain);
  return (
    /[a-z]/.test(notation) && name !== undefined && last?.exact !== undefined && !isOfLinesOf(name, last, original)
  );
};
