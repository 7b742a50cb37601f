import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Answer } from './answers.ts';

type SlotsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

type SlotName<M> = SlotsOf<M>['src'] & string;
type SlotOutput<M, Name> =
  SlotsOf<M> extends infer Slot ? (Slot extends { src: Name; logic: infer Logic } ? OutputFrom<Logic> : never) : never;

type Payloads<M extends AnyStateMachine, E> =
  readonly Omit<E, 'type'>[] | ((snapshot: SnapshotFrom<M>) => readonly Omit<E, 'type'>[]);

/** What a step showed: the snapshot after it, the one before it, and what it emitted. */
interface Observation<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly context: ContextFrom<M>;
  readonly before: SnapshotFrom<M> | undefined;
  readonly emitted: readonly EmittedFrom<M>[];
}

/** How a wait ends that no clock of the machine ends: by a timeout that is named, in the same breath, when the pupil is done with a window, or with a chart that has its own proofs. */
export type WaitEnd =
  | `within ${number} s: ${string}`
  | `at once: ${string}`
  | `with the pupil: ${string}`
  | `with its own chart: ${string}`;

/** All that the proofs need to know of a machine's world. See docs/testing-machines.md. */
export interface MachineModel<M extends AnyStateMachine> {
  /** Named inputs; each is a beginning of its own. Left out for a machine without input. */
  readonly inputs?: Readonly<Record<string, InputFrom<M>>>;
  /** Every event type of the machine with the payloads to try. An empty list: only a listener or `raise` sends it. */
  readonly events: { readonly [E in EventFromLogic<M> as E['type']]: Payloads<M, E> };
  /** What each actor slot may answer: at least one success and one failure each. */
  readonly answers?: { readonly [Name in SlotName<M>]: readonly Answer<SlotOutput<M, Name>>[] };
  /** What of the context tells two states apart. Map counters to classes here if the states explode; the default is all of it. */
  readonly keyOf?: (context: ContextFrom<M>) => unknown;
  /** Paths of states (`'account.unauthenticated'`) where a pupil may rest; one of them, or the end, is reachable from everywhere. */
  readonly restStates: readonly string[];
  /** Actors that run although no state invokes them now, or that no answer ends, such as a spawned watcher. */
  readonly background?: readonly SlotName<M>[];
  /** Slots that the clock of this machine does not leave, with what ends the wait all the same. */
  readonly endsByItself?: { readonly [Name in SlotName<M>]?: WaitEnd };
  /** Events that a state tagged `busy` takes no notice of, with the reason: `'sending/pupil.formSubmitted'`, or `'sending/pupil.*'`. */
  readonly ignored?: { readonly [pattern: `${string}/${string}`]: string };
  /** Sentences that hold after every step of every random walk. */
  readonly invariants: Readonly<Record<string, (observation: Observation<M>) => boolean>>;
}

/** The same model for code that serves every machine. */
export interface AnyModel {
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, readonly object[] | ((snapshot: never) => readonly object[])>>;
  readonly answers?: Readonly<Record<string, readonly Answer[]>>;
  readonly keyOf?: (context: never) => unknown;
  readonly restStates: readonly string[];
  readonly background?: readonly string[];
  readonly endsByItself?: Readonly<Record<string, string | undefined>>;
  readonly ignored?: Readonly<Record<string, string>>;
  readonly invariants: Readonly<Record<string, (observation: never) => boolean>>;
}

const NEEDED = {
  events: 'what may be sent to it',
  restStates: 'where a pupil may rest',
  invariants: 'what always holds, or `{}`',
} as const satisfies Partial<Record<keyof AnyModel, string>>;

/** The compiler asks for these too, but a test runs without it. */
export const requireWhole = (name: string, model: object): void => {
  const missing = Object.entries(NEEDED).filter(([part]) => !(part in model));
  if (missing.length > 0)
    throw new Error(
      `The model of ${name} does not say ${missing.map(([part, meaning]) => `${part} (${meaning})`).join(', ')}: see docs/testing-machines.md.`,
    );
};
