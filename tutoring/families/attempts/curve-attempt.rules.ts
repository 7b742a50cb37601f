import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { lettersIn, readLetterFormula } from '#tutoring/reading/letter-formula.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ExpressionAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';
import { expressionsAmong } from './mistaken-results.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';

/** Judges an equation of x and y, however its terms are parted between the sides; undefined where none is asked for or said. */
export const judgeCurve = (
  message: string,
  { isEquation, notation }: ExpressionAnswer,
  task: FamilyTask,
): Verdict | undefined => {
  const said = isEquation === true ? readLetterFormula(message) : undefined;
  if (said === undefined) return undefined;
  const zero = `(${said.left}) - (${said.right})`;
  const letters = new Set(lettersIn(zero));
  if (letters.size !== 2 || !letters.has('x') || !letters.has('y')) return undefined;
  if (isSameCurve(zero, notation)) return { kind: 'solved' };
  const mistake = task
    .mistakes()
    .find(({ answers }) => expressionsAmong(answers).some((one) => isSameCurve(zero, one)));
  return { kind: 'wrong', step: '', suspicion: mistake?.says };
};

const PLACES = [
  { x: 0.37, y: 2.9 },
  { x: -3.1, y: 0.83 },
  { x: 5.71, y: -1.9 },
  { x: 11.3, y: 7.7 },
];

/** Whether the one is the other times a number. */
const isSameCurve = (one: string, other: string): boolean => {
  const ratios = PLACES.map(
    (place) => (ifWithinReach(() => approximately(one, place)) ?? Number.NaN) / approximately(other, place),
  );
  const [first = Number.NaN] = ratios;
  return first !== 0 && ratios.every((ratio) => areClose(ratio / first, 1));
};
