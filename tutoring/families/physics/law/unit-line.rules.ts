import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { unitOf } from '#tutoring/reading/units.ts';

/** One side of a line: as it is read, each number with its unit, and as it is calculated. */
export interface UnitSide {
  readonly shown: string;
  readonly notation: string;
}

/** „F = m · a = 5 kg · 2 m/s² = 10 N”: behind its opening a line whose sides are equal in units too. */
export const unitLine = (
  opening: readonly string[],
  sides: readonly [UnitSide, ...UnitSide[]],
): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> => {
  const parts = [...opening, ...sides.map(({ shown }) => shown)];
  return {
    shown: parts.join(' = '),
    ...(sides.length > 1 ? { prepared: parts.slice(0, -1).join(' = ') } : {}),
    claims: sides.length > 1 ? [{ sides: sides.map(({ notation }) => notation) }] : [],
  };
};

/** LaTeX to stand behind a number; empty for a mere count. */
export const unitLatex = (unit: string): string => (unit === '' ? '' : unitOf(unit).latex);

/** The unit by itself, without the space before it. */
export const bareUnit = (unit: string): string => unitOf(unit).latex.replace(/^\\ /, '');
