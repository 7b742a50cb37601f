import { assertEvent, assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { registrationProgressMachine } from '#domain/identity/registration-progress/registration-progress.machine.ts';
import type { RegistrationProgressOutput } from '#domain/identity/registration-progress/registration-progress.types.ts';
import { COMPLETION_REDIRECT, FAILURE_RETURN } from './registration.rules.ts';
import type {
  RegistrationContext,
  RegistrationEnding,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
} from './registration.types.ts';
import type { AuthUser, Credentials, RegistrationDetails } from '#domain/identity/user.types.ts';

const registration = setup({
  types: {
    context: {} as RegistrationContext,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    events: {} as RegistrationEvent,
    children: {} as { registrationProgress: 'registrationProgress' },
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: {
    createAccount: actorSlot<AuthUser, Credentials>('createAccount'),
    registrationProgress: registrationProgressMachine,
  },
  delays: { completionRedirect: COMPLETION_REDIRECT, failureReturn: FAILURE_RETURN },
  guards: {
    hasAccount: ({ context }) => context.person !== null,
    isFailed: (_, { outcome }: RegistrationProgressOutput) => outcome === 'failed',
  },
  actions: {
    adoptPerson: assign({ person: (_, person: AuthUser) => person }),
    keepDetails: assign({ details: (_, details: RegistrationDetails) => details }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    noteOutcome: assign({
      failure: (_, output: RegistrationProgressOutput) => (output.outcome === 'failed' ? output.failure : null),
    }),
    endAs: assign({ ending: (_, ending: RegistrationEnding) => ending }),
    forgetFailure: assign({ failure: null }),
  },
});

const close = {
  target: '#registration.finished',
  actions: { type: 'endAs', params: 'closed' },
} as const;

const returnToLogin = {
  target: '#registration.finished',
  actions: { type: 'endAs', params: 'returned' },
} as const;

const account = registration.createStateConfig({
  description: 'Step 1: e-mail and password.',
  initial: 'editing',
  on: { 'pupil.dialogClosed': close },
  states: {
    editing: {
      description: 'The pupil fills in the form.',
      on: {
        'pupil.accountSubmitted': 'creating',
        'pupil.googleChosen': { target: '#registration.finished', actions: { type: 'endAs', params: 'google' } },
        'pupil.loginRequested': returnToLogin,
      },
    },
    creating: {
      description: 'The identity service makes the account.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ event }) => {
          assertEvent(event, 'pupil.accountSubmitted');
          return event.credentials;
        },
        onDone: {
          target: '#registration.details',
          actions: { type: 'adoptPerson', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
          meta: { note: 'What was typed stays in the form.' },
        },
      },
    },
  },
});

const progress = registration.createStateConfig({
  description: 'The registration runs, step by step; nothing may interrupt it.',
  tags: 'busy',
  invoke: {
    id: 'registrationProgress',
    src: 'registrationProgress',
    input: ({ context }) => ({ person: context.person!, details: context.details! }),
    onDone: [
      {
        guard: { type: 'isFailed', params: ({ event }) => event.output },
        target: 'failed',
        actions: { type: 'noteOutcome', params: ({ event }) => event.output },
      },
      { target: 'succeeded' },
    ],
    onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code } },
  },
});

export const registrationMachine = registration.createMachine({
  id: 'registration',
  description: 'From a visitor to a registered pupil: account, details, progress.',
  meta: { source: ['S1 §4 E-mail registration', 'S1 §5', 'S1 §8'] },
  context: ({ input }) => ({ ...input, failure: null, ending: 'registered' }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Who has an account already begins with the details.',
      always: [{ guard: 'hasAccount', target: 'details' }, { target: 'account' }],
    },
    account,
    details: {
      description: 'First name, class, terms and consent.',
      entry: 'forgetFailure',
      on: {
        'pupil.dialogClosed': close,
        'pupil.detailsSubmitted': {
          target: 'progress',
          actions: { type: 'keepDetails', params: ({ event }) => event.details },
        },
      },
    },
    progress,
    succeeded: {
      description: 'Registered; the good news stays for a moment.',
      after: { completionRedirect: 'finished' },
    },
    failed: {
      description: 'A step failed; the message stays for a moment, then the login returns.',
      on: {
        'pupil.retried': { target: 'details', meta: { note: 'The details are still filled in.' } },
        'pupil.dialogClosed': close,
      },
      after: { failureReturn: returnToLogin },
    },
    finished: { description: 'The dialog may go on.', type: 'final' },
  },
  output: ({ context }) => ({ ending: context.ending, details: context.details }),
});
