import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFigure } from '#domain/learning/figure/figure.rules.ts';
import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import { figureText } from '#ui/texts/figures.pl.ts';

const textOf = (source: FigureSource): string | null => {
  const figure = readFigure(JSON.stringify(source));
  return figure === null ? null : figureText(figure).replaceAll('\u00A0', ' ');
};

const CASES: readonly (readonly [text: string, source: FigureSource])[] = [
  [
    'Oś liczbowa od −5 do 5. Punkt A: 2,5. Pusty punkt: −4. Zaznaczone są liczby większe od −2 i mniejsze lub równe 3. Zaznaczone są liczby większe lub równe 1.',
    {
      kind: 'number-line',
      from: -5,
      to: 5,
      points: [
        { at: 2.5, label: 'A' },
        { at: -4, open: true },
      ],
      intervals: [{ from: -2, to: 3, fromOpen: true }, { from: 1 }],
    },
  ],
  [
    'Zaznaczone są liczby mniejsze od 0.',
    { kind: 'number-line', from: -1, to: 1, intervals: [{ to: 0, toOpen: true }] },
  ],
  [
    'Pasek 1 jest podzielony na 4 równe części. Zamalowano 3 części, czyli 3/4. Pasek 2 (6/8) jest podzielony na 8 równych części. Zamalowano 1 część, czyli 1/8.',
    {
      kind: 'fraction-bar',
      bars: [
        { parts: 4, filled: 3 },
        { parts: 8, filled: 1, label: '6/8' },
      ],
    },
  ],
  ['Pasek nie jest podzielony. Nic nie jest zamalowane.', { kind: 'fraction-bar', bars: [{ parts: 1, filled: 0 }] }],
  [
    'Układ współrzędnych: oś x od −5 do 5, oś y od −4 do 6. Wykres f o wzorze y = −0,5x² + 2x − 3. Punkt W (0, −3). Punkt (1,5; 2). Odcinek AB od (0, 0) do (3, 4).',
    {
      kind: 'plane',
      x: [-5, 5],
      y: [-4, 6],
      functions: [{ coefficients: [-0.5, 2, -3], label: 'f' }],
      points: [
        { x: 0, y: -3, label: 'W' },
        { x: 1.5, y: 2 },
      ],
      segments: [{ from: [0, 0], to: [3, 4], label: 'AB' }],
    },
  ],
  [
    'Wykres o wzorze y = 2 · √(x) − π.',
    { kind: 'plane', x: [0, 1], y: [0, 1], functions: [{ expression: '2*sqrt(x) - pi' }] },
  ],
  [
    'Trójkąt ABC. Bok AB: 4 cm. Bok CA: 3 cm. Kąt przy wierzchołku A: 90°.',
    { kind: 'triangle', lengths: [4, 5, 3], labels: ['A', 'B', 'C'], sides: ['4 cm', null, '3 cm'], angles: ['90°'] },
  ],
  [
    'Czworokąt. Bok: a. Okrąg o środku O i promieniu r = 5. Okrąg o promieniu 2 cm. Okrąg. Odcinek h. Punkt P.',
    {
      kind: 'shape',
      polygons: [
        {
          points: [
            [0, 0],
            [2, 0],
            [2, 1],
            [0, 1],
          ],
          sides: ['a'],
        },
      ],
      circles: [
        { x: 0, y: 0, radius: 5, label: 'O', radiusLabel: 'r = 5' },
        { x: 0, y: 0, radius: 2, radiusLabel: '2 cm' },
        { x: 0, y: 0, radius: 3 },
      ],
      segments: [{ from: [0, 0], to: [0, 1], label: 'h' }],
      points: [{ x: 1, y: 1, label: 'P' }],
    },
  ],
  [
    'Diagram słupkowy: Temperatura. pn.: −3 °C; wt.: 7,5 °C.',
    {
      kind: 'bar-chart',
      title: 'Temperatura',
      unit: '°C',
      bars: [
        { label: 'pn.', value: -3 },
        { label: 'wt.', value: 7.5 },
      ],
    },
  ],
  [
    'Pasek procentowy. 100% to 240 zł. Zaznaczono 25%: rabat. Zaznaczono 12,5%.',
    { kind: 'percent-bar', whole: '240 zł', parts: [{ percent: 25, label: 'rabat' }, { percent: 12.5 }] },
  ],
];

describe('a drawing is told in whole sentences', () => {
  it.each(CASES)('%s', (text, source) => {
    // Of an axis it is known already what it says.
    expect(textOf(source)?.endsWith(text)).toBe(true);
  });
});

it('every example of the documentation is a figure', () => {
  const page = readFileSync('docs/figures.md', 'utf8');
  const blocks = [...page.matchAll(/^```figure\n(.*?)\n```$/gms)].map(([, source = '']) => readFigure(source)?.kind);
  expect(blocks).toEqual(['number-line', 'plane', 'shape']);
});
