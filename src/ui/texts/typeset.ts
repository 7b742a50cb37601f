import { tieShortWords } from './typography.rules.ts';

type Entry = readonly [key: string, value: unknown];

const typesetEntry = ([key, value]: Entry): Entry => [key, typesetValue(value)];

const typesetValue = (value: unknown): unknown => {
  if (typeof value === 'string') return tieShortWords(value);
  if (Array.isArray(value)) return value.map(typesetValue);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(typesetEntry))
    : value;
};

/** A part of the catalogue with its one-letter words tied to the next; sentences that the specification fixes to the letter are left out. */
export const typeset = <Texts extends object>(texts: Texts): Texts => typesetValue(texts) as Texts;
