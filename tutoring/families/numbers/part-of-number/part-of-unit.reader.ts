import { ONE } from '#tutoring/mathematics/rational.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import type { PartGiven } from './part-of-number.types.ts';

/** The units of which parts are asked for, in the case of „część czego”. */
export const PART_OF: Readonly<Record<string, string>> = {
  h: 'godziny',
  min: 'minuty',
  day: 'doby',
  kg: 'kilograma',
  t: 'tony',
  m: 'metra',
  km: 'kilometra',
  dm: 'decymetra',
  cm: 'centymetra',
  l: 'litra',
  zl: 'złotego',
};

const TEMPLATES = (['time', 'mass', 'length', 'volume', 'money'] as const).flatMap((dimension) =>
  [
    `ulamkowo [1] {u:unit} [stanowi|stanowia] {f:${dimension}}`,
    `{f:${dimension}} ulamkowo [1] {u:unit}`,
    `ulamkowo [1] {u:unit} czyni {f:${dimension}}`,
  ].map(template),
);

/** „Ulamkowo” stands for „jaka część”, „jaką częścią”. */
export const readPartOfUnit = (text: string): PartGiven | undefined => {
  const found = firstFit(TEMPLATES, text.replace(/(?<=ulamkowo (?:stanowi )?)(?=doby(?!\p{L}))/giu, '1 '));
  if (found === undefined) return undefined;
  const [whole, { value, unit }] = [found.text('u'), found.quantity('f')];
  if (PART_OF[whole] === undefined || unit === undefined || unit === whole) return undefined;
  if (unitOf(unit).dimension !== unitOf(whole).dimension) return undefined;
  const amount = converted(ONE, whole, unit);
  return amount.gt(ONE) ? { asks: 'share', amount, by: value, unit, ofUnit: whole, story: undefined } : undefined;
};
