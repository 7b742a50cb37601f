import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type NameOf = Rolldown.CodeSplittingNameFunction;
type Context = Parameters<NameOf>[1];

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
/** It asks for what stands on the home page below the first window. */
const HOME = fileURLToPath(new URL('../src/ui/home/home-sections.ts', import.meta.url));
const LIBRARY = /\/node_modules\//;
const DOMAIN = /\/src\/domain\//;
/** They come by one module that names hundreds: who needs which is for the bundler to find out. */
const ICONS = /\/node_modules\/lucide-react\//;

const OF_START = /^assets\/(?:libraries|domain|start|rolldown-runtime|index)-/;

/** Whether a built file is still to be fetched where the start is here. */
export const isNotOfStart = (file: string): boolean => !OF_START.test(file);

const importsOf = (id: string, context: Context): readonly string[] =>
  ICONS.test(id) ? [] : (context.getModuleInfo(id)?.importedIds ?? []);

/** The module with all that comes with it. */
const withImports = (entry: string, context: Context): ReadonlySet<string> => {
  const known = new Set([entry]);
  // It grows while it is gone through.
  for (const id of known) for (const imported of importsOf(id, context)) known.add(imported);
  return known;
};

/** Every module by what is fetched for it: the start itself, and all that something asks for later. */
const partsOf = (context: Context): ReadonlyMap<string, ReadonlySet<string>> => {
  const parts = new Map([[ENTRY, withImports(ENTRY, context)]]);
  for (const modules of parts.values())
    for (const id of modules)
      for (const late of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!parts.has(late)) parts.set(late, withImports(late, context));
  return parts;
};

/** From so many parts on, a module is not a file of its own any more. */
const SHARED_BY = 5;

/** What is given out by name only: the entry stays what the page names, and the bundler knows which icons are used. */
const isNamed = (id: string): boolean => id !== ENTRY && !ICONS.test(id);

const startNameOf = (id: string): string => {
  if (LIBRARY.test(id)) return 'libraries';
  return DOMAIN.test(id) ? 'domain' : 'start';
};

const startNames = (start: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...start].filter(isNamed).map((id) => [id, startNameOf(id)]));

const roomOf = (part: string): string => basename(dirname(part));

/** What several rooms need, and the home page does without. */
const INNER = 'inner';

/** The room whose parts alone need a module; of what several rooms need, that of the home page comes without the rest. */
const nameFor = ([first = '', ...others]: readonly string[], ofHome: ReadonlySet<string>): string => {
  if (others.every((part) => roomOf(part) === roomOf(first))) return roomOf(first);
  return [first, ...others].some((part) => ofHome.has(part)) ? 'shared' : INNER;
};

const sharedNames = (context: Context): ReadonlyMap<string, string> => {
  const parts = partsOf(context);
  const start = parts.get(ENTRY) ?? new Set();
  const isLate = (id: string): boolean => isNamed(id) && !start.has(id);
  const isOurs = (id: string): boolean =>
    ![...withImports(id, context)].some((one) => isLate(one) && LIBRARY.test(one));
  const ofHome = new Set(context.getModuleInfo(HOME)?.dynamicallyImportedIds);
  const neededBy = (id: string): string[] => [...parts].filter(([, modules]) => modules.has(id)).map(([part]) => part);
  const all = new Set([...parts.values()].flatMap((modules) => [...modules]));
  return new Map(
    [...all]
      .filter(isLate)
      .map((id) => [id, neededBy(id)] as const)
      .filter(([id, some]) => some.length >= SHARED_BY && isOurs(id))
      .map(([id, some]) => [id, nameFor(some, ofHome)]),
  );
};

type NamesOf = (context: Context) => ReadonlyMap<string, string>;

/** Found out when the first module is asked about. */
const once = (namesOf: NamesOf): NamesOf => {
  let names: ReadonlyMap<string, string> | null = null;
  return (context) => (names ??= namesOf(context));
};

const groupOf = (debugName: string, namesOf: NamesOf, priority: number): Rolldown.CodeSplittingGroup => ({
  debugName,
  name: (id, context) => namesOf(context).get(id) ?? null,
  priority,
});

/**
 * Everything that the first page needs is in three files: libraries, which change rarely, the domain, whose machines are made in a
 * task of their own, and the rest of our own; the renderer, which the entry asks for late, is a fourth. Of what comes later, our own modules that many parts need are a file for those that the
 * home page needs and one for all others, or one for those of a room: a page needs some fifty modules of a few lines, and each
 * would be a request. The rest is split as the bundler thinks best.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  const start = once((context) => startNames(withImports(ENTRY, context)));
  const named = (wanted: string): NamesOf =>
    once((context) => new Map([...start(context)].filter(([, name]) => name === wanted)));
  const late = once(sharedNames);
  const shared = once((context) => new Map([...late(context)].filter(([, name]) => name !== INNER)));
  // A group takes along whatever its modules import, but for what belongs to one before it.
  return [
    ...['libraries', 'domain', 'start'].map((name, index) => groupOf(name, named(name), 4 - index)),
    groupOf('shared', shared, 1),
    groupOf(INNER, late, 0),
  ];
};
