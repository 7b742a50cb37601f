import type { AnyEventObject } from 'xstate';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';

/** What the world may say to a machine that asked it something. */
export type Answer<Output = unknown> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'sends'; readonly event: AnyEventObject }
  | { readonly kind: 'reports'; readonly value: unknown };

/** The promise resolves, or the child machine ends. */
export const done = <Output>(output: Output): Answer<Output> => ({ kind: 'done', output });
/** The port throws. A listener that fails does so too. */
export const failed = (code: FailureCode): Answer<never> => ({ kind: 'failed', error: new Failure(code) });
/** The listener tells the machine something. */
export const sends = (event: AnyEventObject): Answer<never> => ({ kind: 'sends', event });
/** The observable or child machine has a new snapshot (`onSnapshot`). */
export const reports = (value: unknown): Answer<never> => ({ kind: 'reports', value });

const snapshotOf = (value: unknown) =>
  ({ status: 'active', output: undefined, error: undefined, context: value }) as const;

/** The event by which xstate tells the machine of this answer. */
export const eventOfAnswer = (actorId: string, answer: Answer): AnyEventObject => {
  switch (answer.kind) {
    case 'done':
      return { type: `xstate.done.actor.${actorId}`, output: answer.output, actorId };
    case 'failed':
      return { type: `xstate.error.actor.${actorId}`, error: answer.error, actorId };
    case 'sends':
      return answer.event;
    case 'reports':
      return { type: `xstate.snapshot.${actorId}`, snapshot: snapshotOf(answer.value) };
  }
};

/** After this answer nobody waits for the actor any more. */
export const endsActor = ({ kind }: Answer): boolean => kind === 'done' || kind === 'failed';
