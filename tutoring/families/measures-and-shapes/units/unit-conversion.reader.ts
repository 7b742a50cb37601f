import { firstFit, template, type Found, type Template } from '#tutoring/reading/template.reader.ts';
import { ONE, isPositive } from '#tutoring/mathematics/rational.ts';
import type { Dimension } from '#tutoring/reading/units.ts';
import type { Amount } from '#tutoring/families/amount-text.ts';
import type { ConversionGiven, ConversionShape } from './unit-conversion.types.ts';

const BID = '[zamien|zamienic|zamieniamy|wyraz|wyrazic|przelicz|przeliczyc|przedstaw]';

const templatesOf = (dimension: Dimension): readonly Template[] => {
  const amount = `{a:${dimension}} [[i|oraz|plus] {b:${dimension}}]`;
  const to = '(na|w|do|wyrazone w)';
  return [
    template(`${BID} ${amount} [zamien|wyraz|przelicz] [${to}] [razem|lacznie] {u:unit}`),
    template(`${BID} [${to}] {u:unit} ${amount}`),
    template(`{u:unit} (ma|maja|w|miesci w|zawiera|zawieraja) ${amount}`),
    template(`{u:unit} (ma|w|miesci w|zawiera) {v:unit}`),
  ];
};

const READY = new Map<Dimension, readonly Template[]>();

const readyTemplates = (dimension: Dimension): readonly Template[] => {
  const templates = READY.get(dimension) ?? templatesOf(dimension);
  READY.set(dimension, templates);
  return templates;
};

/** A unit behind a sign of equality, and the sign of addition, said in words: units are not looked for beside signs. */
const saidInWords = (message: string): string =>
  message
    .replace(/\s*=\s*(?:\?|\.{2,}|…|_+)?\s*(?=[a-z]{1,3}(?:\^?2|²)?\s*[?.]?\s*$)/i, ' to ile ')
    .replace(/(?<=\s)(?:razem|łącznie|lacznie)\s+(?=[a-z]{1,3}\s*[?.]?\s*$)/i, '')
    .replace(/(?<=[a-z]|²)\s*\+\s*(?=\d)/i, ' plus ');

export const readConversion = (
  message: string,
  { dimension, units, respelled }: ConversionShape,
): ConversionGiven | undefined => {
  const found = firstFit(readyTemplates(dimension), saidInWords(respelled?.(message) ?? message));
  if (found === undefined) return undefined;
  // „metr ma ile cm” asks for the second unit: „ile” is left out of what templates see.
  if (found.has('v') && !/^\s*ile\s/i.test(message)) return undefined;
  const isKnown = (unit: string): boolean => units.some(([one]) => one === unit);
  const to = found.text('u');
  const parts = partsOf(found);
  if (!isKnown(to) || !parts.every(({ unit, value }) => isKnown(unit) && isPositive(value))) return undefined;
  if (parts.every(({ unit }) => unit === to)) return undefined;
  return { parts, to, style: /\d\s*\/\s*\d|\\d?frac/.test(message) ? 'fraction' : 'decimal' };
};

const partsOf = (found: Found): readonly Amount[] => {
  if (found.has('v')) return [{ value: ONE, unit: found.text('v') }];
  return ['a', 'b'].filter(found.has).flatMap((slot) => {
    const { value, unit } = found.quantity(slot);
    return unit === undefined ? [] : [{ value, unit }];
  });
};
