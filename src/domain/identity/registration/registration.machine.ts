import { assertEvent } from 'xstate';
import { failing, notingFailure } from '#domain/shared/machine.ts';
import { abandoned, close, overtaken, registration, returnToLogin } from './registration.setup.ts';

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
    account: {
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
            'session.settled': [
              {
                guard: { type: 'isUnregistered', params: ({ event }) => event.outcome },
                target: '#registration.details',
                actions: { type: 'adoptPerson', params: ({ event }) => event.person },
              },
              overtaken,
            ],
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
              actions: notingFailure,
              meta: { note: 'What was typed stays in the form.' },
            },
          },
          on: {
            'session.settled': {
              guard: { type: 'isEstablished', params: ({ event }) => event.outcome },
              ...overtaken,
            },
          },
        },
      },
    },
    details: {
      description: 'First name, class, terms and consent.',
      entry: 'forgetFailure',
      on: {
        'pupil.dialogClosed': close,
        'pupil.detailsSubmitted': {
          target: 'progress',
          actions: { type: 'keepDetails', params: ({ event }) => event.details },
        },
        'session.settled': {
          guard: { type: 'isEstablished', params: ({ event }) => event.outcome },
          ...overtaken,
        },
        'session.ended': abandoned,
      },
    },
    progress: {
      description: 'The registration runs, step by step; the pupil may not interrupt it.',
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
        onError: failing('failed'),
      },
      on: { 'session.ended': abandoned },
    },
    succeeded: {
      description: 'Registered; the good news stays for a moment.',
      after: { completionRedirect: 'finished' },
    },
    failed: {
      description: 'A step failed; the message stays for a moment, then the login returns.',
      on: {
        'pupil.retried': { target: 'details', meta: { note: 'The details are still filled in.' } },
        'pupil.dialogClosed': close,
        'session.ended': abandoned,
      },
      after: { failureReturn: returnToLogin },
    },
    finished: { description: 'The dialog may go on.', type: 'final' },
  },
  output: ({ context }) => ({
    ending: context.ending,
    person: context.person,
    details: context.details,
  }),
});
