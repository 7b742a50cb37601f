import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { latexBraces, latexCommands, unicode } from '#tutoring/reading/notation.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { BROKEN, CALCULATED, LEADS_TO_RESULT, ON_THE_WAY } from './said-verdicts.rules.ts';

const BARS = /\|([^|]+)\|/g;

const NEVER_NEGATIVE = 'Kreski to nie zwykły nawias. Odległość od zera nigdy nie jest ujemna.';

/** „|3 - 7| = |-4| = 4”, all in numbers: undefined for anything else. */
export const judgeModulus = (message: string, answer: NumberAnswer): Verdict | undefined => {
  const said = latexBraces(latexCommands(unicode(message.replace(/\\left\s*\||\\right\s*\||\\[lr]vert/g, '|'))));
  const formula = /[-|(\d][-+*:/|()\d\s.,=^]*$/.exec(said)?.[0].replace(/[.,\s]+$/, '') ?? '';
  if (formula.search(BARS) < 0) return undefined;
  const sides = formula.split('=').map((side) => side.trim());
  const values = sides.map((side) => ifWithinReach(() => approximately(side.replace(BARS, 'sqrt(($1)^2)'))));
  const [first, ...others] = values;
  if (first === undefined || others.includes(undefined)) return undefined;
  if (!others.every((other) => areClose(other ?? Number.NaN, first))) {
    const isNegative = others.some((other) => other !== undefined && areClose(other, -first));
    return { kind: 'wrong', step: latexOf(formula), suspicion: isNegative ? NEVER_NEGATIVE : BROKEN };
  }
  const isResult = areClose(first, approximationOf(answer.value));
  const isPlain = /^-?[\d.,/ ]+$/.test(sides.at(-1) ?? '');
  if (isResult) return isPlain ? { kind: 'solved' } : LEADS_TO_RESULT;
  return others.length > 0 ? CALCULATED : ON_THE_WAY;
};

const latexOf = (formula: string): string =>
  formula
    .replaceAll('*', '\\cdot ')
    .replace(/(\d)[.,](?=\d)/g, '$1{,}')
    .replace(/\s+/g, ' ');
