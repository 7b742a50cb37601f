/** One script of the checks and the engine, with all mutants in it: run afresh for each, none finds what another has remembered. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { configureGlobal } from 'fast-check';
import { build, type Rollup } from 'vite';
import { expect } from 'vitest';
import type { Check, Mutation } from './mutation.types.ts';

const ENTRY = resolve(import.meta.dirname, 'tutoring-checks.entry.ts');
const SUBSTITUTE = resolve(import.meta.dirname, 'vitest-substitute.entry.ts');

/** `sources` stand in for the files of these paths. */
export const bundleOf = async (sources: ReadonlyMap<string, string>): Promise<Script> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        resolveId: (id) => (id === 'vitest' ? SUBSTITUTE : undefined),
        load: (id) => sources.get(id),
      },
    ],
    build: {
      write: false,
      minify: false,
      ssr: ENTRY,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  const [{ code }] = built.output;
  return new Script(`((require, exports) => {${code}\n})(requireOfMutants, {})`, { filename: 'mutants.cjs' });
};

const ASKED = new Script('askedCheck()');
const LOADING_MS = 60_000;

/** What the bundle checks, evaluated anew. */
export const checksOf = (script: Script, isOn: Mutation['isOn']): readonly Check[] => {
  configureGlobal({ seed: 1 });
  let found: readonly Check[] = [];
  const work: Mutation['work'] = (checks) => {
    found = checks;
  };
  const mutation: Mutation = { isOn, work, expect };
  Object.assign(globalThis, { mutation, requireOfMutants: createRequire(ENTRY) });
  script.runInThisContext({ timeout: LOADING_MS });
  return found;
};

/** Whether it holds; what takes more than so many milliseconds is stopped, in the middle of a loop as well. */
export const holds = async ({ run }: Check, timeout: number): Promise<boolean> => {
  Object.assign(globalThis, { askedCheck: run });
  try {
    await ASKED.runInThisContext({ timeout: Math.ceil(timeout) });
    return true;
  } catch {
    return false;
  }
};
