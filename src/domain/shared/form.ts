import { assertEvent, assign, setup } from 'xstate';
import { failureNoted, notingFailure, type MachineMeta } from './machine.ts';
import { actorSlot } from './actor-slot.ts';
import type { FailureCode } from './failure.ts';
import { keyed, type Keyed } from './idempotency.rules.ts';

/** What a form keeps: all that was typed, until it has been sent. */
export interface FormContext<Values> {
  readonly values: Values;
  /** Whether the form was submitted with mistakes: from then on they are shown, field by field. */
  readonly isChecked: boolean;
  /** What was sent last; after a failure the same goes out again under the same key (R10). */
  readonly order: Keyed<Values> | null;
  readonly failure: FailureCode | null;
}

export interface FormInput<Values> {
  /** What is filled in already. */
  readonly values: Values;
}

export type FormEvent<Values> =
  | { readonly type: 'pupil.fieldsChanged'; readonly change: Partial<Values> }
  | { readonly type: 'pupil.formSubmitted'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.formDismissed' };

/** What tells one form from another. */
export interface FormRules<Values> {
  /** A code for each field that is wrong; nothing when the form may be sent. */
  readonly problemsOf: (values: Values) => object;
  /** The values as they are sent: without the blanks around them. */
  readonly tidied: (values: Values) => Values;
  /** What stays in the form when it was sent. */
  readonly kept: (values: Values) => Values;
}

interface FormChart<Values> {
  readonly id: string;
  readonly description: string;
  readonly source: readonly string[];
  readonly rules: FormRules<Values>;
}

interface DialogFormChart<Values> extends FormChart<Values> {
  /** How long the good news is shown before the dialog closes itself, in milliseconds. */
  readonly closesAfter: number;
}

const formSetup = <Values extends object>({ problemsOf, tidied, kept }: FormRules<Values>, closesAfter: number) => {
  const form = setup({
    types: {
      context: {} as FormContext<Values>,
      input: {} as FormInput<Values>,
      output: {} as Values,
      events: {} as FormEvent<Values>,
      tags: {} as 'busy',
      meta: {} as MachineMeta,
    },
    actors: { send: actorSlot<void, Keyed<Values>>('send') },
    delays: { closing: closesAfter },
    guards: { isWellFilled: ({ context }) => Object.keys(problemsOf(context.values)).length === 0 },
    actions: {
      type: assign(({ context, event }) => {
        assertEvent(event, 'pupil.fieldsChanged');
        return { values: { ...context.values, ...event.change } };
      }),
      check: assign({ isChecked: true }),
      prepare: assign(({ context, event }) => {
        assertEvent(event, 'pupil.formSubmitted');
        return { order: keyed(context.order, tidied(context.values), event.idempotencyKey), failure: null };
      }),
      noteFailure: assign(failureNoted),
      startOver: assign(({ context }) => ({
        values: kept(context.values),
        isChecked: false,
        order: null,
        failure: null,
      })),
    },
  });
  const editing = form.createStateConfig({
    description: 'The form is filled in.',
    on: {
      'pupil.fieldsChanged': { actions: 'type' },
      'pupil.formSubmitted': [
        { guard: 'isWellFilled', target: 'sending', actions: 'prepare' },
        { actions: 'check', meta: { note: 'Each field says what is wrong with it.' } },
      ],
    },
  });
  const sending = form.createStateConfig({
    description: 'It is on its way.',
    tags: 'busy',
    invoke: {
      id: 'send',
      src: 'send',
      input: ({ context }) => context.order!,
      onDone: 'sent',
      onError: {
        target: 'editing',
        actions: notingFailure,
        meta: { note: 'What was typed stays in the form.' },
      },
    },
  });
  return { form, editing, sending };
};

const begin = <Values>({ input }: { readonly input: FormInput<Values> }): FormContext<Values> => ({
  values: input.values,
  isChecked: false,
  order: null,
  failure: null,
});

/** A form on a page: filled in, sent, and ready for the next one. */
export const pageForm = <Values extends object>({ id, description, source, rules }: FormChart<Values>) => {
  const { form, editing, sending } = formSetup(rules, 0);
  return form.createMachine({
    id,
    description,
    meta: { source },
    context: begin,
    initial: 'editing',
    states: {
      editing,
      sending,
      sent: {
        description: 'It has arrived; what was typed is cleared.',
        entry: 'startOver',
        on: { 'pupil.formDismissed': 'editing', 'pupil.fieldsChanged': { target: 'editing', actions: 'type' } },
      },
    },
  });
};

/** A form in a dialog of its own, which ends when the dialog closes, with what stays in the form. */
export const dialogForm = <Values extends object>({
  id,
  description,
  source,
  rules,
  closesAfter,
}: DialogFormChart<Values>) => {
  const { form, editing, sending } = formSetup(rules, closesAfter);
  return form.createMachine({
    id,
    description,
    meta: { source },
    context: begin,
    initial: 'editing',
    on: { 'pupil.formDismissed': '.closed' },
    output: ({ context }) => context.values,
    states: {
      editing,
      sending,
      sent: {
        description: 'It is done; the good news stays for a moment.',
        entry: 'startOver',
        after: { closing: 'closed' },
      },
      closed: { description: 'The dialog is gone, and what was typed with it.', type: 'final', entry: 'startOver' },
    },
  });
};
