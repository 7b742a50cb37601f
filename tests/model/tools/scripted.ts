import type { ActorLogic, AnyStateMachine, EventObject } from 'xstate';
import type { Answer } from './answers.ts';

interface Scripted extends EventObject {
  readonly type: 'script.answer';
  readonly answer: Answer;
}
type ScriptedEvent = Scripted | { readonly type: 'xstate.stop' };

export const scriptedBy = (answer: Answer): Scripted => ({ type: 'script.answer', answer });

interface Asked {
  readonly input: unknown;
  readonly context: unknown;
}
type ScriptedSnapshot = Asked &
  (
    | { status: 'active' | 'stopped'; output: undefined; error: undefined }
    | { status: 'done'; output: unknown; error: undefined }
    | { status: 'error'; output: undefined; error: unknown }
  );

/** Does nothing but wait for its script: it ends, fails or reports when it is told to. */
const scriptedActor: ActorLogic<ScriptedSnapshot, ScriptedEvent, unknown> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    context: undefined,
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: ({ input, context }, event) => {
    const idle = { output: undefined, error: undefined, input, context };
    if (event.type === 'xstate.stop') return { ...idle, status: 'stopped' };
    if (event.type !== 'script.answer') return { ...idle, status: 'active' };
    switch (event.answer.kind) {
      case 'done':
        return { ...idle, status: 'done', output: event.answer.output };
      case 'failed':
        return { ...idle, status: 'error', error: event.answer.error };
      case 'reports':
        return { ...idle, status: 'active', context: event.answer.value };
      case 'sends':
        return { ...idle, status: 'active' };
    }
  },
};

/** The same machine with every actor slot filled by an actor that waits for its script. */
export const withScriptedActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((slot) => [slot, scriptedActor])),
  });
