import { performance } from 'node:perf_hooks';
import type { Script } from 'node:vm';
import { checksOf, holds } from './mutants-bundle.ts';

/** A check that holds without a mutant. */
export interface KnownCheck {
  /** Its place among all. */
  readonly index: number;
  readonly ms: number;
  /** The mutants that it comes by. */
  readonly met: ReadonlySet<number>;
}

/** What the checks do without a mutant. */
export interface Baseline {
  readonly known: readonly KnownCheck[];
  /** The mutants that are come by while the files are loaded. */
  readonly loaded: ReadonlySet<number>;
}

/** So many of the nearest are asked of a mutant, and of the closest those that take no longer than this: those of the whole engine would take minutes. */
const NEAREST = 100;
const CLOSEST_MS = 2000;
const LONGEST_MS = 120_000;
/** A check that takes longer than it did, by so much and tenfold, does not hold. */
const PATIENCE_MS = 2_000;

export const baselineOf = async (script: Script): Promise<Baseline> => {
  const loaded = new Set<number>();
  const known: KnownCheck[] = [];
  let met = loaded;
  const checks = checksOf(script, (id) => {
    met.add(id);
    return false;
  });
  for (const [index, check] of checks.entries()) {
    met = new Set();
    const begin = performance.now();
    if (await holds(check, LONGEST_MS)) known.push({ index, ms: performance.now() - begin, met });
  }
  return { known, loaded };
};

/** The first of them that together take no longer. */
const within = <Placed extends { readonly check: KnownCheck }>(
  most: number,
  checks: readonly Placed[],
): readonly Placed[] => {
  let spent = 0;
  const end = checks.findIndex(({ check: { ms } }) => {
    spent += ms;
    return spent > most;
  });
  return end < 0 ? checks : checks.slice(0, end);
};

/**
 * The checks that a mutant can matter to, fastest first: those that come by most of what stands around it, and those that come by
 * little else. Of what counts when the file is loaded nobody knows who comes by.
 */
export const nearestChecks = (
  { known, loaded }: Baseline,
  mutant: number,
  around: readonly number[],
): readonly KnownCheck[] => {
  const able = known
    .filter(({ met }) => loaded.has(mutant) || met.has(mutant))
    .map((check) => ({ check, nearness: around.filter((id) => check.met.has(id)).length }));
  const nearest = able
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, NEAREST);
  const beside = ({ check: { met }, nearness }: (typeof able)[number]): number => met.size - nearness;
  const closest = able.toSorted((a, b) => beside(a) - beside(b) || a.check.ms - b.check.ms);
  const chosen = new Set([...nearest, ...within(CLOSEST_MS, closest)]);
  return [...chosen].map(({ check }) => check).toSorted((a, b) => a.ms - b.ms);
};

/** The check that fails with the mutant first; null where nothing can be loaded any more, undefined where all hold. */
export const noticedBy = async (
  script: Script,
  mutant: number,
  asked: readonly KnownCheck[],
): Promise<number | null | undefined> => {
  try {
    const checks = checksOf(script, (id) => id === mutant);
    for (const { index, ms } of asked) {
      const check = checks[index];
      if (check === undefined || !(await holds(check, PATIENCE_MS + 10 * ms))) return index;
    }
    return undefined;
  } catch {
    return null;
  }
};
