import type { AnyStateMachine } from 'xstate';
import { pendingIn, type Configuration, type Step } from './configuration.ts';
import { contextKey } from './explore.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './paths.ts';
import { testActor, type TestActor } from './test-actor.ts';

/** What can be seen of a machine after a step, in the pure calculation and in the live actor alike. */
export interface Sight {
  readonly state: unknown;
  readonly status: string;
  readonly context: string;
  readonly pending: readonly string[];
  readonly emitted: readonly unknown[];
  readonly sentToChildren: readonly unknown[];
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
  sentToChildren: configuration.last.sentToChildren,
  taken: configuration.last.taken,
  forgotten: [],
});

interface Counts {
  readonly emitted: number;
  readonly sentToChildren: number;
  readonly taken: number;
}

const sightOfActor = (model: AnyModel, live: TestActor<AnyStateMachine>, before: Counts): Sight => ({
  state: live.state(),
  status: live.snapshot().status,
  context: contextKey(model, { snapshot: live.snapshot() }),
  pending: live.pending(),
  emitted: live.emitted.slice(before.emitted),
  sentToChildren: live.sentToChildren.slice(before.sentToChildren),
  taken: live.taken.slice(before.taken),
  forgotten: live.forgotten(),
});

const act = (live: TestActor<AnyStateMachine>, step: Step, ms: number): void => {
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

interface Replayed {
  readonly expected: readonly Sight[];
  /** As far as the live actor came. */
  readonly seen: readonly Sight[];
  /** What ended it before its end. */
  readonly thrown: string | undefined;
}

/** Plays a path on a live actor; returns what was expected and what was seen, step by step. */
export const replay = (machine: AnyStateMachine, model: AnyModel, { input, start, steps }: Path): Replayed => {
  const live = testActor(machine, { input: input.value });
  const seen = [sightOfActor(model, live, { emitted: 0, sentToChildren: 0, taken: 0 })];
  let { time } = start;
  let thrown: string | undefined;
  for (const { step, expected } of steps) {
    const before = {
      emitted: live.emitted.length,
      sentToChildren: live.sentToChildren.length,
      taken: live.taken.length,
    };
    try {
      act(live, step, expected.time - time);
    } catch (error) {
      thrown = String(error);
      break;
    }
    time = expected.time;
    seen.push(sightOfActor(model, live, before));
  }
  return {
    expected: [start, ...steps.map(({ expected }) => expected)].map((configuration) => sightOf(model, configuration)),
    seen,
    thrown,
  };
};
