import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Step } from '../../../tests/model/tools/configuration.ts';
import { testActor as unwatched, type TestActor } from '../../../tests/model/tools/test-actor.ts';
import { told } from './told-scenarios.ts';

/** One thing that a scenario did with its actor, and what was to be seen afterwards. */
export interface Act {
  readonly step: Step;
  readonly snapshot: AnyMachineSnapshot;
  readonly time: number;
  readonly taken: readonly string[];
  readonly emitted: readonly string[];
}

export interface WatchedRun {
  readonly machine: AnyStateMachine;
  readonly start: AnyMachineSnapshot;
  readonly acts: readonly Act[];
}

/** Stands in for the function of that name in tests/model/tools: the same actor, and what is done with it is noted. */
export const testActor = (
  machine: AnyStateMachine,
  options?: { readonly input?: unknown },
): TestActor<AnyStateMachine> => {
  const actor = unwatched(machine, options);
  const acts: Act[] = [];
  told.at(-1)?.acts.push({ machine, start: actor.snapshot(), acts } satisfies WatchedRun);
  let time = 0;
  const noted = (step: Step, act: () => void): void => {
    const [taken, emitted] = [actor.taken.length, actor.emitted.length];
    act();
    if (step.type === 'pass') time += step.ms;
    acts.push({
      step,
      time,
      snapshot: actor.snapshot(),
      taken: actor.taken.slice(taken),
      emitted: actor.emitted.slice(emitted).map(({ type }: { readonly type: string }) => type),
    });
  };
  return {
    ...actor,
    send: (event) => noted({ type: 'send', event }, () => actor.send(event)),
    answer: (actorId, answer) => noted({ type: 'answer', actorId, answer }, () => actor.answer(actorId, answer)),
    pass: (ms) => noted({ type: 'pass', ms }, () => actor.pass(ms)),
  };
};
