import { getNextTransitions, type AnyStateNode } from 'xstate';
import { activeStates, pathOf, statesOf } from '../../../scripts/statecharts/chart.ts';
import { inWords, transitionInWords } from '../../../scripts/statecharts/words.ts';
import { pendingIn, type Configuration } from './configuration.ts';
import { configurationsOf, edgesOf, type Exploration, type Place } from './explore.ts';
import { missedTransitions } from './paths.ts';

/** Each proof returns what contradicts it, one sentence a finding. An empty list is the proof. */
export type Proof = (exploration: Exploration) => readonly string[];

const once = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)];
const here = ({ snapshot }: Configuration): string => JSON.stringify(snapshot.value).replaceAll('"', '');

const everyStateIsReached: Proof = (exploration) => {
  const visited = new Set(configurationsOf(exploration).flatMap(({ last }) => last.visited));
  return statesOf(exploration.machine)
    .filter(({ id }) => !visited.has(id))
    .map((node) => `${pathOf(node)} is never reached`);
};

const everyTransitionIsTaken: Proof = (exploration) =>
  missedTransitions(exploration).map((transition) => `${transitionInWords(transition)} is never taken`);

const isAt = (node: AnyStateNode | undefined, { snapshot }: Configuration): boolean =>
  node !== undefined && activeStates(snapshot).has(node);

const thereIsNoDeadEnd: Proof = (exploration) => {
  const { machine, model, places } = exploration;
  const restStates = model.restStates.map((restState) => ({
    restState,
    node: statesOf(machine).find((node) => pathOf(node) === restState),
  }));
  const lost = restStates
    .filter(({ node }) => node === undefined)
    .map(({ restState }) => `rest state "${restState}" is no state of the machine`);
  const isAtRest = ({ configuration }: Place): boolean =>
    configuration.snapshot.status === 'done' || restStates.some(({ node }) => isAt(node, configuration));
  const sources = new Map<string, Place[]>();
  for (const { from, to } of edgesOf(exploration)) sources.set(to, [...(sources.get(to) ?? []), from]);
  const safe = new Set([...places.values()].filter(isAtRest));
  for (const place of safe) for (const source of sources.get(place.key) ?? []) safe.add(source);
  return [
    ...lost,
    ...once(
      [...places.values()]
        .filter((place) => !safe.has(place))
        .map(({ configuration }) => `no rest state can be reached from ${here(configuration)}`),
    ),
  ];
};

const isAwaitedHere = ({ snapshot }: Configuration, id: string): boolean =>
  [...activeStates(snapshot)].some(({ invoke }) => invoke.some((invoked) => invoked.id === id));

const isForLife = ({ machine, model }: Exploration, id: string): boolean =>
  (model.background ?? []).includes(id) || machine.root.invoke.some((invoked) => invoked.id === id);

const slotOf = (src: unknown, id: string): string => (typeof src === 'string' ? src : id);

const everyWaitHasSuccessAndFailure: Proof = (exploration) =>
  once(
    configurationsOf(exploration).flatMap((configuration) =>
      pendingIn(configuration).flatMap(({ id, src }) => {
        const heard = new Set(getNextTransitions(configuration.snapshot).map(({ eventType }) => eventType));
        const answers = exploration.model.answers?.[slotOf(src, id)] ?? [];
        const kinds = new Set(answers.map(({ kind }) => kind));
        return [
          ...(heard.has(`xstate.error.actor.${id}`)
            ? []
            : [`${inWords(id)} may fail in ${here(configuration)}, and nobody listens (onError)`]),
          ...(kinds.has('done') && !heard.has(`xstate.done.actor.${id}`)
            ? [`${inWords(id)} may succeed in ${here(configuration)}, and nobody listens (onDone)`]
            : []),
          ...(kinds.has('failed') ? [] : [`the model lets ${inWords(id)} never fail`]),
          ...(kinds.has('done') || kinds.has('sends') || kinds.has('reports') || isForLife(exploration, id)
            ? []
            : [`the model lets ${inWords(id)} never succeed`]),
        ];
      }),
    ),
  );

/** Can the clock alone leave the wait for this actor, without any answer to anybody? */
const isLeftByClock = ({ places }: Exploration, start: Place, id: string): boolean => {
  const unanswered = new Set([start]);
  for (const place of unanswered) {
    for (const { step, result, to } of place.edges) {
      if (step.type !== 'wait') continue;
      if (
        result.snapshot.status !== 'active' ||
        result.snapshot.children[id] !== place.configuration.snapshot.children[id]
      )
        return true;
      const next = places.get(to);
      if (next !== undefined) unanswered.add(next);
    }
  }
  return false;
};

const everyWaitEndsInTime: Proof = (exploration) =>
  once(
    [...exploration.places.values()].flatMap((place) =>
      pendingIn(place.configuration)
        .filter(
          ({ id, src }) =>
            !isForLife(exploration, id) && exploration.model.endsByItself?.[slotOf(src, id)] === undefined,
        )
        .filter(({ id }) => !isLeftByClock(exploration, place, id))
        .map(({ id }) => `the clock does not leave ${inWords(id)} in ${here(place.configuration)}`),
    ),
  );

/** Nothing is declared that the clock leaves anyway, or that is not there. */
const everyDeclaredWaitIsOne: Proof = (exploration) => {
  const awaited = new Set(
    [...exploration.places.values()].flatMap((place) =>
      pendingIn(place.configuration)
        .filter(({ id }) => !isLeftByClock(exploration, place, id))
        .map(({ id, src }) => slotOf(src, id)),
    ),
  );
  return Object.keys(exploration.model.endsByItself ?? {})
    .filter((slot) => !awaited.has(slot))
    .map((slot) => `${inWords(slot)} need not end by itself`);
};

/** What the pupil or another machine may send; raised events and those of listeners come from the machine itself. */
const isSentFromOutside = ({ model }: Exploration, type: string): boolean => {
  const payloads = model.events[type];
  return typeof payloads === 'function' || (payloads?.length ?? 0) > 0;
};

/** `state/event` for each event that a machine takes no notice of at a place where it works. */
const droppedAt = (exploration: Exploration, { configuration, edges }: Place): readonly string[] => {
  const taken = new Set(edges.flatMap(({ step }) => (step.type === 'send' ? [step.event.type] : [])));
  const states = [...activeStates(configuration.snapshot)].filter(({ tags }) => tags.includes('busy')).map(pathOf);
  return Object.keys(exploration.model.events)
    .filter((type) => isSentFromOutside(exploration, type) && !taken.has(type))
    .flatMap((type) => states.map((state) => `${state}/${type}`));
};

/** A pattern ends with `*`, or names one event in one state. */
const isCovered = (dropped: string, pattern: string): boolean =>
  pattern.endsWith('*') ? dropped.startsWith(pattern.slice(0, -1)) : dropped === pattern;

const everyIgnoredEventIsIgnoredOnPurpose: Proof = (exploration) => {
  const dropped = once([...exploration.places.values()].flatMap((place) => droppedAt(exploration, place)));
  const patterns = Object.keys(exploration.model.ignored ?? {});
  return [
    ...dropped
      .filter((pair) => !patterns.some((pattern) => isCovered(pair, pattern)))
      .map((pair) => `${pair} is dropped, and nobody says why`),
    ...patterns
      .filter((pattern) => !dropped.some((pair) => isCovered(pair, pattern)))
      .map((pattern) => `${pattern} is said to be ignored, and is not`),
  ];
};

const everyTimerFires: Proof = (exploration) =>
  once(
    configurationsOf(exploration).flatMap(({ timers, time }) =>
      timers
        .filter(({ due }) => !Number.isFinite(due) || due < time)
        .map(({ id }) => `the delay of ${id} is no time to wait`),
    ),
  );

const nothingIsLeftBehind: Proof = (exploration) =>
  once(
    configurationsOf(exploration).flatMap((configuration) => {
      const heard = new Set(getNextTransitions(configuration.snapshot).map(({ eventType }) => eventType));
      return [
        ...pendingIn(configuration)
          .filter(({ id }) => !isForLife(exploration, id) && !isAwaitedHere(configuration, id))
          .map(({ id }) => `${inWords(id)} still runs in ${here(configuration)}, and nobody there awaits it`),
        ...configuration.timers
          .filter(({ event }) => !heard.has(event.type))
          .map(
            ({ event }) =>
              `the timer of ${event.type} still runs in ${here(configuration)}, and nobody there awaits it`,
          ),
      ];
    }),
  );

const everyEventIsHandled: Proof = (exploration) => {
  const handled = new Set(configurationsOf(exploration).flatMap(({ last }) => last.handled));
  return Object.keys(exploration.model.events)
    .filter((type) => !handled.has(type))
    .map((type) => `${type} is never handled`);
};

const theWorldIsReachedThroughSlotsOnly: Proof = (exploration) =>
  once(
    configurationsOf(exploration).flatMap(({ last }) =>
      last.effects.map((effect) => `the action ${effect} acts on the world`),
    ),
  );

const itNeverBreaks: Proof = (exploration) =>
  once(
    configurationsOf(exploration)
      .filter(({ snapshot }) => snapshot.status === 'error')
      .map(
        ({ snapshot }) =>
          `the machine breaks: ${snapshot.error instanceof Error ? snapshot.error.message : String(snapshot.error)}`,
      ),
  );

const everyStateIsDescribed: Proof = ({ machine }) =>
  statesOf(machine)
    .filter(({ description }) => (description ?? '').trim() === '')
    .map((node) => `${pathOf(node)} has no description`);

/** What is proven of every machine, by the sentence that its test bears. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  'reaches every state': everyStateIsReached,
  'takes every transition': everyTransitionIsTaken,
  'has no dead end': thereIsNoDeadEnd,
  'hears success and failure of all that it asks': everyWaitHasSuccessAndFailure,
  'ends every wait in time': everyWaitEndsInTime,
  'declares no wait in vain': everyDeclaredWaitIsOne,
  'ignores an event while it works only on purpose': everyIgnoredEventIsIgnoredOnPurpose,
  'waits for no timer that never fires': everyTimerFires,
  'leaves no actor and no timer behind': nothingIsLeftBehind,
  'handles every event that it names': everyEventIsHandled,
  'touches the world through slots and emitted events only': theWorldIsReachedThroughSlotsOnly,
  'never breaks': itNeverBreaks,
  'describes every state': everyStateIsDescribed,
};
