import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { withoutMarks } from './intent.reader.ts';
import { sideAfter, sideBefore } from './said.reader.ts';

/** What a pupil says of the letter of an inequality: „2x > 2”, „x < 2 lub x > 3”, „-5 < x - 3 < 5”. */
export interface SaidRelation {
  /** Whether it holds where the letter has this value. */
  readonly holds: (value: number) => boolean;
  /** Whether each of its parts has the letter alone beside numbers. */
  readonly isSolved: boolean;
}

/** Undefined where the message holds no inequality, or something in it cannot be calculated. */
export const readRelation = (message: string, letter: string): SaidRelation | undefined => {
  const text = withoutMarks(message.toLowerCase())
    .replace(/[≤⩽]|=<|\\leq?(?![a-z])/g, '<=')
    .replace(/[≥⩾]|=>|\\geq?(?![a-z])/g, '>=');
  if (/[|;∪∞]/.test(text)) return undefined;
  const alternatives = text.split(/(?<![a-z])(?:lub|albo|v)(?![a-z])|∨/).map((part) =>
    part
      .split(/(?<![a-z])(?:i|oraz)(?![a-z])|∧/)
      .filter((one) => /[<>]/.test(one))
      .map((one) => comparisonIn(one, letter)),
  );
  const parts = alternatives.flat();
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return {
    holds: (value) => alternatives.some((all) => all.every((one) => one?.holds(value) === true)),
    isSolved: parts.every((one) => one?.isSolved === true),
  };
};

/** „2x > 2” and „-5 < x - 3 ≤ 5”: sides with a sign between each two. */
const comparisonIn = (part: string, letter: string): SaidRelation | undefined => {
  const [first = '', ...others] = part.split(/(<=|>=|<|>)/);
  const signs = others.filter((_piece, index) => index % 2 === 0);
  const written = [sideBefore(first), ...others.filter((_piece, index) => index % 2 === 1).map(sideAfter)];
  const sides = written.filter((side) => side !== undefined).map(({ notation }) => notation);
  if (sides.length !== written.length || !sides.some((side) => hasLetter(side, letter))) return undefined;
  if (!canBeCalculated(sides, letter)) return undefined;
  return {
    holds: (value) => {
      const values = sides.map((side) => approximately(side, { [letter]: value }));
      return signs.every((sign, index) =>
        isOrdered(values[index] ?? Number.NaN, sign, values[index + 1] ?? Number.NaN),
      );
    },
    isSolved: sides.every((side) => side === letter || /^[-\d./ ()]+$|^-?(?:\d+ )?sqrt/.test(side)),
  };
};

const hasLetter = (notation: string, letter: string): boolean =>
  new RegExp(`(?<![a-z])${letter}(?![a-z])`).test(notation);

const canBeCalculated = (sides: readonly string[], letter: string): boolean => {
  try {
    return sides.every((side) => !Number.isNaN(approximately(side, { [letter]: 1.37 })));
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return false;
    throw thrown;
  }
};

const isOrdered = (left: number, sign: string, right: number): boolean => {
  if (areClose(left, right)) return sign.endsWith('=');
  return sign.startsWith('<') ? left < right : left > right;
};
