import { failureOf } from '#domain/shared/failure.ts';
import { authenticated } from './session-authenticated.ts';
import { session } from './session-setup.ts';

const identifying = session.createStateConfig({
  description: 'The identity service has not said yet who is here.',
  tags: 'busy',
  on: {
    'identity.changed': [
      { guard: { type: 'isNobody', params: ({ event }) => event.person }, target: 'unauthenticated' },
      { target: 'authenticated', actions: { type: 'setPerson', params: ({ event }) => event.person } },
    ],
  },
  after: {
    identityWait: {
      target: 'unauthenticated',
      meta: { note: 'A silent identity service must not keep the page waiting.' },
    },
  },
});

const unauthenticated = session.createStateConfig({
  description: 'Nobody is signed in.',
  on: {
    'identity.changed': [
      { guard: { type: 'isNobody', params: ({ event }) => event.person } },
      { target: 'authenticated', actions: { type: 'setPerson', params: ({ event }) => event.person } },
    ],
  },
});

const signingOut = session.createStateConfig({
  description: 'We take leave of the identity service.',
  tags: 'busy',
  exit: 'forgetPerson',
  invoke: { id: 'signOut', src: 'signOut', onDone: 'unauthenticated', onError: 'unauthenticated' },
});

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is here, and what the backend knows of them.',
  meta: { source: ['S1 §4 Auth state', 'S1 §8', 'S1 §9'] },
  context: { person: null, user: null, subscription: null, isRemembered: false, failure: null },
  type: 'parallel',
  invoke: {
    id: 'watchIdentity',
    src: 'watchIdentity',
    onError: {
      actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
      meta: { note: 'Without an identity service the page goes on as for a visitor.' },
    },
  },
  states: {
    account: {
      description: 'The person and their user.',
      initial: 'identifying',
      states: { identifying, unauthenticated, authenticated, signingOut },
    },
    notice: {
      description: 'The error text of the user store.',
      initial: 'hidden',
      states: {
        hidden: { description: 'Nothing to say.', always: { guard: 'hasFailure', target: 'shown' } },
        shown: {
          description: 'The text stays five seconds.',
          after: { failureDisplay: { target: 'hidden', actions: 'forgetFailure' } },
        },
      },
    },
  },
});
