import { assign, setup } from 'xstate';
import { actorSlot } from './actor-slot.ts';
import { failureOf, type FailureCode } from './failure.ts';
import type { Problems } from './form.ts';

export interface FormContext<Values, Problem extends string> {
  readonly values: Values;
  readonly problems: Problems<Values, Problem>;
  readonly failure: FailureCode | null;
}
export type FormEvent<Values> =
  | { readonly type: 'pupil.fieldsChanged'; readonly change: Partial<Values> }
  | { readonly type: 'pupil.formSubmitted' }
  | { readonly type: 'pupil.dialogClosed' };

const form = <Values extends object, Problem extends string>(problemsOf: (values: Values) => Problems<Values, Problem>) =>
  setup({
    types: {
      context: {} as FormContext<Values, Problem>,
      input: {} as { readonly values: Values },
      events: {} as FormEvent<Values>,
      tags: {} as 'busy',
      meta: {} as { readonly story?: string; readonly source?: readonly string[] },
    },
    actors: { send: actorSlot<void, Values>('send') },
    guards: { hasProblems: ({ context }) => Object.keys(problemsOf(context.values)).length > 0 },
    actions: {
      type: assign(({ context }, change: Partial<Values>) => ({ values: { ...context.values, ...change } })),
      showProblems: assign(({ context }) => ({ problems: problemsOf(context.values) })),
      noteFailure: assign({ failure: (_, code: FailureCode) => code }),
      forgetFailure: assign({ failure: null }),
    },
  });

export const formMachine = <Values extends object, Problem extends string>(id: string, problemsOf: (values: Values) => Problems<Values, Problem>) => {
  const f = form(problemsOf);
  const sending = f.createStateConfig({
    description: 'x',
    invoke: { id: 'send', src: 'send', input: ({ context }) => context.values, onDone: 'sent', onError: { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code } } },
  });
  return f.createMachine({
    id,
    context: ({ input }) => ({ values: input.values, problems: {}, failure: null }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'pupil.fieldsChanged': { actions: { type: 'type', params: ({ event }) => event.change } },
          'pupil.formSubmitted': [{ guard: 'hasProblems', actions: 'showProblems' }, 'sending'],
        },
      },
      sending,
      sent: {},
    },
  });
};
const m = formMachine('a', (v: { email: string }): Problems<{ email: string }, 'email/required'> => (v.email === '' ? { email: 'email/required' } : {}));
import { createActor, fromPromise } from 'xstate';
const actor = createActor(m.provide({ actors: { send: fromPromise(({ input }) => Promise.resolve(void input.email)) } }), { input: { values: { email: '' } } });
actor.send({ type: 'pupil.fieldsChanged', change: { email: 'x' } });
const c: 'email/required' | undefined = actor.getSnapshot().context.problems.email;
actor.getSnapshot().matches('sending');
console.log(c);
