/** Atom after atom, from the formula with its brackets written out: the second way beside `countedAtoms`. */
export const spelledAtoms = (formula: string): readonly string[] => {
  let written = formula;
  while (written.includes('('))
    written = written.replace(/\(([^()]*)\)(\d*)/, (_all, inner: string, times: string) =>
      inner.repeat(Number(times || 1)),
    );
  return [...written.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, element = '', count = '']) =>
    Array.from({ length: Number(count || 1) }, () => element),
  );
};
