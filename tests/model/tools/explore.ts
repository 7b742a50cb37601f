import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
import type { ActorLogic, AnyEventObject, AnyStateMachine } from 'xstate';
import { inWords } from '../../../scripts/statecharts/words.ts';
import { begin, follow, pendingIn, timersInOrder, type Configuration, type Step } from './configuration.ts';
import type { AnyModel } from './model.ts';
import { withScriptedActors } from './scripted.ts';

/** A step from a place, what followed, and the key of the place where that is. */
export interface Edge {
  readonly from: Place;
  readonly step: Step;
  readonly result: Configuration;
  readonly to: string;
}

/** A class of configurations with the same key, reached first by `arrival`. */
export interface Place {
  readonly key: string;
  readonly input: ModelInput;
  readonly configuration: Configuration;
  readonly arrival: Edge | undefined;
  readonly edges: Edge[];
}

export interface ModelInput {
  readonly name: string;
  readonly value: unknown;
}

export interface Exploration {
  /** With every actor slot scripted. */
  readonly machine: AnyStateMachine;
  readonly model: AnyModel;
  /** In the order in which they are reached: the beginnings first. */
  readonly places: ReadonlyMap<string, Place>;
}

/** Beyond this the model needs a `keyOf`. */
const MOST_PLACES = 5_000;

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Error) return 'code' in value ? value.code : value.message;
  if (value instanceof Set) return [...value];
  if (value instanceof Map) return [...value.entries()];
  return value;
};
const written = (value: unknown): string => JSON.stringify(value, plain) ?? 'undefined';

export const contextKey = (model: AnyModel, { snapshot }: Pick<Configuration, 'snapshot'>): string =>
  written(model.keyOf === undefined ? snapshot.context : model.keyOf(snapshot.context as never));

export const keyOf = (model: AnyModel, configuration: Configuration): string => {
  const { snapshot } = configuration;
  const timers = new Set(timersInOrder(configuration).map(({ id }) => id));
  const waiting = [...pendingIn(configuration).map(({ id }) => id), '·', ...timers];
  return `${written(snapshot.value)} ${snapshot.status} ${contextKey(model, configuration)} ${waiting.join(' ')}`;
};

const variantsOf = (model: AnyModel, { snapshot }: Configuration): AnyEventObject[] =>
  Object.entries(model.events).flatMap(([type, payloads]) =>
    (typeof payloads === 'function' ? payloads(snapshot as never) : payloads).map((payload) => ({ ...payload, type })),
  );

/** Everything that may happen next: what is sent and would be taken, what is answered, which timer fires. */
export const openSteps = (machine: AnyStateMachine, model: AnyModel, configuration: Configuration): Step[] => {
  if (configuration.snapshot.status !== 'active') return [];
  return [
    ...variantsOf(model, configuration)
      .filter((event) => machine.getTransitionData(configuration.snapshot, event).length > 0)
      .map((event): Step => ({ type: 'send', event })),
    ...pendingIn(configuration).flatMap(({ id, src }) =>
      (model.answers?.[typeof src === 'string' ? src : id] ?? []).map((answer): Step => ({
        type: 'answer',
        actorId: id,
        answer,
      })),
    ),
    ...[...new Set(timersInOrder(configuration).map(({ id }) => id))].map((timer): Step => ({ type: 'wait', timer })),
  ];
};

const payloadInWords = (payload: object): string => {
  const text = written(payload);
  return text === '{}' || text === 'undefined' || text === 'null'
    ? ''
    : ` ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`;
};

export const stepInWords = (step: Step): string => {
  switch (step.type) {
    case 'pass':
      return `${step.ms} ms pass`;
    case 'wait':
      return `after ${inWords(step.timer.replace(/^xstate\.after\.([^.]+)\..*$/, '$1'))}`;
    case 'send': {
      const { type, ...payload } = step.event;
      return `${inWords(type)}${payloadInWords(payload)}`;
    }
    case 'answer': {
      const { answer, actorId } = step;
      switch (answer.kind) {
        case 'done':
          return `${inWords(actorId)} succeeds${payloadInWords(answer.output as object)}`;
        case 'failed':
          return `${inWords(actorId)} fails${payloadInWords(answer.error as object)}`;
        case 'sends':
          return `${inWords(actorId)} says ${inWords(answer.event.type)}${payloadInWords({ ...answer.event, type: undefined })}`;
        case 'reports':
          return `${inWords(actorId)} reports${payloadInWords(answer.value as object)}`;
      }
    }
  }
};

/** xstate's graph wants an event object; a step is one, but for the index signature. */
type Told = Step & AnyEventObject;

const exploreFrom = (machine: AnyStateMachine, model: AnyModel, input: ModelInput): Place[] => {
  let explored = 0;
  const logic: ActorLogic<Configuration, Told> = {
    getInitialSnapshot: () => begin(machine, input.value),
    getPersistedSnapshot: (configuration) => configuration,
    transition: (configuration, step) => follow(machine, configuration, step),
  };
  const keyHere = (configuration: Configuration): string => `${input.name} ${keyOf(model, configuration)}`;
  const adjacency = getAdjacencyMap(logic, {
    events: (configuration) => {
      explored += 1;
      if (explored > MOST_PLACES)
        throw new Error(
          `More than ${MOST_PLACES} places: give the model a keyOf that maps counters and lists to classes. The last one: ${keyHere(configuration)}`,
        );
      return openSteps(machine, model, configuration) as Told[];
    },
    serializeState: keyHere,
    serializeEvent: (step) => written(step),
  });
  const places = new Map<string, Place>();
  const placeOf = (configuration: Configuration, arrival?: Edge): Place => {
    const key = keyHere(configuration);
    const known = places.get(key);
    if (known !== undefined) return known;
    const fresh: Place = { key, input, configuration, arrival, edges: [] };
    places.set(key, fresh);
    return fresh;
  };
  placeOf(begin(machine, input.value));
  for (const { state, event: step, nextState: result } of adjacencyMapToArray(adjacency)) {
    const from = placeOf(state);
    const edge: Edge = { from, step, result, to: keyHere(result) };
    from.edges.push(edge);
    placeOf(result, edge);
  }
  return [...places.values()];
};

/** The beginnings of a model; one without a name if the machine takes no input. */
export const inputsOf = (model: AnyModel): readonly ModelInput[] =>
  Object.entries(model.inputs ?? { '': undefined }).map(([name, value]) => ({ name, value }));

/** All places that a machine can come to in its model's world. */
export const explore = (machine: AnyStateMachine, model: AnyModel): Exploration => {
  const scripted = withScriptedActors(machine);
  const places = inputsOf(model).flatMap((input) => exploreFrom(scripted, model, input));
  return { machine: scripted, model, places: new Map(places.map((place) => [place.key, place])) };
};

export const edgesOf = ({ places }: Exploration): readonly Edge[] => [...places.values()].flatMap(({ edges }) => edges);

/** The configurations of every place and of every edge's end. */
export const configurationsOf = (exploration: Exploration): readonly Configuration[] => [
  ...[...exploration.places.values()].map(({ configuration }) => configuration),
  ...edgesOf(exploration).map(({ result }) => result),
];
