import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../../src/ui/design/tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

const colour = (token: string, theme: Theme): string => {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(CSS);
  const value = pair?.[theme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`--${token} is not a pair of colours`);
  return value;
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio, 1 to 21. */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['paper', 'paper-sunken', 'surface', 'surface-raised'];
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'brand', 'brand-strong', 'danger', 'success', 'warning', 'info'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...['info', 'success', 'warning', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
    ['brand', `${tone}-soft`] as const,
  ]),
  ...['basic', 'standard', 'premium'].flatMap((tier) => [
    [`tier-${tier}`, `tier-${tier}-soft`] as const,
    [`tier-${tier}`, 'surface'] as const,
  ]),
  ['brand', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['ink', 'accent-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
];
const SHAPE_PAIRS: readonly (readonly [string, string])[] = [
  ...GROUNDS.map((ground) => ['line-strong', ground] as const),
  ...GROUNDS.map((ground) => ['brand', ground] as const),
  ['danger', 'surface'],
];

const tooFaint = (pairs: readonly (readonly [string, string])[], theme: Theme, needed: number) =>
  pairs
    .map(([front, ground]) => ({
      front,
      ground,
      ratio: Math.round(contrast(colour(front, theme), colour(ground, theme)) * 100) / 100,
    }))
    .filter(({ ratio }) => ratio < needed);

describe.each(THEMES)('in the %s theme', (theme) => {
  it('every text is readable on every ground it may stand on', () => {
    expect(tooFaint(TEXT_PAIRS, theme, 4.5)).toEqual([]);
  });

  it('the edges of fields and the focus ring are seen', () => {
    expect(tooFaint(SHAPE_PAIRS, theme, 3)).toEqual([]);
  });
});

it('black on white is 21 and white on white is 1', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#ffffff', '#ffffff')]).toEqual([21, 1]);
});
