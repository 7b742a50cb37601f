const NBSP = '\u00a0';

/** A Polish line does not end with a one-letter word: it is tied to the next. */
export const tieShortWords = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}-])([aiouwz])[ \n](?=\S|$)/giu, `$1${NBSP}`);
