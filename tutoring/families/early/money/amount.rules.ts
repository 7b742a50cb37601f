/** „5 zł 40 gr”, „12 zł”, „80 gr”. */
export const amountText = (grosze: number): string => partsOf(grosze).join(' ');

/** The same in LaTeX. */
export const amountLatex = (grosze: number): string =>
  partsOf(grosze)
    .map((part) => part.replace(/(\d+) (\S+)/, '$1\\ \\text{$2}'))
    .join('\\ ');

const partsOf = (grosze: number): readonly string[] => {
  const [zlote, rest] = [Math.floor(grosze / 100), grosze % 100];
  return [...(zlote > 0 ? [`${zlote} zł`] : []), ...(rest > 0 || zlote === 0 ? [`${rest} gr`] : [])];
};

/** „49 zł 100 gr” on the way, with more grosze than a złoty has. */
export const mixedLatex = (zlote: number, grosze: number): string =>
  [zlote > 0 ? `${zlote}\\ \\text{zł}` : '', grosze > 0 ? `${grosze}\\ \\text{gr}` : ''].filter(Boolean).join('\\ ');

/** „5 * 100 + 40”, as one calculates it in grosze. */
export const inGrosze = (grosze: number): string => {
  const [zlote, rest] = [Math.floor(grosze / 100), grosze % 100];
  if (zlote === 0) return String(rest);
  return `${zlote} * 100${rest === 0 ? '' : ` + ${rest}`}`;
};
