import { areAlmostEqual } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, areEqual, asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import { namesOnTheWay } from '#tutoring/reading/quantity-names.rules.ts';
import { chainsIn, type SaidChain, type SaidSide } from '#tutoring/reading/said.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { isRounding, isSameQuantity } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { holdsAt } from './chain-truth.rules.ts';
import {
  isFound,
  isGivenIn,
  isLineOf,
  isMeasure,
  isOfTwoGiven,
  isOutcome,
  isReached,
  isWithin,
  latexOfSide,
  LEADS_TO_RESULT,
  mistakeOf,
  nameOf,
  ofName,
  ON_THE_WAY,
  onTheWay,
  stoppedAt,
  TRUE_EQUATION,
  wrong,
} from './said-verdicts.rules.ts';

export const judgeNumber = (
  chains: readonly SaidChain[],
  answer: NumberAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const chain = chains.at(-1);
  const last = chain?.sides.at(-1);
  if (chain === undefined || last === undefined) return undefined;
  const said = inAres(last, answer);
  if (isEquationOf(chain, answer)) return TRUE_EQUATION;
  if (isResult(said, answer) && answer.writtenAs !== undefined)
    return answer.writtenAs.some((wanted) => isWrittenAs(said.notation, wanted)) ? SOLVED : WRITTEN_OTHERWISE;
  if (isResult(said, answer))
    return verdictOnUnit(said, answer, original) ?? (isAsTold(said, original) ? SOLVED : verdictOnForm(said, answer));
  if (said.exact === undefined && isLineOf(said, original)) return ON_THE_WAY;
  if (isNamedOtherwise(chain, answer, original)) {
    const lines = ofName(nameOf(chain) ?? '', original);
    const isCalculated = lines.steps.length > 0;
    if (isCalculated ? isOutcomeOf(said, lines) : isWithin(said, original)) return ON_THE_WAY;
    if (isCalculated) return wrong({ ...chain, sides: [said] }, undefined);
    if (
      (said.unit === undefined || isMeasure(said)) &&
      isOfUntoldQuantity(chain, original, task) &&
      mistakeOf([said], task) === undefined
    )
      return undefined;
  }
  if (namesOnTheWay(chain.label, answer.symbol ?? '') && isGivenIn(original, said)) return GIVEN;
  // „8 · 5 = 40” is true, whatever is still to be done with it, and so is „0,4 kg”; „P = 40” is not.
  // „25 / 5 = 5” comes to a number of the task by a way that is not of the solution.
  const isAnswer =
    !isFound(said, original) ||
    (chain.sides.length > 1 && isGivenIn(original, said) && !isOutcome(said, original)) ||
    (!((isOtherQuantity(said, answer) || isSum(said)) && isOutcome(said, original)) &&
      (chain.symbol !== undefined || chain.sides.length === 1));
  if (isOtherQuantity(said, answer) && !hasOtherUnit(said, answer) && isOfTwoGiven(said, original)) return ON_THE_WAY;
  const mistake = isAnswer ? mistakeOf([said], task) : undefined;
  if (mistake?.kind === 'wrong' && isBare(chain) && isReached(said, original) && !isGivenIn(original, said))
    // „20/4” of three quarters of 20 is a step, whatever 5 may be besides.
    return stoppedAt(said.notation.includes('/') ? undefined : mistake.suspicion);
  if (mistake !== undefined) return mistake;
  if (hasOtherUnit(said, answer)) return isToldInUnits(said, original) ? GIVEN : WRONG_UNIT;
  if (lacksPi(chain, said, answer)) return WITHOUT_PI;
  return onTheWay(chain, said, original) ?? wrong({ ...chain, sides: [said] }, undefined);
};

/** „r = 4” of the line that calculates r, where 7 - 3 is nothing to be named; „9π” of one whose claim leaves π out. */
const isOutcomeOf = (said: SaidSide, line: WorkedTask): boolean =>
  isOutcome(said, line) || (said.hasPi && isFound(said, line));

/** „12”, but neither „12 zł”, „średnia to 18”, „Pc = 60” nor „10%”, which are meant for the answer. */
const isBare = ({ sides: [side, ...others], symbol, label }: SaidChain): boolean =>
  others.length === 0 && side?.unit === undefined && symbol === undefined && label === '';

/** „700 a”: in small letters an are reads as an ampere. */
const inAres = (said: SaidSide, { unit }: NumberAnswer): SaidSide =>
  unit === 'ar' && said.unit === 'A' ? { ...said, unit } : said;

const SOLVED: Verdict = { kind: 'solved' };

/** „(1 + 4√3)/2” looks like a calculation and is the result, where our own solution ends with it. */
const isAsTold = ({ notation }: SaidSide, { result }: WorkedTask): boolean =>
  notation.includes('sqrt') &&
  chainsIn(result).some(({ sides }) => withoutBrackets(sides.at(-1)?.notation ?? '') === withoutBrackets(notation));

/** 2 4/5 is a mixed number as well as 2 8/10; a fraction is to have the very denominator. */
const isWrittenAs = (said: string, wanted: string): boolean => {
  const [, top, bottom] = /^-?\d+ (\d+)\/(\d+)$/.exec(said.trim()) ?? [];
  const isMixed = top !== undefined && Number(top) < Number(bottom);
  return /^\d+ \d/.test(wanted) ? isMixed : !isMixed && withoutBrackets(said) === withoutBrackets(wanted);
};

const WRITTEN_OTHERWISE: Verdict = {
  kind: 'partial',
  praise: 'Wartość się zgadza.',
  missing: 'Zapisz tę liczbę jeszcze w postaci, o którą prosi zadanie.',
};

/** The values are compared before: only how it is written counts. */
const withoutBrackets = (notation: string): string => notation.replace(/[ *()]/g, '');

/** „-x = 5” on the way to x = -5: its last number is no answer, even where it is the right number. */
const isEquationOf = ({ symbol, sides }: SaidChain, answer: NumberAnswer): boolean => {
  const letter = answer.symbol?.replace(/_.*/, '');
  if (symbol !== undefined || letter === undefined || answer.times !== undefined) return false;
  return (
    sides.some(({ approximate }) => Number.isNaN(approximate)) &&
    sides.every(({ notation }) => notation !== letter) &&
    holdsAt(sides, letter, approximationOf(answer.value))
  );
};

/** „U = 30 V”, „średnia 5”: a name that neither the answer nor the question has. */
const isNamedOtherwise = (chain: SaidChain, answer: NumberAnswer, { statement }: WorkedTask): boolean => {
  const name = nameOf(chain);
  if (name !== undefined) return answer.symbol !== undefined && answer.symbol.toLowerCase() !== name;
  return namesOnTheWay(chain.label, `${answer.symbol ?? ''} ${statement}`);
};

/** „c = 10” of the area of a right triangle: neither the task nor its solution knows c, and it may well be so. */
const isOfUntoldQuantity = (
  { symbol = '' }: SaidChain,
  { statement, nudge, steps }: WorkedTask,
  { law }: FamilyTask,
): boolean => {
  const told = [statement, nudge, ...steps.map(({ shown }) => shown), law?.symbol, law?.notation]
    .join(' ')
    .toLowerCase();
  return (
    /[a-w]/.test(symbol) &&
    !new RegExp(`(?<![\\p{L}\\\\])${symbol}(?!\\p{L})`, 'u').test(told.replace(/\\text\{[^}]*\}/g, ''))
  );
};

const isOtherQuantity = ({ unit }: SaidSide, answer: NumberAnswer): boolean =>
  unit !== undefined &&
  unit !== '%' &&
  answer.unit !== undefined &&
  unitOf(unit).dimension !== unitOf(answer.unit).dimension;

/** „40 + 12 + 3 · 16”, not calculated: nobody means that for the answer. */
const isSum = ({ notation }: SaidSide): boolean => /\d \+ \d/.test(notation);

const GIVEN: Verdict = { kind: 'right', praise: 'Zgadza się, tyle podano w zadaniu.', remaining: undefined };

/** „350 dag” to a task that asks for kilograms says what is known, and „60000 cm³” what was calculated before the last step. */
const verdictOnUnit = (said: SaidSide, { unit }: NumberAnswer, original: WorkedTask): Verdict | undefined => {
  if (said.unit === undefined || said.unit === unit) return undefined;
  if (isGivenIn(original, said) || isToldInUnits(said, original))
    return { kind: 'wrong', step: latexOfSide(said), suspicion: GIVEN_QUANTITY };
  return isOutcome(said, original) ? ON_THE_WAY : undefined;
};

/** „5 zł 40 gr” is one quantity, here as well as in the task. */
const isToldInUnits = ({ unit, approximate }: SaidSide, { statement }: WorkedTask): boolean =>
  chainsIn(statement).some(({ sides }) => sides.some((told) => told.unit === unit && told.approximate === approximate));

const GIVEN_QUANTITY = 'Tyle podano w zadaniu. W jakiej jednostce ma być wynik?';

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

/** „P = 25” and „25 cm²” of 25π cm², but not „25”, which may be the square of the radius. */
const lacksPi = (
  { symbol, sides }: SaidChain,
  said: SaidSide,
  { value, times, unit, symbol: own }: NumberAnswer,
): boolean =>
  times !== undefined &&
  sides.length === 1 &&
  !said.hasPi &&
  said.exact !== undefined &&
  areEqual(said.exact, value) &&
  ((said.unit !== undefined && said.unit === unit) || (symbol !== undefined && symbol === own?.toLowerCase()));

const WITHOUT_PI: Verdict = {
  kind: 'partial',
  praise: 'Liczba jest dobra.',
  missing: 'Czegoś przy niej jednak brakuje: co jeszcze stoi we wzorze na tę wielkość?',
};

const isResult = (said: SaidSide, answer: NumberAnswer): boolean => {
  const hasSamePi = said.hasPi === (answer.times !== undefined);
  if (said.unit === '%' && answer.unit !== '%')
    return said.exact !== undefined && areEqual(said.exact, scaled(answer.value, 100));
  if (said.exact !== undefined && hasSamePi && isSameQuantity({ value: said.exact, unit: said.unit }, answer))
    return true;
  if (isSaidExactly(said) && answer.tolerance === undefined) return false;
  const right = approximationOf(answer.value) * (answer.times === undefined ? 1 : Math.PI);
  if ((said.unit !== undefined && said.unit !== answer.unit) || !areAlmostEqual(said.approximate, right)) return false;
  if (answer.times !== undefined || asRational(answer.value) === undefined) return true;
  return answer.tolerance !== undefined && said.exact !== undefined && isRounding(said.exact, right);
};

/** With its π or its root. */
const isSaidExactly = ({ exact, hasPi }: SaidSide): boolean =>
  exact !== undefined && (hasPi || asRational(exact) === undefined);

const scaled = (value: Exact, by: number): Exact =>
  value.map(({ coefficient, radicand }) => ({ coefficient: coefficient.mul(by), radicand }));

const verdictOnForm = ({ notation, unit }: SaidSide, answer: NumberAnswer): Verdict => {
  const [, top, bottom] = /^-?(?:\d+ )?(\d+)\/(\d+)$/.exec(notation) ?? [];
  const isReducible =
    top !== undefined && bottom !== undefined && greatestCommonDivisor(BigInt(top), BigInt(bottom)) !== 1n;
  if (isReducible && isFractionWanted(answer))
    return {
      kind: 'partial',
      praise: 'Wartość tego ułamka jest dobra.',
      missing: 'Da się go jeszcze skrócić: przez jaką liczbę podzielisz licznik i mianownik?',
    };
  if (isReducible || !isWorkedOut(notation) || isRootOfSquare(notation)) return LEADS_TO_RESULT;
  if (hasSquareFactor(notation))
    return {
      kind: 'partial',
      praise: 'Wartość się zgadza.',
      missing: 'Da się jeszcze wyłączyć czynnik przed pierwiastek. Jaki kwadrat dzieli liczbę pod pierwiastkiem?',
    };
  return answer.isUnitNeeded === true && unit === undefined
    ? { kind: 'partial', praise: 'Liczba się zgadza.', missing: 'W jakiej jednostce jest ten wynik?' }
    : { kind: 'solved' };
};

/** „20/5” of a whole or decimal result is a division that is still to be carried out. */
const isFractionWanted = ({ style, value }: NumberAnswer): boolean =>
  (style === 'fraction' || style === 'mixed') && asRational(value)?.d !== 1n;

/** „5√3” and „√3/2” are as short as they can be, „√25 · √2” is not. */
const isWorkedOut = (notation: string): boolean =>
  !/\^|\d [-+*/:] /.test(notation.replace(/\d+ \* (?=sqrt)/g, '')) && !/\) [-+*:] /.test(notation);

/** „√100” is still to be calculated. */
const isRootOfSquare = (notation: string): boolean =>
  Number.isInteger(Math.sqrt(Number(/^sqrt ?\( ?(\d+) ?\)$/.exec(notation)?.[1] ?? Number.NaN)));

const hasSquareFactor = (notation: string): boolean => {
  const radicand = Number(/^(?:\d+ ?\*? ?)?sqrt ?\( ?(\d+) ?\)$/.exec(notation)?.[1]);
  for (let root = 2; root * root <= radicand; root += 1) if (radicand % (root * root) === 0) return true;
  return false;
};
