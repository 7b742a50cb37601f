import type { SourceMutant } from './source-mutants.ts';

/** The source with all its mutants, of which `isOn` chooses one. */
export const switched = (source: string, mutants: readonly SourceMutant[], firstId: number): string => {
  const wrapped = mutants.map((mutant, index) => ({ ...mutant, id: firstId + index }));
  const inserted = wrapped.flatMap(({ id, start, end, text }) => [
    { at: start, isEnd: false, size: end - start, id, text: `(mutation.isOn(${id}) ? (${text}) : ` },
    { at: end, isEnd: true, size: end - start, id, text: ')' },
  ]);
  // What ends somewhere ends before another begins there; the outer one begins first and ends last.
  inserted.sort(
    (a, b) =>
      a.at - b.at ||
      Number(b.isEnd) - Number(a.isEnd) ||
      (a.isEnd ? a.size - b.size || b.id - a.id : b.size - a.size || a.id - b.id),
  );
  let read = 0;
  const parts = inserted.map(({ at, text }) => {
    const part = source.slice(read, at) + text;
    read = at;
    return part;
  });
  return parts.join('') + source.slice(read);
};
