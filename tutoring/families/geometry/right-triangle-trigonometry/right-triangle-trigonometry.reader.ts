import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { asRational, productOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, isPositive } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { firstFit, template, type Found, type Template } from '#tutoring/reading/template.reader.ts';
import { withFunctionNames } from '../function-names.rules.ts';
import { trigOf, type Trig } from '../special-angles.rules.ts';
import type { Side, Thing, TrigGiven, TrigTerm } from './right-triangle-trigonometry.types.ts';

const NAMES: Readonly<Record<string, Trig>> = {
  sin: 'sin',
  sinus: 'sin',
  cos: 'cos',
  cosinus: 'cos',
  kosinus: 'cos',
  tg: 'tg',
  tan: 'tg',
  tangens: 'tg',
};
const FUNCTION = '(?:sin|sinus|cos|cosinus|kosinus|tg|tan|tangens)';

export const readTrig = (message: string): TrigGiven | undefined => {
  const meant = withFunctionNames(message);
  const text = canonicalOf(meant);
  return (
    sumIn(text) ?? otherFunctionIn(text) ?? functionOfLegsIn(meant) ?? functionOfSmallestIn(meant) ?? sideIn(meant)
  );
};

const ANGLE_WORDS =
  / (?:w trojkacie prostokatnym|kata|katem|kat|jest|ostrego|ostrym|ostry|alfa|α|beta|β|x|a|i|oraz|;)(?= |$)/g;

const otherFunctionIn = (text: string): TrigGiven | undefined => {
  if (!/ ostr/.test(text)) return undefined;
  const core = `${text} `.replace(ANGLE_WORDS, '');
  const groups =
    new RegExp(`^ (?<asked>${FUNCTION}) (?<known>${FUNCTION}) = (?<value>.+?) $`).exec(core)?.groups ??
    new RegExp(`^ (?<known>${FUNCTION}) = (?<value>[^=]+?) (?<asked>${FUNCTION}) $`).exec(core)?.groups;
  const [asked, known] = [NAMES[groups?.['asked'] ?? ''], NAMES[groups?.['known'] ?? '']];
  const value = valueIn(groups?.['value'] ?? '');
  if (asked === undefined || known === undefined || asked === known || value === undefined) return undefined;
  const square = asRational(productOf(value, value));
  if (square === undefined || square.n === 0n || (value[0]?.coefficient.s ?? 0n) < 0n) return undefined;
  return known !== 'tg' && square.gte(ONE) ? undefined : { kind: 'other-function', known, value, asked };
};

const valueIn = (written: string): Exact | undefined => {
  if (!/^(?:[\d./ ()]|sqrt)+$/.test(written)) return undefined;
  try {
    return valueIfAny(readExpression(mathjsNotation(written)));
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

const TERM = `(?: (\\d+)(?: \\*)?)? (${FUNCTION})(?: kata)? (\\d+)(?: @deg| °)?`;
const SUM = new RegExp(`^${TERM}(?: [-+]${TERM}){0,2}(?: =)?$`);

const sumIn = (text: string): TrigGiven | undefined => {
  if (!SUM.test(text)) return undefined;
  const terms = [...text.matchAll(new RegExp(`( -)?${TERM}`, 'g'))].map(
    ([, minus, factor = '1', name = '', angle]): TrigTerm => ({
      factor: Number(factor) * (minus === undefined ? 1 : -1),
      trig: NAMES[name] ?? 'sin',
      angle: Number(angle),
    }),
  );
  const [first, ...others] = terms;
  if (first === undefined || terms.some(({ trig, angle }) => trigOf(trig, angle) === undefined)) return undefined;
  return terms.some(({ angle, factor }) => angle > 90 || factor === 0)
    ? undefined
    : { kind: 'sum', terms: [first, ...others] };
};

const LEGS = (['sin', 'cos', 'tg'] as const).map((trig) => {
  const names = Object.keys(NAMES).filter((name) => NAMES[name] === trig);
  return [
    trig,
    template(
      `[w] [trojkat*] [prostokatn*] [o] [ma] (przyprostokatn*|przyprostokatnych dlugosci) {a:length?} & {b:length?} (${names.join('|')}) [alfa|α|kata|kata alfa|kata α|kata ostrego] [lezacego] (naprzeciw|naprzeciwko) [przyprostokatnej|boku] [dlugosci] {c:length?}`,
    ),
  ] as const;
});

const OF_SMALLEST = (['sin', 'cos', 'tg'] as const).map((trig) => {
  const names = Object.keys(NAMES).filter((name) => NAMES[name] === trig);
  return [
    trig,
    template(
      `[w] trojkacie prostokatnym przyprostokatne (maja|maja dlugosci|maja dlugosc) {a:length?} & {b:length?} (${names.join('|')}) (najmniejszego|mniejszego) [z] (kata|kata ostrego|katow ostrych) [trojkata]`,
    ),
  ] as const;
});

/** The smallest angle lies opposite the shortest side, which is a leg. */
const functionOfSmallestIn = (message: string): TrigGiven | undefined => {
  for (const [asked, one] of OF_SMALLEST) {
    const found = one.find(message);
    if (found === undefined) continue;
    const [a, b] = [found.quantity('a'), found.quantity('b')];
    const [opposite, adjacent] = a.value.lt(b.value) ? [a.value, b.value] : [b.value, a.value];
    const isTold = a.unit === b.unit && isPositive(opposite) && !opposite.equals(adjacent);
    return isTold ? { kind: 'function-of-legs', opposite, adjacent, asked } : undefined;
  }
  return undefined;
};

const functionOfLegsIn = (message: string): TrigGiven | undefined => {
  for (const [asked, one] of LEGS) {
    const found = one.find(message);
    if (found === undefined) continue;
    const [a, b, c] = ['a', 'b', 'c'].map(found.quantity);
    if (a === undefined || b === undefined || c === undefined || a.unit !== b.unit) return undefined;
    const isFirst = c.value.equals(a.value);
    if (!isFirst && !c.value.equals(b.value)) return undefined;
    const [opposite, adjacent] = isFirst ? [a.value, b.value] : [b.value, a.value];
    if (opposite.s <= 0n || adjacent.s <= 0n || opposite.n === 0n || adjacent.n === 0n) return undefined;
    return { kind: 'function-of-legs', opposite, adjacent, asked };
  }
  return undefined;
};

const OPPOSITE = '(lezac* naprzeciw kata|naprzeciw kata|lezac* naprzeciwko kata)';
const ADJACENT = '(przylegl* do kata|lezac* przy [tym] kacie|przy [tym] kacie)';
const HYPOTENUSE = '[w] trojkacie prostokatnym przeciwprostokatna (ma|=|ma dlugosc) {s:length?}';
const ANGLE = '[a] [kat ostry|1 z katow ostrych|kat] [ma|=] {g:angle}';
const SIDES: readonly (readonly [Side, Side, Template])[] = [
  ['hypotenuse', 'opposite', template(`${HYPOTENUSE} ${ANGLE} [dlugosc] przyprostokatn* ${OPPOSITE}`)],
  ['hypotenuse', 'adjacent', template(`${HYPOTENUSE} ${ANGLE} [dlugosc] przyprostokatn* ${ADJACENT}`)],
  [
    'opposite',
    'hypotenuse',
    template(
      `[w] trojkacie prostokatnym przyprostokatna lezaca naprzeciw kata {g:angle} (ma|=|ma dlugosc) {s:length?} [dlugosc] przeciwprostokatn*`,
    ),
  ],
];
const THINGS: readonly (readonly [Thing, readonly Template[]])[] = (
  [
    ['drzewo', 'drzew*'],
    ['maszt', 'maszt*'],
    ['słup', 'slup*'],
  ] as const
).map(([thing, word]) => [
  thing,
  [
    template(
      `${word} rzuca cien [o] [dlugosci] {s:length} [a|i] (slonce|slonce swieci|promienie sloneczne padaja|promienie padaja) pod katem {g:angle} (wysokosc|wysokie) [${word}]`,
    ),
  ],
]);

const sideIn = (message: string): TrigGiven | undefined => {
  for (const [known, asked, one] of SIDES) {
    const found = one.find(message);
    if (found !== undefined) return sideOf(found, known, asked, undefined);
  }
  for (const [thing, templates] of THINGS) {
    const found = firstFit(templates, message);
    if (found !== undefined) return sideOf(found, 'adjacent', 'opposite', thing);
  }
  return undefined;
};

const sideOf = (found: Found, known: Side, asked: Side, thing: Thing | undefined): TrigGiven | undefined => {
  const [{ value: length, unit }, angle] = [found.quantity('s'), found.quantity('g').value.valueOf()];
  if (length.s <= 0n || length.n === 0n || ![30, 45, 60].includes(angle)) return undefined;
  return { kind: 'side', known, length, unit, angle, asked, thing };
};
