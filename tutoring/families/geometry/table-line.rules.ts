import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { notationOf } from './exact-line.rules.ts';
import { trigLatex, trigNotation, trigOf, type Trig } from './special-angles.rules.ts';

/** „sin 30° = 1/2”, as the table of the school has it. */
export const tableLine = (trig: Trig, angle: number): Pick<FamilyStep, 'shown' | 'claims'> => {
  const value = trigOf(trig, angle) ?? [];
  const latex = latexOfExact(value, 'fraction');
  return {
    shown: `${trigLatex(trig, ` ${angle}^\\circ`)} = ${latex}`,
    claims: [
      { sides: [trigNotation(trig, angle), notationOf(value)] },
      ...(latex.match(/\d+/g) ?? []).map((part) => ({ sides: [part] })),
    ],
  };
};
