import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { sideAfter } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { isLineOf, ON_THE_WAY } from './said-verdicts.rules.ts';

const PRIMED = /^\s*\(([^()=]+)\)\s*['’′]\s*=\s*([^=;,]+?)\s*$/;

const BY_POWERS = "Sprawdź tę pochodną ze wzoru $(x^n)' = nx^{n-1}$.";

/** „(3x²)' = 6x”: the derivative of a part, whether or not it leads anywhere; undefined for what is none. */
export const judgeDerivativeOfPart = (message: string): Verdict | undefined => {
  const [, part = '', said = ''] = PRIMED.exec(message) ?? [];
  const [before, after] = [sideAfter(part), sideAfter(said)];
  if (before === undefined || after === undefined) return undefined;
  try {
    return [0.7, 1.9, -1.3].every((x) => isSlopeAt(before.notation, after.notation, x))
      ? ON_THE_WAY
      : { kind: 'wrong', step: '', suspicion: BY_POWERS };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

const DERIVATIVE = /^\s*(?:mam\s+)?[a-z]\s*['’′]\s*(?:\(\s*x\s*\)|x)?\s*=\s*([^=<>≤≥]*x[^=<>≤≥]*)$/;

/** „f' = 3x² - 3” on the way to what is asked of the function; undefined where no derivative is calculated or said. */
export const judgeDerivative = (message: string, original: WorkedTask): Verdict | undefined => {
  const said = sideAfter(DERIVATIVE.exec(message)?.[1] ?? '');
  if (said === undefined || !original.steps.some(({ shown }) => shown.includes("'"))) return undefined;
  return isLineOf(said, original) ? ON_THE_WAY : { kind: 'wrong', step: '', suspicion: BY_POWERS };
};

const STEP = 1e-4;

const isSlopeAt = (notation: string, derivative: string, x: number): boolean => {
  const slope = (approximately(notation, { x: x + STEP }) - approximately(notation, { x: x - STEP })) / (2 * STEP);
  return areClose(slope, approximately(derivative, { x }), 1e-5);
};
