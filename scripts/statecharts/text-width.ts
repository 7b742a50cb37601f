/** Widths of Helvetica, in thousandths of its size, from the space to the tilde; Arial and Liberation Sans have the same. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const FIRST = 32;
const SPACE = 278;
/** As wide as a digit: for what is not in the table. */
const OTHER = 556;

/** How wide a text is in the font of the charts. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + (letter === '\u00a0' ? SPACE : (WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST] ?? OTHER)),
    0,
  ) *
  (size / 1_000);
