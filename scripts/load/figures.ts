/** The value below which so many of a hundred are. */
export const percentile = (values: readonly number[], hundredth: number): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? Number.NaN;
};

/** Rows of cells, the first a name. */
export const columns = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(36) : `  ${cell.padStart(12)}`)).join(''))
    .join('\n');
