import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
const LIBRARY = /\/node_modules\//;
/** They come by one module that names hundreds: who needs which is for the bundler to find out. */
const ICONS = /\/node_modules\/lucide-react\//;

const withImports = (entry: string, importsOf: (id: string) => readonly string[] | undefined): ReadonlySet<string> => {
  const known = new Set([entry]);
  // It grows while it is gone through.
  for (const id of known) for (const imported of importsOf(id) ?? []) known.add(imported);
  return known;
};

const OF_START = /^assets\/(?:libraries|start|rolldown-runtime|index)-/;

/** Whether a built file is still to be fetched where the start is here. */
export const isNotOfStart = (file: string): boolean => !OF_START.test(file);

/** Everything that the first page needs, in two files: libraries, which change rarely, and our own. What comes later is split as the bundler thinks best. */
export const startChunk = (): Rolldown.CodeSplittingNameFunction => {
  let start: ReadonlySet<string> | null = null;
  return (id, context) => {
    start ??= withImports(ENTRY, (module) => context.getModuleInfo(module)?.importedIds);
    // The entry itself stays what the page names.
    if (id === ENTRY || ICONS.test(id) || !start.has(id)) return null;
    return LIBRARY.test(id) ? 'libraries' : 'start';
  };
};
