import type { AnyStateMachine } from 'xstate';
import { pendingIn, type Configuration, type Step } from './configuration.ts';
import { contextKey } from './explore.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './paths.ts';
import { stage, type Stage } from './test-actor.ts';

/** What can be seen of a machine after a step, in the pure calculation and on the stage alike. */
export interface Sight {
  readonly state: unknown;
  readonly status: string;
  readonly context: string;
  readonly pending: readonly string[];
  readonly emitted: readonly unknown[];
  readonly told: readonly unknown[];
  readonly taken: readonly string[];
  /** Actors that were left and not stopped: a live port would go on for nobody. */
  readonly forgotten: readonly string[];
}

const sightOf = (model: AnyModel, configuration: Configuration): Sight => ({
  state: configuration.snapshot.value,
  status: configuration.snapshot.status,
  context: contextKey(model, configuration),
  pending: pendingIn(configuration).map(({ id }) => id),
  emitted: configuration.last.emitted,
  told: configuration.last.told,
  taken: configuration.last.taken,
  forgotten: [],
});

interface Counts {
  readonly emitted: number;
  readonly told: number;
  readonly taken: number;
}

const sightOfStage = (model: AnyModel, live: Stage<AnyStateMachine>, before: Counts): Sight => ({
  state: live.state(),
  status: live.snapshot().status,
  context: contextKey(model, { snapshot: live.snapshot() }),
  pending: live.pending(),
  emitted: live.emitted.slice(before.emitted),
  told: live.told.slice(before.told),
  taken: live.taken.slice(before.taken),
  forgotten: live.forgotten(),
});

const act = (live: Stage<AnyStateMachine>, step: Step, ms: number): void => {
  switch (step.type) {
    case 'send':
      return live.send(step.event);
    case 'answer':
      return live.answer(step.actorId, step.answer);
    case 'wait':
    case 'pass':
      return live.pass(ms);
  }
};

/** Plays a path on a live actor; returns what was expected and what was seen, step by step. */
export const replay = (
  machine: AnyStateMachine,
  model: AnyModel,
  { input, start, steps }: Path,
): { readonly expected: readonly Sight[]; readonly seen: readonly Sight[] } => {
  const live = stage(machine, { input: input.value });
  const seen = [sightOfStage(model, live, { emitted: 0, told: 0, taken: 0 })];
  let { time } = start;
  for (const { step, expected } of steps) {
    const before = { emitted: live.emitted.length, told: live.told.length, taken: live.taken.length };
    act(live, step, expected.time - time);
    time = expected.time;
    seen.push(sightOfStage(model, live, before));
  }
  return {
    expected: [start, ...steps.map(({ expected }) => expected)].map((configuration) => sightOf(model, configuration)),
    seen,
  };
};
