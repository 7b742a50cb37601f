import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
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
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { AuthUser, Credentials, RegistrationDetails } from '#domain/identity/user.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

export const registration = setup({
  types: {
    context: {} as RegistrationContext,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    events: {} as RegistrationEvent,
    children: {} as { registrationProgress: 'registrationProgress' },
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    createAccount: actorSlot<AuthUser, Credentials>('createAccount'),
    registrationProgress: registrationProgressMachine,
  },
  delays: { completionRedirect: COMPLETION_REDIRECT, failureReturn: FAILURE_RETURN },
  guards: {
    hasAccount: ({ context }) => context.person !== null,
    isUnregistered: (_, outcome: SessionOutcome) => outcome === 'unregistered',
    isEstablished: (_, outcome: SessionOutcome) => outcome === 'established',
    isFailed: (_, { outcome }: RegistrationProgressOutput) => outcome === 'failed',
  },
  actions: {
    adoptPerson: assign({ person: (_, person: AuthUser) => person }),
    keepDetails: assign({ details: (_, details: RegistrationDetails) => details }),
    noteFailure: assign(failureNoted),
    noteOutcome: assign({
      failure: (_, output: RegistrationProgressOutput) => (output.outcome === 'failed' ? output.failure : null),
    }),
    endAs: assign({ ending: (_, ending: RegistrationEnding) => ending }),
    forgetFailure: assign({ failure: null }),
  },
});

export const close = {
  target: '#registration.finished',
  actions: { type: 'endAs', params: 'closed' },
} as const;

export const returnToLogin = {
  target: '#registration.finished',
  actions: { type: 'endAs', params: 'returned' },
} as const;

/** Whoever registers is no longer the person who is signed in: nothing more may be sent for them. */
export const abandoned = {
  ...returnToLogin,
  meta: { note: 'Another tab has logged out or signed somebody else in: the login returns.' },
} as const;

/** Somebody is a member by other means, as by the login of another tab: no form for visitors stands over their page. */
export const overtaken = {
  target: '#registration.finished',
  actions: { type: 'endAs', params: 'overtaken' },
} as const;
