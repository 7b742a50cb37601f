import { isEchoed, names } from '#tutoring/families/early/story-words.rules.ts';
import { isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { firstFit, numberOf, type Found } from '#tutoring/reading/template.reader.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import { withAskSigns } from '../percent-text.rules.ts';
import { isPlain } from '../story-words.rules.ts';
import { DIRECT_TEMPLATES, ELLIPTIC_TEMPLATES, INVERSE_TEMPLATES, TURNED_TEMPLATES } from './proportion.templates.ts';
import type { ProportionGiven } from './proportion.types.ts';

interface Measured {
  readonly value: Rational;
  readonly unit: string | undefined;
}

const slot = (found: Found, name: string): string => (found.has(name) ? found.text(name) : '');

const dimensionOf = (unit: string | undefined): string | undefined => unit && unitOf(unit).dimension;

/** In the unit of another; undefined where they measure different things. */
const inUnitOf = (one: Measured, other: Measured): Rational | undefined => {
  if (one.unit === other.unit) return one.value;
  if (one.unit === undefined || other.unit === undefined) return undefined;
  return dimensionOf(one.unit) === dimensionOf(other.unit) ? converted(one.value, one.unit, other.unit) : undefined;
};

/** „Kilogram jabłek”, „za litr”: one of it. */
const withOne = (message: string): string =>
  message.replace(
    /(?<!\p{L}|\d\s?|(?:jeden|jedna|każdy|kazdy) )(?=(?:kilogram|dekagram|litr|metr|tona)(?!\p{L}))/giu,
    '1 ',
  );

export const readProportion = (message: string): ProportionGiven | undefined => {
  if (/%|procent/i.test(message)) return undefined;
  const canonical = canonicalOf(withAskSigns(withOne(message))).replace(/ a (?=§|w §|na §)/g, ' ');
  const measured = [...canonical.matchAll(/ (\d[\d./]*)(?: @(\S+))?/g)].map(([, value = '0', unit]): Measured => ({
    value: numberOf(value),
    unit,
  }));
  const bare = canonical
    .replace(/(\d) @\S+/g, '$1')
    .replace(/(\d) ma(?= |$)/g, '$1 posiada')
    .replace(/ (?:takich samych|tych samych|takich)(?= )/g, '');
  const [a, b, c] = measured;
  if (a === undefined || b === undefined || c === undefined || measured.length !== 3) return undefined;
  if (![a, b, c].every(({ value }) => isPositive(value))) return undefined;
  const text = message.trim().replace(/\s+/g, ' ');
  for (const one of INVERSE_TEMPLATES) {
    const found = one.find(bare);
    if (found !== undefined) return areSameCounted(found, bare) ? inverseOf(found, [a, b, c], text) : undefined;
  }
  const unitless = bare.replace(/ @\S+/g, '');
  const elliptic = firstFit(ELLIPTIC_TEMPLATES, unitless);
  if (elliptic !== undefined) return directOf(elliptic, [a, b, c], text, slot(elliptic, 'n'));
  const direct = firstFit(DIRECT_TEMPLATES, unitless);
  if (direct !== undefined) return directOf(direct, [a, b, c], text);
  const turned = firstFit(TURNED_TEMPLATES, unitless);
  if (turned !== undefined) return directOf(turned, [b, a, c], text);
  return undefined;
};

/** „6 robotników”, and at the end 4 of them: painters are others. */
const areSameCounted = (found: Found, bare: string): boolean => {
  if (found.has('t')) return names(found.text('t'), slot(found, 'n'));
  const counted = [...bare.matchAll(/ \d[\d./]* ([a-z]+)/g)].map(([, word = '']) => word);
  return names(counted.at(-1) ?? '', counted[0] ?? '');
};

type Three = readonly [Measured, Measured, Measured];

const inverseOf = (found: Found, [a, b, c]: Three, text: string): ProportionGiven | undefined => {
  const [first, again] = [
    `${slot(found, 's')} ${slot(found, 'n')} ${slot(found, 'm')}`,
    `${slot(found, 'q')} ${slot(found, 'r')}`,
  ];
  if (a.unit !== undefined || c.unit !== undefined || dimensionOf(b.unit) !== 'time') return undefined;
  if (!isPlain(first.trim()) || !isEchoed(again, first)) return undefined;
  return { kind: 'inverse', first: a.value, second: b.value, other: c.value, unit: undefined, askedUnit: b.unit, text };
};

const directOf = (found: Found, [a, b, c]: Three, text: string, t = slot(found, 't')): ProportionGiven | undefined => {
  const [n, m, q] = ['n', 'm', 'q'].map((name) => slot(found, name));
  const words = ['s', 'n', 'm', 'q', 'r', 't'].map((name) => slot(found, name));
  if (n === undefined || m === undefined || q === undefined) return undefined;
  if (!words.every(isPlain) || [a, b, c].some(({ unit }) => dimensionOf(unit) === 'time')) return undefined;
  const [asFirst, asSecond] = [inUnitOf(c, a), inUnitOf(c, b)];
  const isFirst =
    asFirst !== undefined && (asSecond === undefined || (t !== '' && names(t, n)) || (n === '' && names(q, m)));
  const isSecond =
    asSecond !== undefined && (asFirst === undefined || (t !== '' && names(t, m)) || (t === '' && names(q, n)));
  if (isFirst === isSecond || (isFirst ? asFirst.equals(a.value) : asSecond?.equals(b.value))) return undefined;
  if (t !== '' && !isEchoed(t, `${slot(found, 's')} ${n} ${m}`)) return undefined;
  // „5 zeszytów kosztuje 12 zł”: 8 pens are something else.
  if (c.unit === undefined && t === '') return undefined;
  return isFirst
    ? { kind: 'direct', first: a.value, second: b.value, other: asFirst, unit: a.unit, askedUnit: b.unit, text }
    : asSecond && {
        kind: 'direct',
        first: b.value,
        second: a.value,
        other: asSecond,
        unit: b.unit,
        askedUnit: a.unit,
        text,
      };
};
