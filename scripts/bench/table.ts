/** One measure of ours and of the peer, both medians of the same run. */
export interface Measure {
  readonly name: string;
  readonly unit: 'ms' | 'kB';
  readonly ours: number;
  readonly peer: number;
}

const columns = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(44) : cell.padStart(12))).join('');

/** A small table; a ratio below 1 is faster or smaller than the peer. */
export const tableOf = (title: string, peer: string, measures: readonly Measure[]): string =>
  [
    `\n${title}\npeer: ${peer}`,
    columns(['', 'ours', 'peer', 'ratio']),
    ...measures.map(({ name, unit, ours, peer: theirs }) =>
      columns([name, `${ours.toFixed(0)} ${unit}`, `${theirs.toFixed(0)} ${unit}`, (ours / theirs).toFixed(2)]),
    ),
  ].join('\n');
