/** The beginning of a growing answer that ends with a line or a sentence, outside of formulas and blocks of code. What comes later cannot change what it says. */
export const finishedPart = (soFar: string): string => {
  for (const { index, 0: end } of [...soFar.matchAll(/[.!?…]["”)*_]{0,3}(?=\s+\S)|\n/g)].toReversed()) {
    const part = soFar.slice(0, index + end.length);
    const isInFormula = (part.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
    const isInCode = (part.match(/^\s{0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;
    // A number may go on behind its point: „3. 14”.
    if (!isInFormula && !isInCode && !/\d[.]$/.test(part)) return part;
  }
  return '';
};
