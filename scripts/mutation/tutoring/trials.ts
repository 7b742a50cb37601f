import { performance } from 'node:perf_hooks';
import type { Script } from 'node:vm';
import { runBundle } from './mutants-bundle.ts';
import type { Check } from './mutation.types.ts';

/** A check that holds without a mutant. */
interface KnownCheck {
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

/** So many of the nearest checks are asked of a mutant: those of the whole engine would take minutes. */
const NEAREST = 300;
const PATIENCE_MS = 5_000;

const holds = ({ run }: Check): boolean => {
  try {
    return !(run() instanceof Promise);
  } catch {
    return false;
  }
};

export const baselineOf = (script: Script): Baseline => {
  const loaded = new Set<number>();
  const known: KnownCheck[] = [];
  let met = loaded;
  const isOn = (id: number): boolean => {
    met.add(id);
    return false;
  };
  runBundle(script, isOn, (checks) => {
    for (const [index, check] of checks.entries()) {
      met = new Set();
      const begin = performance.now();
      if (holds(check)) known.push({ index, ms: performance.now() - begin, met });
    }
  });
  return { known, loaded };
};

/** The checks that a mutant can matter to, nearest first: those that come by most of what stands around it. */
export const nearestChecks = (
  { known, loaded }: Baseline,
  mutant: number,
  around: readonly number[],
): readonly KnownCheck[] => {
  // What counts when the file is loaded counts for whoever comes by.
  const places = loaded.has(mutant) ? around.filter((id) => !loaded.has(id)) : [mutant];
  const nearness = new Map(known.map(({ index, met }) => [index, around.filter((id) => met.has(id)).length]));
  return known
    .filter(({ met }) => places.some((id) => met.has(id)))
    .toSorted((a, b) => (nearness.get(b.index) ?? 0) - (nearness.get(a.index) ?? 0))
    .slice(0, NEAREST)
    .toSorted((a, b) => a.ms - b.ms);
};

/** Whether one of the checks fails with the mutant, or never ends, or nothing can be loaded any more. */
export const isNoticed = (script: Script, mutant: number, asked: readonly KnownCheck[]): boolean => {
  let isMissed = false;
  const expected = asked.reduce((sum, { ms }) => sum + ms, 0);
  try {
    runBundle(
      script,
      (id) => id === mutant,
      (checks) => {
        isMissed = asked.every(({ index }) => {
          const check = checks[index];
          return check !== undefined && holds(check);
        });
      },
      PATIENCE_MS + 10 * expected,
    );
  } catch {
    return true;
  }
  return !isMissed;
};
