/** A pure function of a text that many ask for the same few texts: keeps that many results, then begins anew. */
export const remembered = <Result extends object | string>(
  resultOf: (text: string) => Result,
  most: number,
): ((text: string) => Result) => {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = resultOf(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
};
