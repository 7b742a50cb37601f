import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import { activeStates } from '../../../scripts/statecharts/chart.ts';
import { endsActor, eventOfAnswer, type Answer } from './answers.ts';
import { probeEvent, probeStart, type ProbedStep } from './transition-probe.ts';

export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  /** When it fires, in milliseconds since the beginning. */
  readonly due: number;
}

/** One thing that may happen next. `wait` lets time pass until that timer has fired or is gone. */
export type Step =
  | { readonly type: 'send'; readonly event: AnyEventObject }
  | { readonly type: 'answer'; readonly actorId: string; readonly answer: Answer }
  | { readonly type: 'wait'; readonly timer: string }
  | { readonly type: 'pass'; readonly ms: number };

/** Where a machine is, with what xstate keeps outside its snapshot: running timers and unanswered actors. */
export interface Configuration {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly snapshot: AnyMachineSnapshot;
  /** Milliseconds since the beginning. */
  readonly time: number;
  readonly timers: readonly Timer[];
  readonly answered: ReadonlySet<AnyActorRef>;
  /** What the last step did. */
  readonly last: {
    readonly taken: readonly string[];
    readonly visited: readonly string[];
    readonly handled: readonly string[];
    readonly emitted: readonly AnyEventObject[];
    /** What was told to children. */
    readonly sentToChildren: readonly { readonly to: string; readonly event: AnyEventObject }[];
    /** Actions that are not xstate's own: they act on the world behind the back of the actor slots. */
    readonly effects: readonly string[];
  };
}

/** More firings than this within one wait are a clock that never comes to rest. */
const MOST_FIRINGS = 10_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEvent = (value: unknown): value is AnyEventObject => isObject(value) && typeof value['type'] === 'string';

const timersAfter = (
  { timers, time }: Pick<Configuration, 'timers' | 'time'>,
  actions: readonly ExecutableActionObject[],
): readonly Timer[] =>
  actions.reduce<readonly Timer[]>((running, { type, params }) => {
    if (!isObject(params)) return running;
    if (type === 'xstate.cancel') return running.filter(({ id }) => id !== params['sendId']);
    if (type !== 'xstate.raise' || typeof params['delay'] !== 'number' || !isEvent(params['event'])) return running;
    const { event, id, delay } = params;
    return [...running, { id: typeof id === 'string' ? id : event.type, event, due: time + delay }];
  }, timers);

const NOTHING = { taken: [], visited: [], handled: [], emitted: [], sentToChildren: [], effects: [] };

const eventsOf = (
  kind: string,
  actions: readonly ExecutableActionObject[],
): { event: AnyEventObject; targetId: unknown }[] =>
  actions.flatMap(({ type, params }) =>
    type === kind && isObject(params) && isEvent(params['event'])
      ? [{ event: params['event'], targetId: params['targetId'] }]
      : [],
  );

const absorb = (
  before: Omit<Configuration, 'snapshot'>,
  { snapshot, actions, taken, visited, handled }: ProbedStep,
): Configuration => ({
  ...before,
  snapshot,
  timers: snapshot.status === 'active' ? timersAfter(before, actions) : [],
  last: {
    taken: [...before.last.taken, ...taken],
    visited: [...before.last.visited, ...visited],
    handled: [...before.last.handled, ...handled],
    emitted: [...before.last.emitted, ...eventsOf('xstate.emit', actions).map(({ event }) => event)],
    sentToChildren: [
      ...before.last.sentToChildren,
      ...eventsOf('xstate.sendTo', actions).map(({ targetId, event }) => ({ to: String(targetId), event })),
    ],
    effects: [...before.last.effects, ...actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'))],
  },
});

const newcomers = (now: AnyMachineSnapshot, before: AnyMachineSnapshot | undefined): AnyActorRef[] =>
  Object.entries<AnyActorRef | undefined>(now.children).flatMap(([id, child]) =>
    child === undefined || before?.children[id] === child ? [] : [child],
  );

/** A child with `onSnapshot` reports its first snapshot as soon as it starts. */
const withFirstReports = (
  machine: AnyStateMachine,
  now: Configuration,
  before: AnyMachineSnapshot | undefined,
): Configuration =>
  newcomers(now.snapshot, before)
    .filter(({ id }) =>
      [...activeStates(now.snapshot)].some(({ invoke }) =>
        invoke.some((invoked) => invoked.id === id && invoked.onSnapshot !== undefined),
      ),
    )
    .reduce(
      (configuration, child) =>
        receive(machine, configuration, { type: `xstate.snapshot.${child.id}`, snapshot: child.getSnapshot() }),
      now,
    );

const receive = (machine: AnyStateMachine, before: Configuration, event: AnyEventObject): Configuration =>
  before.snapshot.status === 'active'
    ? withFirstReports(machine, absorb(before, probeEvent(machine, before.snapshot, event)), before.snapshot)
    : before;

/** The running timers, the next one first. */
export const timersInOrder = ({ timers }: Configuration): readonly Timer[] => timers.toSorted((a, b) => a.due - b.due);

const fire = (machine: AnyStateMachine, before: Configuration, timer: Timer): Configuration =>
  receive(
    machine,
    { ...before, time: Math.max(before.time, timer.due), timers: before.timers.filter((other) => other !== timer) },
    timer.event,
  );

/** Fires timers one after the other while `goesOn` says so. */
const runClock = (
  machine: AnyStateMachine,
  before: Configuration,
  goesOn: (next: Timer, now: Configuration) => boolean,
): Configuration => {
  let now = before;
  for (let firings = 0; firings < MOST_FIRINGS; firings += 1) {
    const [next] = timersInOrder(now);
    if (next === undefined || !goesOn(next, now)) return now;
    now = fire(machine, now, next);
  }
  throw new Error(`The clock never comes to rest in ${JSON.stringify(now.snapshot.value)}.`);
};

const letPass = (machine: AnyStateMachine, before: Configuration, ms: number): Configuration => {
  const until = before.time + ms;
  return { ...runClock(machine, before, ({ due }) => due <= until), time: until };
};

/** All timers of one moment fire together, as they do on a real clock. */
const waitFor = (machine: AnyStateMachine, before: Configuration, timerId: string): Configuration => {
  const awaited = before.timers.find(({ id }) => id === timerId);
  return runClock(
    machine,
    before,
    ({ due }, now) => due <= now.time || (awaited !== undefined && now.timers.includes(awaited)),
  );
};

export const begin = (machine: AnyStateMachine, input: unknown): Configuration => {
  const dawn = {
    status: 'active',
    output: undefined,
    error: undefined,
    time: 0,
    timers: [],
    answered: new Set<AnyActorRef>(),
    last: NOTHING,
  } as const;
  return withFirstReports(machine, absorb(dawn, probeStart(machine, input)), undefined);
};

/** The pure consequence of a step. */
export const follow = (machine: AnyStateMachine, before: Configuration, step: Step): Configuration => {
  const now = { ...before, last: NOTHING };
  switch (step.type) {
    case 'send':
      return receive(machine, now, step.event);
    case 'wait':
      return waitFor(machine, now, step.timer);
    case 'pass':
      return letPass(machine, now, step.ms);
    case 'answer': {
      const actor = before.snapshot.children[step.actorId];
      const answered =
        actor !== undefined && endsActor(step.answer) ? new Set([...before.answered, actor]) : before.answered;
      return receive(machine, { ...now, answered }, eventOfAnswer(step.actorId, step.answer));
    }
  }
};

/** The actors that still owe an answer. */
export const pendingIn = ({ snapshot, answered }: Configuration): readonly AnyActorRef[] =>
  snapshot.status === 'active'
    ? Object.values<AnyActorRef | undefined>(snapshot.children)
        .filter((child) => child !== undefined)
        .filter((child) => !answered.has(child))
    : [];
