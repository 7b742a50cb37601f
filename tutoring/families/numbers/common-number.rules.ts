import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { firstFit, type Template } from '#tutoring/reading/template.reader.ts';
import type { CommonGiven } from './common-number.types.ts';
import { naturalOf, primeFactorsOf } from '#tutoring/mathematics/prime-factors.rules.ts';

/** `NWD(24,36)` holds two whole numbers, no decimal one. */
const withoutDecimals = (message: string): string =>
  message
    .replace(/(\d),(?=\d)/g, '$1; ')
    .replace(/=\s*\??\s*$/, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/liczb(?:ami|om)/giu, 'liczb');

export const readCommon = (templates: readonly Template[], message: string): CommonGiven | undefined => {
  const found = firstFit(templates, withoutDecimals(message));
  if (found === undefined) return undefined;
  return commonGiven(found.numbers('list').map(naturalOf), false);
};

export const commonGiven = (values: readonly (number | undefined)[], isStory: boolean): CommonGiven | undefined => {
  const numbers = values.flatMap((value) => (value !== undefined && value > 1 && value <= 100_000 ? [value] : []));
  const isWhole = numbers.length === values.length && new Set(numbers).size === numbers.length;
  return isWhole && numbers.length > 1 && numbers.length < 4 ? { numbers, isStory } : undefined;
};

/** A line for each number. */
export const factorisations = ({ numbers }: CommonGiven): readonly FamilyStep[] =>
  numbers.map((number) => {
    const factors = primeFactorsOf(number);
    return factors.length === 1
      ? {
          operation: 'factorise',
          what: `Liczba $${number}$ jest pierwsza, więc jej rozkład to ona sama`,
          todo: `sprawdź, czy liczbę $${number}$ da się rozłożyć na mniejsze czynniki`,
          why: '',
          shown: `${number} = ${number}`,
          claims: [{ sides: [String(number), String(number)] }],
        }
      : {
          operation: 'factorise',
          what: `Rozkładamy $${number}$ na czynniki pierwsze`,
          todo: `rozłóż $${number}$ na czynniki pierwsze`,
          why: 'Czynniki pierwsze to klocki, z których liczba jest zbudowana.',
          ...calculated([String(number), factors.join(' * ')]),
        };
  });

export const namedWithNumbers = (name: string, { numbers }: CommonGiven): string =>
  `\\text{${name}}(${numbers.join(';\\ ')})`;
