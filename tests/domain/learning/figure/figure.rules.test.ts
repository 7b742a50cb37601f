import { describe, expect, it } from 'vitest';
import { figureBlock } from '#domain/learning/figure/figure-block.rules.ts';
import { readFigure } from '#domain/learning/figure/figure.rules.ts';

const read = (json: unknown) => readFigure(JSON.stringify(json));

const LINE = { kind: 'number-line', from: -5, to: 5 };

describe('a figure is read', () => {
  it('as a number line with what is left out', () => {
    expect(read({ ...LINE, points: [{ at: 2, label: ' A ' }], intervals: [{ from: 1, fromOpen: true }] })).toEqual({
      kind: 'number-line',
      range: { from: -5, to: 5 },
      step: null,
      points: [{ at: 2, label: 'A', isOpen: false }],
      intervals: [{ from: 1, to: null, isFromOpen: true, isToOpen: false }],
    });
  });

  it('as a triangle from the lengths of its sides, whose right angle is at A', () => {
    expect(read({ kind: 'triangle', lengths: [4, 5, 3], labels: ['A', 'B', 'C'], sides: ['4', '', '3'] })).toEqual({
      kind: 'shape',
      polygons: [
        {
          vertices: [
            { x: 0, y: 0, label: 'A' },
            { x: 4, y: 0, label: 'B' },
            { x: 0, y: 3, label: 'C' },
          ],
          sides: ['4', null, '3'],
          angles: [],
        },
      ],
      circles: [],
      segments: [],
      points: [],
    });
  });

  it('as a percent bar whose parts are the whole, however they are added', () => {
    const parts = Array.from({ length: 3 }, () => ({ percent: 100 / 3, label: null }));
    expect(read({ kind: 'percent-bar', parts })).toEqual({ kind: 'percent-bar', whole: null, parts });
  });
});

describe('no figure is', () => {
  it.each([
    ['a number', 5],
    ['a list', [LINE]],
    ['a kind that nobody knows', { kind: 'constructor' }],
    ['a field that nobody knows', { ...LINE, onclick: 'x' }],
    ['a line that ends before it begins', { ...LINE, to: -6 }],
    ['a line without a length', { ...LINE, to: -5 }],
    ['a number beyond a million', { ...LINE, to: 1_000_001 }],
    ['a number in words', { ...LINE, to: '5' }],
    ['a line of too many steps', { ...LINE, step: 0.1 }],
    ['a point beside the line', { ...LINE, points: [{ at: 6 }] }],
    ['thirteen points', { ...LINE, points: Array.from({ length: 13 }, () => ({ at: 1 })) }],
    ['an interval of no numbers', { ...LINE, intervals: [{ from: 2, to: 2 }] }],
    ['an interval of all numbers', { ...LINE, intervals: [{}] }],
    ['a label of 25 characters', { ...LINE, points: [{ at: 1, label: 'x'.repeat(25) }] }],
    ['a label that turns the line around', { ...LINE, points: [{ at: 1, label: '\u202Ex' }] }],
    ['more filled parts than parts', { kind: 'fraction-bar', bars: [{ parts: 2, filled: 3 }] }],
    ['half a part', { kind: 'fraction-bar', bars: [{ parts: 2.5, filled: 1 }] }],
    ['no bar', { kind: 'bar-chart', bars: [] }],
    ['a bar without a name', { kind: 'bar-chart', bars: [{ label: ' ', value: 1 }] }],
    [
      'a function of both kinds',
      { kind: 'plane', x: [0, 1], y: [0, 1], functions: [{ expression: 'x', coefficients: [1] }] },
    ],
    ['a function of none', { kind: 'plane', x: [0, 1], y: [0, 1], functions: [{ label: 'f' }] }],
    ['a point beside the plane', { kind: 'plane', x: [0, 1], y: [0, 1], points: [{ x: 2, y: 0 }] }],
    ['a triangle whose sides do not meet', { kind: 'triangle', lengths: [1, 2, 4] }],
    ['a shape of nothing', { kind: 'shape' }],
    ['a shape without extent', { kind: 'shape', points: [{ x: 1, y: 1 }] }],
    ['more than all', { kind: 'percent-bar', parts: [{ percent: 60 }, { percent: 41 }] }],
  ])('%s', (_, json) => {
    expect(read(json)).toBe(null);
  });

  it.each([
    ['', 'nothing'],
    ['{', 'half of an object'],
    [`{"kind":"number-line"${' '.repeat(4_000)}}`, 'a text of 4,000 characters'],
  ])('%j', (source) => {
    expect(readFigure(source)).toBe(null);
  });
});

describe('an engine writes a figure', () => {
  it('as the fenced block that is read back', () => {
    expect(figureBlock({ kind: 'fraction-bar', bars: [{ parts: 4, filled: 3 }] })).toBe(
      '```figure\n{"kind":"fraction-bar","bars":[{"parts":4,"filled":3}]}\n```',
    );
  });

  it('and nothing where no screen would draw it', () => {
    expect(figureBlock({ kind: 'fraction-bar', bars: [{ parts: 40, filled: 3 }] })).toBe(null);
  });
});
