import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { explore } from './explore.ts';
import { requireWhole, type AnyModel, type MachineModel } from './model.ts';
import { pathInWords, pathsOf } from './paths.ts';
import { PROOFS } from './proofs.ts';
import { replay } from './replay.ts';
import { statesMissedBy, walk } from './walk.ts';

/** A mutant is proven in one test that ends at the first finding; replaying it would only compare it with itself. */
const describeBriefly = (machine: AnyStateMachine, model: AnyModel): void => {
  it('is proven', () => {
    const exploration = explore(machine, model);
    for (const proof of Object.values(PROOFS)) expect(proof(exploration)).toEqual([]);
    expect(statesMissedBy(walk(exploration), exploration)).toEqual([]);
  });
};

/** Ten thousand steps take seconds on a busy machine. */
const WALK_TIMEOUT = 60_000;

/**
 * Proves a machine in the world of its model: the proofs over all that it can reach, every generated path on a live
 * actor, and random walks under its invariants. docs/testing-machines.md tells how to write a model.
 */
export const describeMachine = <M extends AnyStateMachine>(name: string, machine: M, model: MachineModel<M>): void => {
  requireWhole(name, model);
  const anyModel = model as AnyModel;
  if (process.env['MODEL_PROOFS'] === 'brief') {
    describeBriefly(machine, anyModel);
    return;
  }
  const exploration = explore(machine, anyModel);
  describe(`${name}, proven`, () => {
    it.each(Object.entries(PROOFS))('%s', (_, proof) => {
      expect(proof(exploration)).toEqual([]);
    });

    describe('does on a live actor what was calculated', () => {
      it.each(pathsOf(exploration).map((path) => [pathInWords(path), path] as const))('%s', (_, path) => {
        const { expected, seen } = replay(machine, anyModel, path);
        expect(seen).toEqual(expected);
      });
    });

    it(
      `keeps its word on random walks: ${Object.keys(model.invariants).join('; ')}`,
      () => {
        expect(statesMissedBy(walk(exploration), exploration)).toEqual([]);
      },
      WALK_TIMEOUT,
    );
  });
};
