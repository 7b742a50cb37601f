import { approximationOf, areEqual, asRational } from '#tutoring/mathematics/exact.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import type { SaidChain, SaidSide } from '#tutoring/reading/said.reader.ts';
import { isSameQuantity } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isFound, isNear, mistakeOf, onTheWay, wrong } from './said-verdicts.rules.ts';

export const judgeNumber = (
  chains: readonly SaidChain[],
  answer: NumberAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const chain = chains.at(-1);
  const said = chain?.sides.at(-1);
  if (chain === undefined || said === undefined) return undefined;
  if (isResult(said, answer)) return verdictOnForm(said, answer);
  // „8 · 5 = 40” is true, whatever is still to be done with it; „P = 40” is not.
  const isSideCalculation = chain.symbol === undefined && chain.sides.length > 1 && isFound(said, original);
  const mistake = isSideCalculation ? undefined : mistakeOf([said], task);
  if (mistake !== undefined) return mistake;
  if (hasOtherUnit(said, answer)) return WRONG_UNIT;
  return onTheWay(chain, said, original) ?? wrong({ ...chain, sides: [said] }, undefined);
};

const WRONG_UNIT: Verdict = {
  kind: 'partial',
  praise: 'Liczba jest dobra.',
  missing: 'Sprawdź jednak jednostkę: co mierzymy?',
};

const hasOtherUnit = (said: SaidSide, { value, unit }: NumberAnswer): boolean =>
  unit !== undefined &&
  said.unit !== undefined &&
  said.unit !== unit &&
  said.exact !== undefined &&
  areEqual(said.exact, value);

const isResult = (said: SaidSide, answer: NumberAnswer): boolean => {
  const hasSamePi = said.hasPi === (answer.times !== undefined);
  if (said.exact !== undefined && hasSamePi && isSameQuantity({ value: said.exact, unit: said.unit }, answer))
    return true;
  const right = approximationOf(answer.value) * (answer.times === undefined ? 1 : Math.PI);
  const isRounded =
    answer.tolerance !== undefined || answer.times !== undefined || asRational(answer.value) === undefined;
  return isRounded && (said.unit === undefined || said.unit === answer.unit) && isNear(said.approximate, right);
};

/** „2 · √3” */
const ROOT_TERM = /^-?[\d./]+ \* sqrt ?\( ?\d+ ?\)$/;

const verdictOnForm = (said: SaidSide, answer: NumberAnswer): Verdict => {
  if (answer.isUnitNeeded === true && said.unit === undefined)
    return { kind: 'partial', praise: 'Liczba się zgadza.', missing: 'W jakiej jednostce jest ten wynik?' };
  const [, top, bottom] = /^-?(?:\d+ )?(\d+)\/(\d+)$/.exec(said.notation) ?? [];
  if (top !== undefined && bottom !== undefined) {
    if (greatestCommonDivisor(BigInt(top), BigInt(bottom)) === 1n) return { kind: 'solved' };
    return {
      kind: 'partial',
      praise: 'Wartość tego ułamka jest dobra.',
      missing: 'Da się go jeszcze skrócić: przez jaką liczbę podzielisz licznik i mianownik?',
    };
  }
  const isWorkedOut = ROOT_TERM.test(said.notation) || !/[\d)] [-+*/:] |\^/.test(said.notation);
  return isWorkedOut
    ? { kind: 'solved' }
    : { kind: 'right', praise: 'To wyrażenie prowadzi prosto do wyniku.', remaining: undefined };
};
