import {
  createActor,
  SimulatedClock,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { keyOfTaken, takenIn } from '../../../scripts/statecharts/chart.ts';
import type { Answer } from './answers.ts';
import { scriptedBy, withScriptedActors } from './scripted.ts';

/** A simulated clock that goes from one timer to the next instead of jumping over them. */
class SteppingClock extends SimulatedClock {
  private readonly dues = new Map<number, number>();

  override setTimeout(fn: () => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.dues.delete(id);
      fn();
    }, timeout);
    this.dues.set(id, this.now() + timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.dues.delete(id);
    super.clearTimeout(id);
  }

  pass(ms: number): void {
    const until = this.now() + ms;
    for (let next = Math.min(...this.dues.values()); next <= until; next = Math.min(...this.dues.values()))
      this.set(Math.max(next, this.now()));
    this.set(until);
  }
}

/** A message from the machine to one of its children. */
interface Message {
  readonly to: string;
  readonly event: AnyEventObject;
}

/** A live machine whose world does what a test says, and nothing else. */
export interface TestActor<M extends AnyStateMachine> {
  readonly send: (event: EventFromLogic<M>) => void;
  /** Lets the actor that is waiting under this id have its answer. */
  readonly answer: (actorId: string, answer: Answer) => void;
  /** Lets this many milliseconds pass; every timer on the way fires in its turn. */
  readonly pass: (ms: number) => void;
  /** What the actor that is waiting under this id was asked. */
  readonly askedOf: (actorId: string) => unknown;
  /** Ids of all actors that were ever asked, in order; one that is asked again stands there again. */
  readonly asks: () => readonly string[];
  readonly snapshot: () => SnapshotFrom<M>;
  readonly state: () => StateValue;
  readonly context: () => ContextFrom<M>;
  /** Ids of the actors that wait for an answer. */
  readonly pending: () => readonly string[];
  /** All that was emitted so far. */
  readonly emitted: readonly EmittedFrom<M>[];
  /** All that it told its children so far (`sendTo`). */
  readonly sentToChildren: readonly Message[];
  /** Keys of the written transitions that were taken so far. */
  readonly taken: readonly string[];
  /** Ids of the actors that nobody awaits any more and that were not told to stop. */
  readonly forgotten: () => readonly string[];
}

/** A live actor of a machine, without promises and with a clock that one turns: `const polling = testActor(machine, { input })`. */
export const testActor = <M extends AnyStateMachine>(
  machine: M,
  { input }: { readonly input?: InputFrom<M> } = {},
): TestActor<M> => {
  const clock = new SteppingClock();
  const emitted: EmittedFrom<M>[] = [];
  const taken: string[] = [];
  const sentToChildren: Message[] = [];
  const asked = new Set<AnyActorRef>();
  const actor: ActorRefFrom<AnyStateMachine> & { start: () => unknown } = createActor(withScriptedActors(machine), {
    clock,
    input,
    inspect: (event) => {
      if (event.type === '@xstate.microstep')
        taken.push(
          ...takenIn(event)
            .map(keyOfTaken)
            .filter((key) => key !== undefined),
        );
      if (event.type === '@xstate.event' && event.sourceRef === actor && event.event.type !== 'xstate.init')
        sentToChildren.push(
          ...children()
            .filter((child) => child === event.actorRef)
            .map(({ id }) => ({ to: id, event: event.event })),
        );
    },
  });
  const children = (): AnyActorRef[] =>
    Object.values(actor.getSnapshot().children).filter((child): child is AnyActorRef => child !== undefined);
  const waiting = (): AnyActorRef[] => children().filter((child) => child.getSnapshot().status === 'active');
  const noted = <Result>(act: () => Result): Result => {
    const result = act();
    for (const child of children()) asked.add(child);
    return result;
  };
  const waitingFor = (actorId: string): AnyActorRef => {
    const found = waiting().find(({ id }) => id === actorId);
    if (found === undefined)
      throw new Error(
        `Nobody awaits "${actorId}" in ${JSON.stringify(actor.getSnapshot().value)}; awaited: ${
          waiting()
            .map(({ id }) => id)
            .join(', ') || 'nothing'
        }.`,
      );
    return found;
  };
  actor.on('*', (event: AnyEventObject) => {
    emitted.push(event as EmittedFrom<M>);
  });
  actor.subscribe({ error: () => {} });
  noted(() => actor.start());
  return {
    send: (event) => noted(() => actor.send(event)),
    answer: (actorId, answer) =>
      noted(() => {
        const child = waitingFor(actorId);
        return answer.kind === 'sends' ? actor.send(answer.event) : child.send(scriptedBy(answer));
      }),
    pass: (ms) => noted(() => clock.pass(ms)),
    askedOf: (actorId) => waitingFor(actorId).getSnapshot().input,
    asks: () => [...asked].map(({ id }) => id),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<M>,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context as ContextFrom<M>,
    pending: () => (actor.getSnapshot().status === 'active' ? waiting().map(({ id }) => id) : []),
    emitted,
    sentToChildren,
    taken,
    forgotten: () => {
      const kept = new Set(actor.getSnapshot().status === 'active' ? children() : []);
      return [...asked]
        .filter((child) => !kept.has(child) && child.getSnapshot().status === 'active')
        .map(({ id }) => id);
    },
  };
};
