import { failureOf, type FailureCode } from './failure.ts';

/** What a chart says of itself to whoever reads its page. */
export interface MachineMeta {
  /** Of a transition: why it is there. */
  readonly note?: string;
  /** Of the machine: the sections of the specification and the decisions that it tells. */
  readonly source?: readonly string[];
}

/** Of an actor that has failed: the word for what went wrong. */
export const failureCode = ({ event }: { readonly event: { readonly error: unknown } }): FailureCode =>
  failureOf(event.error).code;

/** What the action `noteFailure` assigns. */
export const failureNoted = (_: unknown, failure: FailureCode) => ({ failure });

/** Keeps why an actor has failed, by the machine's action `noteFailure`. */
export const notingFailure = { type: 'noteFailure', params: failureCode } as const;

/** `onError` of an actor whose failure leads to `target`, where it is told. */
export const failing = <const Target extends string>(target: Target) => ({ target, actions: notingFailure }) as const;
