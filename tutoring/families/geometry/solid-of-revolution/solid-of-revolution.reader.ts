import { firstFit, template, type Found, type Quantity, type Template } from '#tutoring/reading/template.reader.ts';
import { rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { Measure, Solid, SolidGiven } from './solid-of-revolution.types.ts';

const MEASURES: readonly (readonly [Measure, string])[] = [
  ['volume', '(objetosc|v)'],
  ['lateral', '(pole powierzchni bocznej|pole boczne|pb)'],
  ['surface', '(pole powierzchni calkowitej|pole calkowite|pole powierzchni|pc)'],
];
const SPHERE_MEASURES: readonly (readonly [Measure, string])[] = [
  ['volume', '(objetosc|v)'],
  ['surface', '(pole|pole powierzchni|pole powierzchni calkowitej|p)'],
];
const HAS = '[ma|ma dlugosc|dlugosci|o dlugosci|=]';
const BY = `(r|promien|promieniu|promien podstawy|promieniu podstawy) ${HAS} {r:length?}`;
const ACROSS = `(srednicy|srednica|srednice|srednicy podstawy|srednica podstawy|srednice podstawy) ${HAS} {d:length?}`;
const HIGH = `[i|oraz|;|a] (h|wysokosc|wysokosci) ${HAS} {h:length?}`;
const SLANTED = `[i|oraz|;|a] (l|tworzaca|tworzacej) ${HAS} {l:length?}`;
const SOLIDS: readonly Solid[] = ['cylinder', 'cone'];
const WORDS: Readonly<Record<Solid, string>> = {
  cylinder: '(walec|walca)',
  cone: '(stozek|stozka)',
  sphere: '(kula|kuli|kule)',
};

/** „Promień podstawy stożka ma …” */
const ofSolid = (length: string, name: string): string => length.replace(HAS, `${name} ${HAS}`);

type Row = readonly [Solid, Measure, readonly Template[]];

const ROUND = SOLIDS.flatMap((solid) =>
  MEASURES.map(([measure, words]): Row => {
    const name = WORDS[solid];
    return [
      solid,
      measure,
      [BY, ACROSS].flatMap((wide) =>
        (solid === 'cone' ? [HIGH, SLANTED] : [HIGH]).flatMap((other) => [
          template(`${words} [ma] ${name} [o|ma] ${wide} ${other}`),
          template(`${words} ${name} [o|ma] ${other} [i|oraz|;|a] ${wide}`),
          template(`${name} [o|ma] ${wide} ${other} ${words} [${name}]`),
          template(`${name} [o|ma] ${other} [i|oraz|;|a] ${wide} ${words} [${name}]`),
          template(`${ofSolid(wide, name)} ${other} ${words} [${name}]`),
          template(`${ofSolid(other, name)} [i|oraz|;|a] ${wide} ${words} [${name}]`),
        ]),
      ),
    ];
  }),
);
const SPHERES = SPHERE_MEASURES.map(([measure, words]): Row => [
  'sphere',
  measure,
  [BY, ACROSS].flatMap((wide) => [
    template(`${words} [ma] ${WORDS.sphere} [o|ma] ${wide}`),
    template(`${WORDS.sphere} [o|ma] ${wide} ${words} [${WORDS.sphere}]`),
    template(`${ofSolid(wide, WORDS.sphere)} ${words} [${WORDS.sphere}]`),
  ]),
]);
const SECTIONS = MEASURES.map(([measure, words]): Row => [
  'cylinder',
  measure,
  [
    template(`przekroj osiowy walca (kwadrat|kwadratem) o boku [dlugosci] {s:length?} ${words} [walca]`),
    template(`przekrojem osiowym walca kwadrat o boku [dlugosci] {s:length?} ${words} [walca]`),
    template(`${words} walca przekroj osiowy (kwadrat|kwadratem) o boku [dlugosci] {s:length?}`),
  ],
]);

export const readSolid = (message: string): SolidGiven | undefined => {
  for (const [solid, asked, templates] of [...ROUND, ...SPHERES, ...SECTIONS]) {
    const found = firstFit(templates, message);
    if (found !== undefined) return solidOf(found, solid, asked);
  }
  return undefined;
};

const solidOf = (found: Found, solid: Solid, asked: Measure): SolidGiven | undefined => {
  const isSquareSection = found.has('s');
  const wide = found.quantity(isSquareSection ? 's' : found.has('d') ? 'd' : 'r');
  const high = isSquareSection ? wide : found.has('h') ? found.quantity('h') : undefined;
  const along = found.has('l') ? found.quantity('l') : undefined;
  const unit = wide.unit ?? (high ?? along)?.unit;
  const others = [high, along].filter((length) => length !== undefined);
  if (others.some((length) => (length.unit === undefined) !== (unit === undefined))) return undefined;
  const radius = found.has('r') ? wide.value : wide.value.div(rational(2));
  const [height, slant] = [high, along].map((length) => length && inUnitOf(length, unit));
  const lengths = [radius, height, slant].filter((length) => length !== undefined);
  if (!lengths.every(isPositive)) return undefined;
  if (slant !== undefined && slant.lte(radius)) return undefined;
  return { solid, asked, radius, height, unit, isSquareSection, slant };
};

const inUnitOf = (length: Quantity, unit: string | undefined): Rational =>
  length.unit === undefined || unit === undefined ? length.value : converted(length.value, length.unit, unit);
