import { isRounding, resultText } from '#tutoring/families/answer.rules.ts';
import type { NumberAnswer, Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { KnownMistake } from '#tutoring/families/worked-task.types.ts';
import { approximationOf, areEqual, asRational, negationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { isTerminating } from '#tutoring/mathematics/rational.ts';
import { comesInPieces, isAsPlain, nearValues } from './near-values.rules.ts';
import type { Options } from './options.types.ts';

const MOST = 4;

interface Candidate {
  readonly value: Exact;
  readonly says?: string;
}

interface Asked {
  readonly answer: NumberAnswer;
  readonly mistakes: readonly KnownMistake[];
  readonly statement: string;
  /** Keeps the letter: „x = 2” is an axis, 2 is none. */
  readonly isEquation: boolean;
}

/** A number among those that misconceptions lead to, by their size; undefined where there are too few. */
export const optionsOfNumber = (asked: Asked, pick: Pick): Options | undefined => {
  const { answer, isEquation } = asked;
  const options = [{ value: answer.value }, ...wrongValues(asked, pick)].sort(
    (one, other) => approximationOf(one.value) - approximationOf(other.value),
  );
  if (options.length < MOST) return undefined;
  // Where only the way of writing tells the key from the question, wrong values would be no options.
  const { writtenAs: _form, ...withoutForm } = answer;
  if (resultText(withoutForm) !== resultText(answer)) return undefined;
  const textOf = (value: Exact): string => (isEquation ? resultText : withoutLetter)({ ...withoutForm, value });
  return {
    texts: options.map(({ value }) => textOf(value)),
    right: textOf(answer.value),
    optionMistakes: options.flatMap(({ value, says }) => (says === undefined ? [] : [{ option: textOf(value), says }])),
  };
};

/** Which all options share. */
const withoutLetter = ({ symbol: _symbol, ...answer }: NumberAnswer): string => resultText(answer);

/** A number below zero, and not the number that is taken away in „5 - 3”. */
const BELOW_ZERO = /[($=;] ?-\d/;

/**
 * Who does not know must not find the right one by its looks, nor by its place among the others, which stand in their order: at most one of them is
 * uglier, and how many are less is drawn. Where there are not so many on that side, others fill up. These stand near any of the options: the one
 * that all others stand near would be the right one.
 */
const wrongValues = ({ answer, mistakes, statement }: Asked, pick: Pick): readonly Candidate[] => {
  const { value: right, style = 'decimal', unit } = answer;
  const isSigned = BELOW_ZERO.test(statement);
  const isPlain = (value: Exact): boolean =>
    isAsPlain(value, right, style) || (isSigned && isAsPlain(negationOf(value), right, style));
  const isPossible = (value: Exact): boolean =>
    isWrong(value, answer) && (isSigned || approximationOf(right) < 0 || approximationOf(value) >= 0);
  const byMistake = numbersAmong(mistakes).filter(({ value }) => isPossible(value));
  const plain = byMistake.filter(({ value }) => isPlain(value));
  // „1” beside three sums with a root is seen at once.
  const areLike = comesInPieces(statement, unit) || right.length > 1;
  const ugly = areLike ? [] : byMistake.filter(({ value }) => !isPlain(value) && isMeasured(value, answer));
  const likely = [...plain, ...ugly.slice(0, 1)];

  const isLess = ({ value }: Candidate): boolean => approximationOf(value) < approximationOf(right);
  const less = pick.int(0, MOST - 1);
  const chosen: Candidate[] = [];
  const hasRoom = (one: Candidate): boolean =>
    chosen.filter((other) => isLess(other) === isLess(one)).length < (isLess(one) ? less : MOST - 1 - less);
  const isNew = ({ value }: Candidate): boolean => !chosen.some((one) => areEqual(one.value, value));
  for (const one of likely) if (isNew(one) && hasRoom(one)) chosen.push(one);
  while (chosen.length < MOST - 1) {
    const near = shuffled([answer, ...chosen], pick)
      .flatMap(({ value }) => shuffled(nearValues(value, style), pick))
      .filter((value) => isPlain(value) && isPossible(value) && isOfSize(value, answer))
      .map((value): Candidate => ({ value }));
    const others = [...likely, ...near, ...ugly].filter(isNew);
    const next = others.find(hasRoom) ?? others[0];
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
};

/** Nobody reads 116/3 g off a balance; where the result is a part of a unit, others are parts too. */
const isMeasured = (value: Exact, answer: NumberAnswer): boolean => {
  const isInParts = (one: Exact): boolean => resultText({ ...answer, value: one }).includes('\\frac');
  return answer.unit === undefined || isInParts(answer.value) || !isInParts(value);
};

const MOST_TIMES = 10;
const MOST_DEGREES = 180;

/** Nobody takes 9 for a probability, 1200° for an angle, or the height of a tower for that of a door. */
const isOfSize = (value: Exact, { value: right, unit }: NumberAnswer): boolean => {
  const [size, rightSize] = [Math.abs(approximationOf(value)), Math.abs(approximationOf(right))];
  if (unit === 'deg' && rightSize < MOST_DEGREES) return size < MOST_DEGREES;
  return rightSize > 0 && rightSize < 1 ? size <= 1 : size <= MOST_TIMES * Math.max(rightSize, 1);
};

/** Mistakes that lead to one number. */
const numbersAmong = (mistakes: readonly KnownMistake[]): readonly Candidate[] =>
  mistakes.flatMap(({ answers: [value, ...more], says }) =>
    value === undefined || typeof value === 'string' || more.length > 0 ? [] : [{ value, says }],
  );

/** A rounded result is right within its tolerance and rounded further; so is a rounding of what no decimal is equal to, 62 of 36√3. */
const isWrong = (value: Exact, { value: right, tolerance }: NumberAnswer): boolean => {
  const [size, rightSize] = [approximationOf(value), approximationOf(right)];
  const plain = asRational(right);
  const isToBeRounded = tolerance !== undefined || plain === undefined || !isTerminating(plain);
  const isRounded =
    (isToBeRounded && isRounding(value, rightSize)) ||
    (tolerance !== undefined && Math.abs(size - rightSize) <= 2 * tolerance);
  return !areEqual(value, right) && !isRounded;
};
