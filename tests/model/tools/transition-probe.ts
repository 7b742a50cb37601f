import {
  createActor,
  fromTransition,
  isMachineSnapshot,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ExecutableActionObject,
  type InspectedMicrostepEvent,
} from 'xstate';
import { activeStates, keyOfTaken, takenIn } from '../../../scripts/statecharts/chart.ts';

/** One macrostep, seen from inside: what xstate's `transition` returns, and which written transitions it took. */
export interface ProbedStep {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly ExecutableActionObject[];
  /** Keys of the written transitions, in the order in which they were taken. */
  readonly taken: readonly string[];
  /** Ids of the states that were active at any moment of it. */
  readonly visited: readonly string[];
  /** Types of the events that some transition was taken for. */
  readonly handled: readonly string[];
}

const ignore = (): void => {};
const nobody = fromTransition((state: null) => state, null);

const probe = (act: (scope: AnyActorScope) => AnyMachineSnapshot): ProbedStep => {
  const microsteps: InspectedMicrostepEvent[] = [];
  const actions: ExecutableActionObject[] = [];
  const self = createActor(nobody, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') microsteps.push(event);
    },
  });
  const snapshot = act({
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action) => {
      actions.push(action);
    },
  });
  const transitions = microsteps.flatMap(takenIn);
  return {
    snapshot,
    actions,
    taken: transitions.map(keyOfTaken).filter((key) => key !== undefined),
    visited: [
      ...transitions.flatMap(({ source }) => lineage(source)),
      ...microsteps.flatMap((step) => (isMachineSnapshot(step.snapshot) ? nodesIn(step.snapshot) : [])),
      ...nodesIn(snapshot),
    ],
    handled: microsteps.filter((step) => takenIn(step).length > 0).map(({ event }) => event.type),
  };
};

const lineage = (node: AnyStateNode): string[] => [node.id, ...(node.parent === undefined ? [] : lineage(node.parent))];

const nodesIn = (snapshot: AnyMachineSnapshot): string[] => [...activeStates(snapshot)].map(({ id }) => id);

export const probeStart = (machine: AnyStateMachine, input: unknown): ProbedStep =>
  probe((scope) => machine.getInitialSnapshot(scope, input));

export const probeEvent = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): ProbedStep =>
  probe((scope) => machine.transition(snapshot, event, scope));
