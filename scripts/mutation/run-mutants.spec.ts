/** Runs one model file against every mutant of its machine, all in one worker. Started by `npm run mutate`; see docs/testing-machines.md. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { changed, mutantsOf, type Mutant } from './mutants.ts';

const stage = vi.hoisted((): { machineId: string; mutate: ((config: unknown) => unknown) | undefined } => ({
  machineId: '',
  mutate: undefined,
}));

vi.mock('xstate', async (importOriginal) => {
  const xstate = await importOriginal<typeof import('xstate')>();
  type Created = ReturnType<ReturnType<typeof xstate.setup>['createMachine']>;
  return {
    ...xstate,
    setup: (options: never) => {
      const made = xstate.setup(options);
      const createMachine = (config: { readonly id?: string }): Created =>
        made.createMachine(
          (stage.mutate === undefined || config.id !== stage.machineId ? config : stage.mutate(config)) as never,
        );
      return { ...made, createMachine };
    },
  };
});

const machineFile = inject('machineFile');
const modelFile = inject('modelFile');
const importFresh = async (file: string): Promise<Record<string, unknown>> => {
  vi.resetModules();
  return (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
};

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const machine = Object.values(await importFresh(machineFile)).find(isMachine);
if (machine === undefined) throw new Error(`${machineFile} exports no machine.`);
stage.machineId = machine.id;

/** A mutant may chase its own tail; xstate then stops it. */
const bounded = (config: unknown): unknown => changed(config, ['options', 'maxIterations'], () => 1_000);

const runAgainst = (name: string, mutate: (config: unknown) => unknown): void => {
  describe(`${name}`, async () => {
    let isKilled = false;
    beforeEach(({ skip }) => skip(isKilled));
    afterEach(({ task }) => {
      isKilled ||= task.result?.state === 'fail';
    });
    stage.mutate = mutate;
    try {
      await importFresh(modelFile);
    } catch (error) {
      it('can be loaded', () => {
        expect(error).toEqual(undefined);
      });
    }
    stage.mutate = undefined;
  });
};

const by =
  ({ at, change }: Mutant) =>
  (config: unknown): unknown =>
    bounded(changed(config, at, change));

runAgainst('unchanged', bounded);
for (const mutant of mutantsOf(machine)) runAgainst(mutant.name, by(mutant));
