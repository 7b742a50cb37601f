import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  jsonValue,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { policyReports } from '../../support/served-entry.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('figures.entry.tsx');
let page: Page;
const thrown: string[] = [];
beforeAll(async () => {
  page = await entry.open({ width: 320 });
  page.on('pageerror', ({ message }) => void thrown.push(message));
});

const number = oneof(
  double({ min: -10, max: 10, noNaN: true }),
  constantFrom(0, 1, 2, 3, 5, -4, 90, 100, 0.001, 1e6, -1e6, 1e300, -1e-300),
);
const label = oneof(
  constantFrom(
    'A',
    'α',
    '90°',
    'WWWWWWWWWWWWWWWWWWWWWWWW',
    '<img src=x onerror=alert(1)>',
    '"/><script>',
    'y = x²',
    '漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢',
    'י\u05B4\u{1D157}\u{1D165}',
  ),
  string({ maxLength: 26, unit: 'grapheme' }),
);
const labels = array(option(label), { maxLength: 4 });
const pair = tuple(number, number);
const point = record({ x: number, y: number, label }, { requiredKeys: ['x', 'y'] });
const segment = record({ from: pair, to: pair, label }, { requiredKeys: ['from', 'to'] });
const expression = constantFrom(
  'x',
  '1/x',
  'tan(x)',
  '1000x',
  'x^99',
  'sqrt(x)',
  'sin(50x)',
  'ln(x)/0',
  '-x^2 + 3',
  'alert(1)',
);
const range = constantFrom([-5, 5], [0, 100], [-1e6, 1e6], [0, 0.01], [3, 7], [-9, -2]);

/** Nearly as described, so that most are drawn; and whatever JSON there is. */
const figure = oneof(
  record({
    kind: constantFrom('number-line'),
    from: constantFrom(-5, 0, -1e6, 0.5),
    to: constantFrom(5, 1e6, 0.51),
    points: array(record({ at: number, label, open: constantFrom(true, false) }), { maxLength: 4 }),
    intervals: array(record({ from: option(number), to: option(number) }), { maxLength: 2 }),
  }),
  record({
    kind: constantFrom('fraction-bar'),
    bars: array(record({ parts: constantFrom(1, 3, 24), filled: constantFrom(0, 1, 3), label }), { maxLength: 6 }),
  }),
  record({
    kind: constantFrom('plane'),
    x: range,
    y: range,
    functions: array(record({ expression, label }, { requiredKeys: ['expression'] }), { maxLength: 4 }),
    points: array(point, { maxLength: 2 }),
    segments: array(segment, { maxLength: 1 }),
  }),
  record({
    kind: constantFrom('triangle'),
    lengths: constantFrom([3, 4, 5], [1e6, 1e6, 0.01], [1, 1, 1.9999]),
    labels,
    sides: labels,
    angles: labels,
  }),
  record({
    kind: constantFrom('shape'),
    polygons: array(
      record({ points: array(pair, { minLength: 3, maxLength: 8 }), labels, sides: labels, angles: labels }),
      { maxLength: 2 },
    ),
    circles: array(record({ x: number, y: number, radius: number, label, radiusLabel: label }), { maxLength: 2 }),
    segments: array(segment, { maxLength: 2 }),
    points: array(point, { maxLength: 4 }),
  }),
  record({
    kind: constantFrom('bar-chart'),
    title: label,
    unit: label,
    bars: array(record({ label, value: number }), { minLength: 1, maxLength: 12 }),
  }),
  record({
    kind: constantFrom('percent-bar'),
    whole: label,
    parts: array(record({ percent: constantFrom(0, 0.5, 10, 33.3), label }), { minLength: 1, maxLength: 3 }),
  }),
  jsonValue(),
);

it('no figure throws, runs anything, or draws outside of its box, on the smallest phone', async () => {
  let drawn = 0;
  await assert(
    asyncProperty(array(figure, { minLength: 10, maxLength: 20 }), async (figures) => {
      const sources = [...new Set(figures.map((one) => JSON.stringify(one)))];
      const shown = await page.evaluate((given) => window.figures.show(given), sources);
      drawn += shown.drawn;
      expect({ ...shown, drawn: 0, thrown }).toEqual({ strays: [], drawn: 0, active: 0, broken: 0, thrown: [] });
    }),
    { numRuns: 60 },
  );
  expect(drawn).toBeGreaterThan(200);
  expect(await policyReports(page)).toEqual([]);
});

it('what is no figure stays as it was written', async () => {
  const source = '{"kind":"figure","x":"<b>bold</b>"}';
  await page.evaluate((given) => window.figures.show([given]), source);
  expect(await page.locator('pre').allTextContents()).toEqual([source]);
});

it('an answer is read sentence by sentence, and each is found again on the page', async () => {
  const long = `${'raz, '.repeat(60)}dwa.`;
  const said = await page.evaluate(
    (blocks) => window.figures.sentences(blocks),
    ['Ala ma kota. Kot ma Alę!', '…', long],
  );
  expect(said.slice(0, 3)).toEqual([
    ['Ala ma kota.', 'Ala ma kota.'],
    ['Kot ma Alę!', 'Kot ma Alę!'],
    ['raz,', 'raz,'],
  ]);
  expect([said.length, said.at(-1)]).toEqual([64, ['x = 1', 'x = 1']]);
});
