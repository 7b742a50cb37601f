import { template, type Template } from '#tutoring/reading/template.reader.ts';

/** In days from today. */
export const NEAR: Readonly<Record<string, number>> = {
  przedwczoraj: -2,
  wczoraj: -1,
  dzis: 0,
  dzisiaj: 0,
  jutro: 1,
  pojutrze: 2,
};

const NEAR_WORD = `(${Object.keys(NEAR).join('|')})`;
/** „Za 9 dni” and „9 dni temu” are told apart by the reader. */
const AWAY = '[za] ({n:time}|tydzien) [temu]';
const ASKED = `[tygodnia] [byl] (${AWAY}|${NEAR_WORD})`;

export const KNOWN_FIRST = template(`${NEAR_WORD} [(byl|byla|mamy)] <d> ${ASKED} [byl]`);

export const WEEKDAY: readonly Template[] = [
  KNOWN_FIRST,
  template(`${ASKED} [byl] ${NEAR_WORD} [(byl|byla|mamy)] <d>`),
];

export const DATE: readonly Template[] = [
  `(dzis|dzisiaj) [mamy] {d} <m> [data] [(byl|byla)] ${AWAY} [(byl|byla)]`,
  `data [byla] ${AWAY} [byla] (dzis|dzisiaj) [mamy] {d} <m>`,
  'data {n:time} po {d} <m>',
  'data za {n:time} od {d} <m>',
].map(template);

export const LASTING: readonly Template[] = [
  '<x> (zacz*|rozpocz*) {d} <m> [i] (trwal*|trwa|trwaja|potrwa|potrwaja) {n:time} [(dnia|data|dniu)] [<y>] (skoncz*|zakoncz*|koncz*)',
].map(template);

const DATES = 'od {d} <m> do {e} <k>';
const PASSES = '[(minie|uplynie|mija|minelo|uplynelo)]';
const LASTS = '(trwaja|trwaly|trwa|trwal|trwala|trwalo)';

export const BETWEEN: readonly Template[] = [
  `(dni|@day) ${PASSES} ${DATES}`,
  `${DATES} ${PASSES} (dni|@day) ${PASSES}`,
].map(template);

export const SPAN: readonly Template[] = [
  `<x> ${LASTS} ${DATES} (dni|@day) [${LASTS}] [<y>]`,
  `(dni|@day) ${LASTS} <x> ${DATES}`,
].map(template);

const YEARS = '{y} (lata|lat|rok|roku|latach)';
const MONTH = '(miesiac|miesiace|miesiecy)';

export const MONTHS_OF: readonly Template[] = [
  `${MONTH} [(ma|maja|w)] ${YEARS} [[i] {m} ${MONTH}]`,
  `${YEARS} [[i] {m} ${MONTH}] [na] ${MONTH}`,
  `(zamien|wyraz) ${YEARS} [[i] {m} ${MONTH}] (na miesiace|w miesiacach)`,
].map(template);

export const YEARS_OF: readonly Template[] = [`(lat|lata) [(ma|maja)] {m} ${MONTH}`, `{m} ${MONTH} (lat|lata)`].map(
  template,
);
