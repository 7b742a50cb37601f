import { exact } from '#tutoring/mathematics/exact.ts';
import { intervalsWithout } from '#tutoring/families/intervals.rules.ts';
import type { Interval } from '#tutoring/families/family.types.ts';
import { plainNotation, withUnequalSigns } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

const NUMBER = String.raw`-?\s?\d+(?:[.,]\d+|\s?/\s?\d+)?`;
const UNEQUAL = new RegExp(String.raw`^\s*(?:[a-z]\s*∈\s*R\s*)?[a-z]\s*≠\s*(${NUMBER})\s*$`, 'i');
const WITHOUT = /^\s*(?:[a-z]\w*\s*[=∈]\s*)?[Rℝ]\s*[\\-]\s*\\?\{([^{}]*?)\\?\}\s*[.!]?$/i;

/** All numbers but those that a message excludes: „x ≠ 2 i x ≠ -2”, „R \\ {2}”. Undefined where it says something else. */
export const excludedIn = (message: string): readonly Interval[] | undefined => {
  const [, inBraces] =
    WITHOUT.exec(
      message
        .replaceAll('$', '')
        .replace(/\\mathbb\s*\{?\s*R\s*\}?/g, 'R')
        .replace(/\\setminus/g, '\\'),
    ) ?? [];
  const parts = (
    inBraces?.split(/[;]|,\s*/) ??
    plainNotation(withUnequalSigns(message).replace(/\\text\s*\{\s*i\s*\}/g, ' i '))
      .replace(/[.!]\s*$/, '')
      .split(/;|,\s|(?<!\p{L})(?:i|oraz|lub)(?!\p{L})/u)
      .map((part) => UNEQUAL.exec(part)?.[1])
  ).map((part) =>
    part
      ?.replace(/\s/g, '')
      .replace(',', '.')
      .replace(/\(\((\d+)\)\/\((\d+)\)\)/, '$1/$2'),
  );
  const zeros = parts
    .filter((part) => part !== undefined && /^-?\d+(?:\.\d+|\/\d+)?$/.test(part))
    .map((part) => numberOf(part ?? ''));
  if (zeros.length === 0 || zeros.length < parts.length) return undefined;
  return intervalsWithout(zeros.toSorted((one, other) => one.compare(other)).map(exact));
};
