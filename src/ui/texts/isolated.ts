/** Whatever is written from right to left, or turns the direction of a line around. */
const TURNING = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const ISOLATES = /[\u2066-\u2069]/gu;

/** What somebody typed, for a sentence of ours: whichever direction it has ends with it. */
export const isolated = (typed: string): string =>
  TURNING.test(typed) ? `\u2068${typed.replaceAll(ISOLATES, '')}\u2069` : typed;
