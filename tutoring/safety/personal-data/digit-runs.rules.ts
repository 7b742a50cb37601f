/** Between the digits of a number as people group them. */
export const GAP = String.raw`[ \u00a0\u202f]{0,2}[-–.\/]?[ \u00a0\u202f]{0,2}`;

/** Runs of so many digits in any grouping, with nothing of a longer number or of a decimal beside them. */
export const digitRun = (fewest: number, most: number): RegExp =>
  new RegExp(String.raw`(?<![\d\p{L}]|\d[.,])\d(?:${GAP}\d){${fewest - 1},${most - 1}}(?![\d]|[.,]\d)`, 'gu');

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Between two numbers that people put into one run there is often only a blank: the longest part from its beginning that is meant counts. */
export const withoutRuns = (
  text: string,
  [fewest, most]: readonly [number, number],
  isMeant: (digits: string) => boolean,
  mask: string,
): string => text.replace(digitRun(fewest, most), (run) => (isMeant(digitsOf(run)) ? mask : run));
