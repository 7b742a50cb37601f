import { firstFit, template, type Found, type Template } from '#tutoring/reading/template.reader.ts';
import { inOneUnit } from '#tutoring/families/story-text.rules.ts';
import type { Moment, NegativeGiven } from './negative-numbers.types.ts';

const RISE = '(wzrosla|podniosla|zwiekszyla|ocieplilo|podskoczyla)';
const FALL = '(spadla|obnizyla|zmniejszyla|ochlodzilo|opadla|zmalala)';
const CHANGE_UP = [
  template(`<a+> {x} <b+> {y} o [stopni] (${RISE}|cieplej) [temperatura] [<c>]`),
  template(`temperatura ${RISE} (z|od) {x} do {y} o [stopni] ${RISE} [temperatura]`),
  template(`o [stopni] ${RISE} temperatura (z|od) {x} do {y}`),
];
const CHANGE_DOWN = [
  template(`<a+> {x} <b+> {y} o [stopni] (${FALL}|zimniej) [temperatura] [<c>]`),
  template(`temperatura ${FALL} (z|od) {x} do {y} o [stopni] ${FALL} [temperatura]`),
  template(`o [stopni] ${FALL} temperatura (z|od) {x} do {y}`),
];
const AFTER = (change: string): readonly Template[] => [
  template(`<a+> {x} [<b+>] ${change} o {d} [stopni] [<e>] temperatura [<c>]`),
  template(`temperatura <a+> {x} [<b+>] ${change} o {d} [stopni] wynosi* <when>`),
];
const AFTER_UP = AFTER(RISE);
const AFTER_DOWN = AFTER(FALL);
const DISTANCE = [
  template(
    'odleglosc [na osi] [liczbowej] (miedzy|pomiedzy) [liczbami|punktami] {x} (i|oraz|;) {y} [na osi] [liczbowej]',
  ),
  template('odleglosc [liczb|punktow] {x} (i|oraz|;|od) {y} (na osi|na osi liczbowej)'),
];

const DEEPEST = -100;

const MOMENTS: readonly (readonly [Moment, RegExp])[] = [
  ['rano', /\b(?:rano|ranem|rana|poran)/],
  // The word itself is left out of the canonical form, as a greeting.
  ['w dzień', /\b(?:dzien|dni)|\bwe?$|^we? (?:bylo|temperatura)\b/],
  ['w południe', /\b(?<!\bpo )poludni/],
  ['po południu', /\b(?:po poludniu|popolud)/],
  ['wieczorem', /\bwieczor/],
  ['w nocy', /\bnoc/],
];

const momentIn = (found: Found, slot: string): Moment | undefined => {
  if (!found.has(slot)) return undefined;
  const named = MOMENTS.filter(([, pattern]) => pattern.test(found.text(slot)));
  return named.length === 1 ? named[0]?.[0] : undefined;
};

const momentsIn = (found: Found): Pick<NegativeGiven, 'moments'> => {
  const [first, second] = [momentIn(found, 'a'), momentIn(found, 'b')];
  return first === undefined || second === undefined || first === second ? {} : { moments: [first, second] };
};

export const readNegative = (message: string): NegativeGiven | undefined => {
  const story = inOneUnit(
    message
      .replace(/\$|\\ /g, ' ')
      .replace(/\^\\circ\s*(?:\\text\{C\}|C)?/g, '°C')
      .replace(/(?<=\d)\s+(?:a|i)\s+(?=[-−–]?\d)/giu, ' oraz ')
      .replace(/(?<!\p{L})minus\s+(?=\d)/giu, '-')
      // Behind a lone letter a minus is a sign of subtraction.
      .replace(/(?<!\p{L})z(?=\s+[-−–]\d)/giu, 'od')
      .replace(/°\s*C?/giu, ' stopni '),
  );
  if (story === undefined || (story.unit !== undefined && story.unit !== 'deg' && story.unit !== 'celsius'))
    return undefined;
  const { text } = story;
  const up = firstFit(CHANGE_UP, text);
  const down = firstFit(CHANGE_DOWN, text);
  const change = up ?? down;
  if (change !== undefined) {
    const given = numbersOf('change', change, 'y');
    return given && (up === undefined ? given.to < given.from : given.to > given.from) ? given : undefined;
  }
  const after = firstFit(AFTER_UP, text);
  const fallen = after ?? firstFit(AFTER_DOWN, text);
  if (fallen !== undefined) {
    if (fallen.has('when') && !isOfLater(fallen)) return undefined;
    const given = numbersOf('after', fallen, 'd');
    if (given === undefined || given.to <= 0) return undefined;
    return after === undefined ? { ...given, to: -given.to } : given;
  }
  const distance = firstFit(DISTANCE, text);
  return distance && numbersOf('distance', distance, 'y');
};

/** „w południe wzrosła, ile wynosiła w południe”: asked for the time of the change, not for the one before. */
const isOfLater = (found: Found): boolean =>
  found.has('b') && found.text('b').replace(/^we /, 'w ') === found.text('when');

const numbersOf = (asks: NegativeGiven['asks'], found: Found, second: string): NegativeGiven | undefined => {
  const [from, to] = [found.number('x').valueOf(), found.number(second).valueOf()];
  const isWhole = [from, to].every((one) => Number.isInteger(one) && one >= DEEPEST && one <= -DEEPEST);
  return isWhole && from !== to ? { asks, from, to, ...(asks === 'distance' ? {} : momentsIn(found)) } : undefined;
};
