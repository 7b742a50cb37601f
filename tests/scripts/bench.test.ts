import { describe, expect, it } from 'vitest';
import { median } from '../../scripts/bench/median.ts';
import { tableOf } from '../../scripts/bench/table.ts';

describe('a benchmark', () => {
  it('tells the middle measurement, whatever their order', () => {
    expect([median([9, 1, 5]), median([10, 2, 4, 8]), median([7])]).toEqual([5, 6, 7]);
  });

  it('has no middle of nothing', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });

  it('tells ours, the peer and how many times ours is of it', () => {
    const lines = tableOf('Rendering', 'a library', [{ name: 'all', unit: 'ms', ours: 150, peer: 200 }]).split('\n');
    expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
      [''],
      ['Rendering'],
      ['peer: a library'],
      ['ours', 'peer', 'ratio'],
      ['all', '150 ms', '200 ms', '0.75'],
    ]);
  });
});
