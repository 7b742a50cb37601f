import { assertEvent } from 'xstate';
import { failing, notingFailure } from '#domain/shared/machine.ts';
import { authDialog, overtaken } from './auth-dialog.setup.ts';

export const authDialogMachine = authDialog.createMachine({
  id: 'authDialog',
  description:
    'The dialog in which a visitor logs in, with a password or with Google, or registers. Whoever the backend does not know yet goes on to the registration; whoever closes the dialog gives up the plan that waited for the login. When a login expires in the middle of work, the dialog opens over the page.',
  meta: {
    source: [
      'S1 §2 Auth modal',
      'S1 §4 E-mail login',
      'S1 §4 Google login',
      'S1 §4 E-mail registration',
      'S1 §4 Payment flow',
    ],
  },
  context: { destination: null, email: null, person: null, details: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog.',
      entry: 'forgetAll',
      exit: 'announceOpening',
      on: {
        'pupil.loginRequested': {
          target: 'login',
          actions: { type: 'keepDestination', params: ({ event }) => event.destination ?? null },
        },
        'pupil.registrationRequested': {
          target: 'registering',
          actions: { type: 'keepDestination', params: ({ event }) => event.destination ?? null },
        },
        'session.expired': {
          target: 'login',
          actions: [
            { type: 'keepEmail', params: ({ event }) => event.person.email },
            { type: 'noteFailure', params: 'session/expired' },
          ],
          meta: { note: 'The page behind stays as it is; the dialog asks for the login again.' },
        },
      },
    },
    login: {
      description: 'E-mail and password.',
      tags: 'open',
      initial: 'editing',
      on: {
        ...overtaken,
        'pupil.dialogClosed': {
          target: 'closed',
          actions: 'announceDismissal',
          meta: { note: 'Nobody logs in: a plan that waited for it is not bought.' },
        },
      },
      states: {
        editing: {
          description: 'The pupil fills in the form.',
          on: {
            'pupil.credentialsSubmitted': 'signingIn',
            'pupil.googleChosen': 'signingInWithGoogle',
            'pupil.passwordForgotten': {
              target: '#authDialog.resettingPassword',
              actions: [{ type: 'keepEmail', params: ({ event }) => event.email }, 'forgetFailure'],
            },
            'pupil.registrationRequested': '#authDialog.registering',
          },
        },
        signingIn: {
          description: 'The identity service checks the password.',
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'pupil.credentialsSubmitted');
              return event.credentials;
            },
            onDone: {
              target: 'awaitingSession',
              actions: { type: 'adoptPerson', params: ({ event }) => event.output },
            },
            onError: {
              target: 'editing',
              actions: notingFailure,
              meta: { note: 'What was typed stays in the form.' },
            },
          },
        },
        signingInWithGoogle: {
          description: 'The pupil chooses a Google account in a window of Google.',
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'signInWithGoogle',
            src: 'signInWithGoogle',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => event.output },
                target: 'awaitingSession',
                actions: { type: 'adoptPerson', params: ({ event }) => event.output },
              },
              { target: 'editing', meta: { note: 'The window was closed without a choice.' } },
            ],
            onError: failing('editing'),
          },
        },
        awaitingSession: {
          description: 'Signed in; the backend is asked who this is.',
          tags: 'busy',
          entry: 'announceSignIn',
          on: {
            'pupil.dialogClosed': {
              target: '#authDialog.closed',
              actions: ['dropDestination', 'announceCompletion'],
              meta: {
                note: 'The pupil is logged in and need not wait: a plan that was chosen before is bought all the same.',
              },
            },
          },
          after: {
            sessionTimeout: {
              target: 'editing',
              actions: ['dropDestination', { type: 'noteFailure', params: 'network/timeout' }],
              meta: { note: 'Nobody says who this is: the pupil is told, and may try again.' },
            },
          },
        },
      },
    },
    resettingPassword: {
      description: 'The form that sends a link for a new password, in its own chart.',
      tags: 'open',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => ({ values: { email: context.email ?? '' } }),
        onDone: {
          target: 'login',
          actions: { type: 'keepEmail', params: ({ event }) => event.output.email },
          meta: { note: 'Sent or closed: the login returns, with the e-mail filled in.' },
        },
        onError: failing('login'),
      },
      on: { ...overtaken, 'pupil.dialogClosed': { actions: 'closeForgotPassword' } },
    },
    registering: {
      description: 'The registration, in its own chart.',
      tags: 'open',
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ context }) => ({ person: context.person, details: context.details }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['announceRegistration', 'announceCompletion'],
          },
          {
            guard: { type: 'isReturned', params: ({ event }) => event.output },
            target: 'login',
            actions: { type: 'keepDetails', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGooglePreferred', params: ({ event }) => event.output },
            target: 'login.signingInWithGoogle',
            meta: { note: 'Instead of an e-mail and a password the pupil takes a Google account.' },
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'announceCompletion',
          },
          { target: 'closed', actions: 'announceDismissal' },
        ],
        onError: failing('login'),
      },
      on: {
        'pupil.dialogClosed': {
          actions: 'passOn',
          meta: { note: 'The registration decides: while it runs, the dialog stays.' },
        },
        'pupil.loginRequested': { actions: 'passOn' },
        'session.settled': { actions: 'passOn' },
        'session.ended': { actions: 'passOn' },
        'pupil.googleChosen': { actions: 'passOn' },
      },
    },
  },
});
