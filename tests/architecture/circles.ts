import { posix } from 'node:path';
import { specifiersIn } from './layers.ts';
import type { SourceFile } from './source-files.ts';

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The file that a specifier of ours names. */
export const targetOf = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const path = specifier.slice(1);
  return /^(?:contract|server|tutoring)\//.test(path) ? path : `src/${path}`;
};

const importsOf = (files: readonly SourceFile[]): readonly Import[] => {
  const names = new Set(files.map(({ file }) => file));
  return files.flatMap((source) =>
    specifiersIn(source)
      .filter((specifier) => /^[.#]/.test(specifier))
      .map((specifier) => ({ from: source.file, to: targetOf(source.file, specifier) }))
      .filter(({ to }) => names.has(to)),
  );
};

/** The contract stands beside the floors of `src`: adapters use it, and it uses the domain. */
const partsOf = (file: string): readonly string[] => file.split(/(?<!^src)\//);

/** The folder in which two files part, and what each of them is there: itself, or a folder with all that is below. */
const meeting = ({ from, to }: Import): { readonly left: string; readonly right: string } => {
  const [here, there] = [partsOf(from), partsOf(to)];
  const depth = here.findIndex((part, index) => part !== there[index]) + 1;
  return { left: here.slice(0, depth).join('/'), right: there.slice(0, depth).join('/') };
};

type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

const graphOf = (imports: readonly Import[]): Graph => {
  const graph = new Map<string, Map<string, Import>>();
  for (const found of imports) {
    const { left, right } = meeting(found);
    const known = graph.get(left) ?? new Map<string, Import>();
    graph.set(left, known.set(right, known.get(right) ?? found));
  }
  return graph;
};

/** The shortest way along the imports from one to another. */
const wayBack = (graph: Graph, from: string, to: string): readonly Import[] | undefined => {
  const seen = new Set([from]);
  let ways: (readonly [string, readonly Import[]])[] = [[from, []]];
  while (ways.length > 0) {
    const arrived = ways.find(([place]) => place === to);
    if (arrived !== undefined) return arrived[1];
    ways = ways.flatMap(([place, way]) =>
      [...(graph.get(place) ?? [])]
        .filter(([next]) => !seen.has(next) && seen.add(next))
        .map(([next, step]) => [next, [...way, step]] as const),
    );
  }
  return undefined;
};

/**
 * Circles of imports, by who takes part in them. In each folder its files, and its folders with all that is below them, are
 * looked at: a file of a folder may use what is below it and be used from there, but neither two files nor two folders each other.
 */
export const circlesIn = (files: readonly SourceFile[]): Readonly<Record<string, readonly string[]>> => {
  const graph = graphOf(importsOf(files));
  const circles: Record<string, readonly string[]> = {};
  for (const [left, uses] of graph)
    for (const [right, step] of uses) {
      const way = wayBack(graph, right, left);
      if (way === undefined) continue;
      const steps = [step, ...way];
      const members = steps.map((taken) => meeting(taken).left).toSorted();
      circles[members.join(' ⇄ ')] ??= steps.map(({ from, to }) => `${from} imports ${to}`);
    }
  return circles;
};
