/** One measure of ours and of the peer, both medians of the same run. */
export interface Measure {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | 'MB' | '';
  readonly ours: number;
  readonly peer: number;
  /** At most so many times the peer, or so much. */
  readonly aim?: { readonly ratio: number } | { readonly most: number };
}

const aimOf = ({ aim, unit, ours, peer }: Measure): string => {
  if (aim === undefined) return '';
  const [text, isMet] =
    'ratio' in aim ? [`≤ ${aim.ratio}×`, ours / peer <= aim.ratio] : [`≤ ${aim.most} ${unit}`.trim(), ours <= aim.most];
  return isMet ? text : `${text} missed`;
};

const digitsOf = (value: number, unit: Measure['unit']): number => {
  if (unit !== '') return value < 20 ? 2 : 0;
  return Number.isInteger(value) ? 0 : 3;
};

const valueOf = (value: number, unit: Measure['unit']): string =>
  `${value.toFixed(digitsOf(value, unit))} ${unit}`.trim();

const columns = (cells: readonly string[]): string =>
  cells
    .map((cell, place) => (place === 0 ? cell.padEnd(44) : cell.padStart(place === 4 ? 18 : 12)))
    .join('')
    .trimEnd();

/** A small table; a ratio below 1 is faster or smaller than the peer. */
export const tableOf = (title: string, peer: string, measures: readonly Measure[]): string =>
  [
    `\n${title}\npeer: ${peer}`,
    columns(['', 'ours', 'peer', 'ratio', measures.some(({ aim }) => aim !== undefined) ? 'aim' : '']),
    ...measures.map((measure) => {
      const { name, unit, ours, peer: theirs } = measure;
      const cells = [ours, theirs].map((value) => valueOf(value, unit));
      return columns([name, ...cells, theirs === 0 ? '' : (ours / theirs).toFixed(2), aimOf(measure)]);
    }),
  ].join('\n');
