import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptModels, type KeptModel } from './kept-models.ts';
import { told } from './told-scenarios.ts';
import type { WatchedRun } from './watched-actor.ts';

export interface ReadModel {
  readonly file: string;
  readonly model: KeptModel['model'];
  /** The scenarios of the model file that act on its machine; each with its longest run. */
  readonly scenarios: readonly { readonly name: string; readonly run: WatchedRun }[];
}

const beside = (file: string): string => new URL(file, import.meta.url).href;

/** What a model file imports, and what it is given instead. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  vitest: beside('./told-scenarios.ts'),
  '/describe-machine.ts': beside('./kept-models.ts'),
  '/test-actor.ts': beside('./watched-actor.ts'),
};

const hook = `
const substitutes = Object.entries(${JSON.stringify(SUBSTITUTES)});
export const resolve = (specifier, context, next) => {
  const found = context.parentURL?.includes('.model.test.') && substitutes.find(([end]) => specifier.endsWith(end));
  return found ? { url: found[1], format: 'module', shortCircuit: true } : next(specifier, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

export const modelFileOf = (machineFile: string): string =>
  machineFile.replace(/^src\/domain\//, 'tests/model/').replace(/\.machine\.ts$/, '.model.test.ts');

/** Reads the model of a machine without vitest; one after the other. Null where there is none. */
export const readModel = async (machineFile: string): Promise<ReadModel | null> => {
  const file = modelFileOf(machineFile);
  if (!existsSync(file)) return null;
  await import(pathToFileURL(resolve(file)).href);
  const [kept] = keptModels.splice(0);
  const scenarios = told.splice(0);
  if (kept === undefined) return null;
  return {
    file,
    model: kept.model,
    scenarios: scenarios.flatMap(({ name, acts }) => {
      const [run] = (acts as readonly WatchedRun[])
        .filter(({ machine, acts: done }) => machine.id === kept.machine.id && done.length > 0)
        .toSorted((a, b) => b.acts.length - a.acts.length);
      return run === undefined ? [] : [{ name, run }];
    }),
  };
};
