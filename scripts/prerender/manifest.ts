import type { Manifest, ManifestChunk } from 'vite';

/** The built files of some sources. */
export interface BuiltFiles {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** With all that they import, but nothing of what the entry has brought already. */
export const filesOf = (manifest: Manifest, entry: string, sources: readonly string[]): BuiltFiles => {
  const chunkOf = (source: string): ManifestChunk => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk of ${source}.`);
    return chunk;
  };
  const withImports = (source: string, known = new Set<string>()): ReadonlySet<string> => {
    if (known.has(source)) return known;
    known.add(source);
    for (const imported of chunkOf(source).imports ?? []) withImports(imported, known);
    return known;
  };
  const brought = withImports(entry);
  const wanted = new Set(sources.flatMap((source) => [...withImports(source)]));
  const chunks = [...wanted].filter((source) => !brought.has(source)).map(chunkOf);
  const ofEntry = new Set([...brought].flatMap((source) => chunkOf(source).css ?? []));
  return {
    modules: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))]
      .filter((css) => !ofEntry.has(css))
      .map((css) => `/${css}`),
  };
};
