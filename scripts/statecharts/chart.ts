import {
  getStateNodes,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectedMicrostepEvent,
} from 'xstate';

/** Every state of a machine, in document order, the root first. History pseudo-states are left out. */
export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => descend(machine.root);

const descend = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states)
    .filter(({ type }) => type !== 'history')
    .flatMap(descend),
];

/** A transition as it is written: the n-th candidate of one event in one state. Its key survives `machine.provide`. */
export interface ChartTransition {
  readonly key: string;
  readonly source: AnyStateNode;
  /** Empty for a transition that is taken at once (`always`). */
  readonly eventType: string;
  readonly definition: AnyTransitionDefinition;
  /** Earlier candidates of the same event decide first. */
  readonly earlier: readonly AnyTransitionDefinition[];
}

const written = (
  source: AnyStateNode,
  eventType: string,
  candidates: readonly AnyTransitionDefinition[],
): ChartTransition[] =>
  candidates.map((definition, index) => ({
    key: `${source.id}|${eventType}|${index}`,
    source,
    eventType,
    definition,
    earlier: candidates.slice(0, index),
  }));

export const transitionsFrom = (node: AnyStateNode): readonly ChartTransition[] => [
  ...written(node, '', node.always ?? []),
  ...[...node.transitions].flatMap(([eventType, candidates]) => written(node, eventType, candidates)),
];

export const transitionsOf = (machine: AnyStateMachine): readonly ChartTransition[] =>
  statesOf(machine).flatMap(transitionsFrom);

/** The states that are active in a snapshot, compound ones included. */
export const activeStates = ({ machine, value }: AnyMachineSnapshot): ReadonlySet<AnyStateNode> =>
  new Set([machine.root, ...getStateNodes(machine.root, value)]);

/** The transitions that xstate reports as taken in one microstep. */
export const takenIn = ({ _transitions: taken }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] => taken;

/** The key of a transition that was taken; undefined for the entry into the machine. */
export const keyOfTaken = (taken: AnyTransitionDefinition): string | undefined =>
  transitionsFrom(taken.source).find(({ definition }) => definition === taken)?.key;

/** The state's path below the root, as a reader would say it: `account.authenticated`. */
export const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? node.id : node.path.join('.'));
