import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import { unicode } from '#tutoring/reading/notation.rules.ts';

/** „7 + 5 = 12” for 7 + □ = 12: the number stands where it belongs. */
export const judgeFilled = (message: string, { filledIn }: NumberAnswer): Verdict | undefined => {
  const said = unicode(message)
    .replace(/(?<=\d\s*)x(?=\s*\d)/g, '*')
    .replace(/[\s$]/g, '');
  return filledIn?.includes(said) === true ? { kind: 'solved' } : undefined;
};
