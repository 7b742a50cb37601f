import { isDenied } from '#tutoring/families/numbers/story-text.rules.ts';
import { firstFit, template, type Found, type Template } from '#tutoring/reading/template.reader.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { Measure, Solid, SolidGiven } from './solid-of-revolution.types.ts';

const MEASURES: readonly (readonly [Measure, string])[] = [
  ['volume', '(objetosc|v)'],
  ['lateral', '(pole powierzchni bocznej|pole boczne|pole boku|pb)'],
  ['surface', '(pole powierzchni calkowitej|pole calkowite|pc)'],
];
const SPHERE_MEASURES: readonly (readonly [Measure, string])[] = [
  ['volume', '(objetosc|v)'],
  ['surface', '(pole|pole powierzchni|pole powierzchni calkowitej|p)'],
];
const BY = '(r|promien|promieniu|promien podstawy|promieniu podstawy) [dlugosci] [=] {r:length?}';
const ACROSS = '(srednicy|srednica|srednicy podstawy|srednica podstawy) [dlugosci] [=] {d:length?}';
const HIGH = '[i|oraz|;|a] (h|wysokosc|wysokosci) [dlugosci] [=] {h:length?}';
const SOLIDS: readonly Solid[] = ['cylinder', 'cone'];
const WORDS: Readonly<Record<Solid, string>> = {
  cylinder: '(walec|walca)',
  cone: '(stozek|stozka)',
  sphere: '(kula|kuli|kule)',
};

type Row = readonly [Solid, Measure, readonly Template[]];

const ROUND = SOLIDS.flatMap((solid) =>
  MEASURES.map(([measure, words]): Row => {
    const name = WORDS[solid];
    return [
      solid,
      measure,
      [BY, ACROSS].flatMap((wide) => [
        template(`${words} ${name} [o|ma] ${wide} ${HIGH}`),
        template(`${words} ${name} [o|ma] ${HIGH} [i|oraz|;|a] ${wide}`),
        template(`${name} [o|ma] ${wide} ${HIGH} [jego] ${words} [${name}]`),
        template(`${name} [o|ma] ${HIGH} [i|oraz|;|a] ${wide} [jego] ${words} [${name}]`),
      ]),
    ];
  }),
);
const SPHERES = SPHERE_MEASURES.map(([measure, words]): Row => [
  'sphere',
  measure,
  [BY, ACROSS].flatMap((wide) => [
    template(`${words} ${WORDS.sphere} [o|ma] ${wide}`),
    template(`${WORDS.sphere} [o|ma] ${wide} [jej] ${words} [${WORDS.sphere}]`),
  ]),
]);
const SECTIONS = MEASURES.map(([measure, words]): Row => [
  'cylinder',
  measure,
  [
    template(
      `przekroj osiowy walca [jest] (kwadrat|kwadratem) o boku [dlugosci] {s:length?} ${words} [walca|tego walca]`,
    ),
    template(`przekrojem osiowym walca jest kwadrat o boku [dlugosci] {s:length?} ${words} [walca]`),
    template(`${words} walca ktorego przekroj osiowy [jest] (kwadrat|kwadratem) o boku [dlugosci] {s:length?}`),
  ],
]);

export const readSolid = (message: string): SolidGiven | undefined => {
  if (isDenied(message)) return undefined;
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
  const { unit } = wide;
  if (high !== undefined && (high.unit === undefined) !== (unit === undefined)) return undefined;
  const radius = found.has('r') ? wide.value : wide.value.div(rational(2));
  const height =
    high === undefined || high.unit === undefined || unit === undefined
      ? high?.value
      : converted(high.value, high.unit, unit);
  const lengths = [radius, ...(height === undefined ? [] : [height])];
  return lengths.every((length) => length.s > 0n && length.n > 0n)
    ? { solid, asked, radius, height, unit, isSquareSection }
    : undefined;
};
