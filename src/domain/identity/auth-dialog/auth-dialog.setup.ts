import { assign, emit, sendTo, setup } from 'xstate';
import { actorSlot, machineSlot } from '#domain/shared/actor-slot.ts';
import { SESSION_TIMEOUT } from './auth-dialog.rules.ts';
import type { AuthDialogContext, AuthDialogEmitted, AuthDialogEvent } from './auth-dialog.types.ts';
import type { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import type { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import type { RegistrationOutput } from '#domain/identity/registration/registration.types.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { AuthUser, Credentials } from '#domain/identity/user.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

export const authDialog = setup({
  types: {
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
    emitted: {} as AuthDialogEmitted,
    children: {} as { registration: 'registration'; forgotPassword: 'forgotPassword' },
    tags: {} as 'busy' | 'open',
    meta: {} as MachineMeta,
  },
  actors: {
    signIn: actorSlot<AuthUser, Credentials>('signIn'),
    /** Answers null when the window of Google was closed without a choice. */
    signInWithGoogle: actorSlot<AuthUser | null>('signInWithGoogle'),
    // They come with the dialog.
    registration: machineSlot<typeof registrationMachine>('registration'),
    forgotPassword: machineSlot<typeof forgotPasswordMachine>('forgotPassword'),
  },
  delays: { sessionTimeout: SESSION_TIMEOUT },
  guards: {
    isSomebody: (_, person: AuthUser | null) => person !== null,
    isUnregistered: (_, outcome: SessionOutcome) => outcome === 'unregistered',
    isRegistered: (_, { ending }: RegistrationOutput) => ending === 'registered',
    isOvertaken: (_, { ending }: RegistrationOutput) => ending === 'overtaken',
    isReturned: (_, { ending }: RegistrationOutput) => ending === 'returned',
    isGooglePreferred: (_, { ending }: RegistrationOutput) => ending === 'google',
  },
  actions: {
    keepDestination: assign({ destination: (_, destination: string | null) => destination }),
    keepEmail: assign({ email: (_, email: string | null) => email }),
    /** What somebody else has filled in is not shown to this person (R14). */
    adoptPerson: assign(({ context }, person: AuthUser | null) => ({
      person,
      details: person?.uid === context.person?.uid ? context.details : null,
    })),
    keepDetails: assign((_, { person, details }: RegistrationOutput) => ({ person, details })),
    noteFailure: assign(failureNoted),
    dropDestination: assign({ destination: null }),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ destination: null, email: null, person: null, details: null, failure: null }),
    passOn: sendTo('registration', ({ event }: { event: AuthDialogEvent }) => event),
    closeForgotPassword: sendTo('forgotPassword', { type: 'pupil.formDismissed' }),
    announceOpening: emit({ type: 'auth.opened' }),
    announceDismissal: emit({ type: 'auth.dismissed' }),
    announceSignIn: emit({ type: 'auth.signedIn' }),
    announceRegistration: emit({ type: 'auth.registered' }),
    announceCompletion: emit(({ context }): AuthDialogEmitted => ({
      type: 'auth.completed',
      destination: context.destination,
    })),
  },
});

/** The session knows who is here, by this dialog or by other means, as the login of another tab: no dialog for visitors stands over a member's page. */
export const overtaken = authDialog.createStateConfig({
  on: {
    'session.settled': [
      {
        guard: { type: 'isUnregistered', params: ({ event }) => event.outcome },
        target: '#authDialog.registering',
        actions: { type: 'adoptPerson', params: ({ event }) => event.person },
      },
      { target: '#authDialog.closed', actions: 'announceCompletion' },
    ],
    'session.renewed': {
      target: '#authDialog.closed',
      actions: 'announceCompletion',
      meta: { note: 'The same person is back, perhaps by the login of another tab.' },
    },
  },
}).on;
