import { exact } from '#tutoring/mathematics/exact.ts';
import { intervalsWithout } from '#tutoring/families/intervals.rules.ts';
import type { Interval } from '#tutoring/families/family.types.ts';
import { plainNotation, withUnequalSigns } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

const NUMBER = /^-?\d+(?:\.\d+|\/\d+)?$/;
const UNEQUAL = /^\s*[a-z]\s*≠(.+)$/i;
const ANY_NUMBER = /^\s*[a-z]\s*∈\s*[Rℝ]\s*(?:[;,]|(?:i|oraz)\s)?/i;
const WITHOUT = /^\s*(?:[a-z]\w*\s*[=∈]\s*)?[Rℝ]\s*[\\-]\s*\\?\{([^{}]*?)\\?\}\s*[.!]?$/i;

/**
 * All numbers but those that a message excludes: „x ≠ 2 i x ≠ -2”, „R \ {2}”. Every set that it can mean, for „{0,5}” is two numbers or one; none where it
 * says something else.
 */
export const excludedIn = (message: string): readonly (readonly Interval[])[] => {
  const [, inBraces] = WITHOUT.exec(withoutLatex(message)) ?? [];
  const readings =
    inBraces === undefined ? [unequalIn(message)] : [/[;,]/, /;|,\s/].map((between) => inBraces.split(between));
  return readings.flatMap((parts) => {
    const numbers = parts.map((part) => part.replace(/\s/g, '').replace(',', '.'));
    if (!numbers.every((number) => NUMBER.test(number))) return [];
    const zeros = numbers.map(numberOf).toSorted((one, other) => one.compare(other));
    return [intervalsWithout(zeros.map(exact))];
  });
};

const withoutLatex = (message: string): string =>
  message
    .replaceAll('$', '')
    .replace(/\\mathbb\s*\{?\s*R\s*\}?/g, 'R')
    .replace(/\\setminus/g, '\\')
    .replace(/\\in(?![a-z])/g, '∈')
    .replace(/\\[dt]?frac\s*\{(-?\d+)\}\s*\{(\d+)\}/g, '$1/$2');

/** What stands behind each „≠”; empty for a part that has none. */
const unequalIn = (message: string): readonly string[] =>
  plainNotation(withUnequalSigns(withoutLatex(message)).replace(/\\text\s*\{\s*i\s*\}/g, ' i '))
    .replace(/[.!]\s*$/, '')
    .replace(ANY_NUMBER, '')
    .split(/;|,\s|(?<!\p{L})(?:i|oraz|lub)(?!\p{L})/u)
    .map((part) => UNEQUAL.exec(part)?.[1] ?? '');
