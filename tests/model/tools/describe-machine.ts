import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { explore, inputsOf } from './explore.ts';
import { reportOf, stepsInLines } from './failure-report.ts';
import { faultOn, type Tried } from './faults.ts';
import { requireWhole, type AnyModel, type MachineModel } from './model.ts';
import { pathInWords, pathsOf, type Path } from './paths.ts';
import { PROOFS } from './proofs.ts';
import { play, wayIn, writtenWay, type WrittenWay } from './step-tokens.ts';
import { statesMissedBy, walk } from './walk.ts';

/** A mutant is proven in one test that ends at the first finding; replaying it would only compare it with itself. */
const describeBriefly = (machine: AnyStateMachine, model: AnyModel): void => {
  it('is proven', () => {
    const exploration = explore(machine, model);
    for (const proof of Object.values(PROOFS)) expect(proof(exploration)).toEqual([]);
    const { visited, broken } = walk(exploration);
    expect([broken?.played.steps.length, statesMissedBy(visited, exploration)]).toEqual([undefined, []]);
  });
};

/** The steps that somebody has asked to see again, and what goes wrong on them. */
const describeReplay = (name: string, tried: Tried, way: WrittenWay): void => {
  it(`${name}, replayed`, () => {
    const played = play(tried.exploration, way);
    console.log(stepsInLines(played).join('\n'));
    expect(way.tokens.slice(played.steps.length), 'what is not possible there (any more)').toEqual([]);
    const fault = faultOn(tried, way, played);
    expect(fault === undefined ? [] : [fault.kind, ...fault.details]).toEqual([]);
  });
};

/** Plays a path on a live actor. Throws with all that there is to tell if it does otherwise than calculated. */
export const isSameLive = (name: string, tried: Tried, path: Path): true => {
  const fault = faultOn(tried, writtenWay(tried.exploration, path.input, path), path);
  if (fault !== undefined) throw new Error(reportOf(name, tried, fault));
  return true;
};

/** The states to which no random walk comes. Throws with all that there is to tell of a walk that an invariant does not survive. */
export const missedOnWalks = (name: string, tried: Tried): readonly string[] => {
  const { visited, broken } = walk(tried.exploration);
  if (broken === undefined) return statesMissedBy(visited, tried.exploration);
  const way = writtenWay(tried.exploration, broken.input, broken.played);
  const fault = faultOn(tried, way, broken.played);
  throw new Error(`A walk with the seed ${broken.seed}: ${fault === undefined ? '' : reportOf(name, tried, fault)}`);
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
  const tried = { machine, exploration };
  const way = wayIn(process.env['REPLAY'] ?? '', name, inputsOf(anyModel));
  if (way !== undefined) describeReplay(name, tried, way);
  describe(`${name}, proven`, () => {
    it.each(Object.entries(PROOFS))('%s', (_, proof) => {
      expect(proof(exploration)).toEqual([]);
    });

    describe('does on a live actor what was calculated', () => {
      it.each(pathsOf(exploration).map((path) => [pathInWords(path), path] as const))('%s', (_, path) => {
        expect(isSameLive(name, tried, path)).toBe(true);
      });
    });

    it(
      `keeps its word on random walks: ${Object.keys(model.invariants).join('; ')}`,
      () => {
        expect(missedOnWalks(name, tried)).toEqual([]);
      },
      WALK_TIMEOUT,
    );
  });
};
