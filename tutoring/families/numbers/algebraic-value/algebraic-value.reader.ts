import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import type { AlgebraicValueGiven } from './algebraic-value.types.ts';

const VALUE = String.raw`([a-z])\s*=\s*\(?\(?(-?\s?\d{1,6}(?:[.,]\d{1,4}|\)?\/\(?\d{1,4})?)\)?\)?`;
const VALUES = new RegExp(String.raw`^(?:${VALUE}(?:\s|[,;.?!]|i|oraz|a)*)+$`, 'iu');
const FIRST_VALUE = /(?<![\p{L}\d)^])[a-z]\s*=\s*\(?-?\s?\d/iu;
const OPENING =
  /^(?:\s|[:,;]|(?:oblicz|policz|podaj|wyznacz|znajd[zź]|ile|to|jest|jak|jaka|jak[aą]|r[oó]wna|warto[sś][cć]|liczbow[aą]|wyra[zż]enia|wyra[zż]enie|algebraicznego|algebraiczne|sum[ay]|wynosi|dla|hej|cze[sś][cć]|prosz[eę]|pomocy|pom[oó][zż])(?=[\s:,]))*/iu;
const CLOSING =
  /(?:\s|[,;:.?]|(?<!\p{L})(?:dla|gdy|je[sś]li|je[zż]eli|kiedy|przy|wiedz[aą]c|[zż]e|je[sś]li[zż]e|podstaw|wstaw))*$/iu;

/** The expression and the values of its letters; undefined unless every word, sign and letter is accounted for. */
export const readAlgebraicValue = (message: string): AlgebraicValueGiven | undefined => {
  const text = plainNotation(message.slice(0, 300)).replace(/\s+/g, ' ').trim();
  const start = text.search(FIRST_VALUE);
  if (start < 1 || !VALUES.test(text.slice(start))) return undefined;
  const letters = [...text.slice(start).matchAll(new RegExp(VALUE, 'giu'))].map(
    ([, letter = '', value = '']) => [letter, numberOf(value.replace(/[\s()]/g, '').replace(',', '.'))] as const,
  );
  const head = text.slice(0, start).replace(OPENING, '').replace(CLOSING, '');
  // „x² + x = 6” is an equation: what ends with a sign goes on behind it.
  if (head === '' || /[-+*/:^([]$/.test(head) || /[^\da-z+\-*/:^().,\s[\]]|[a-z]{4}|[<>=?]/iu.test(head))
    return undefined;
  const { formulas, hasUnreadable } = readFormulas(head.replace(/([a-z])(?=[a-z])/giu, '$1*'));
  const [formula, ...others] = formulas;
  if (formula === undefined || others.length > 0 || hasUnreadable || formula.sides.length > 1) return undefined;
  const [expression] = formula.sides;
  const used = [...new Set(unknownsOf(expression))].toSorted();
  const written = [...new Set(head.match(/[a-z]/giu) ?? [])].toSorted();
  const known = letters.map(([letter]) => letter).toSorted();
  const isWhole =
    expression.kind !== 'unknown' && used.join('') === written.join('') && used.join('') === known.join('');
  return isWhole ? { expression, letters } : undefined;
};
