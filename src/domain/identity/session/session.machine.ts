import { failureCode } from '#domain/shared/machine.ts';
import { NOTHING_KNOWN } from './session.rules.ts';
import {
  askingAnew,
  identification,
  loggedOutElsewhere,
  refusing,
  session,
  takenOver,
  withoutAnswer,
  withoutIdentity,
} from './session.setup.ts';

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is here, and what the backend knows of them.',
  meta: { source: ['S1 §4 Auth state', 'S1 §8', 'S1 §9'] },
  context: { ...NOTHING_KNOWN, person: null },
  initial: 'account',
  states: {
    account: {
      description: 'The person and their user.',
      initial: 'identifying',
      invoke: { id: 'watchIdentity', src: 'watchIdentity', onError: withoutIdentity },
      on: {
        'identity.unavailable': withoutIdentity,
        'session.restartRequested': {
          target: '#session.account',
          reenter: true,
          actions: ['forgetPerson', { type: 'announceEnd', params: 'restarted' }],
          meta: { note: 'Nothing that is known is believed any more; the identity service is asked who is here.' },
        },
      },
      states: {
        identifying: {
          description: 'The identity service has not said yet who is here; we look who was here last.',
          tags: 'busy',
          invoke: {
            id: 'recallLatest',
            src: 'recallLatest',
            onDone: [
              {
                guard: { type: 'hasMemory', params: ({ event }) => event.output.recalled },
                target: 'remembered',
                actions: [
                  { type: 'recall', params: ({ event }) => event.output.recalled! },
                  { type: 'announceRecall', params: ({ event }) => event.output.recalled! },
                ],
              },
              { guard: { type: 'isNothingKept', params: ({ event }) => event.output }, target: 'presumedVisitor' },
            ],
            onError: { meta: { note: 'Without a memory we wait for the identity service.' } },
          },
          on: { ...identification, 'identity.unavailable': { ...withoutAnswer, target: 'unanswered' } },
          after: {
            identityWait: {
              target: 'unanswered',
              actions: 'announceNobody',
              meta: { note: 'A silent identity service must not keep the page waiting.' },
            },
          },
        },
        unanswered: {
          description:
            'Somebody has been here, but the identity service does not say whether they still are: the page shows itself as to a visitor, and no page that needs a login is refused for that.',
          on: { 'identity.changed': identification['identity.changed'] },
        },
        presumedVisitor: {
          description: 'Nobody has been here since the last logout; the identity service has not said so yet.',
          tags: 'busy',
          on: { ...identification, 'identity.unavailable': { ...withoutAnswer, target: 'unauthenticated' } },
          after: { identityWait: { target: 'unauthenticated', actions: 'announceNobody' } },
        },
        remembered: {
          description:
            'The page shows what is remembered of whoever was here last, until the identity service says who is here.',
          tags: 'busy',
          on: {
            'identity.changed': [
              loggedOutElsewhere,
              {
                guard: { type: 'isRememberedPerson', params: ({ event }) => event.person },
                target: 'authenticated',
                actions: { type: 'setPerson', params: ({ event }) => event.person },
              },
              takenOver,
            ],
            'identity.expired': { target: 'unauthenticated', actions: ['forgetPerson', ...refusing] },
            'pupil.loggedOut': {
              target: 'signingOut',
              actions: ['forgetPerson', { type: 'announceEnd', params: 'left' }],
            },
          },
          after: {
            memoryLifetime: {
              target: 'unauthenticated',
              actions: ['forgetPerson', { type: 'announceEnd', params: 'refused' }],
              meta: { note: 'What is remembered does not count for ever.' },
            },
          },
        },
        unauthenticated: {
          description: 'Nobody is signed in.',
          on: {
            'identity.changed': [
              { guard: { type: 'isNobody', params: ({ event }) => event.person } },
              { target: 'authenticated', actions: { type: 'setPerson', params: ({ event }) => event.person } },
            ],
          },
        },
        authenticated: {
          description: 'Somebody is signed in.',
          initial: 'recalling',
          on: {
            'identity.changed': [
              loggedOutElsewhere,
              {
                guard: { type: 'isSamePerson', params: ({ event }) => event.person },
                actions: { type: 'setPerson', params: ({ event }) => event.person },
              },
              takenOver,
            ],
            'identity.expired': [
              { guard: 'isAtWork', target: '.expired' },
              {
                target: 'signingOut',
                actions: refusing,
                meta: { note: 'Nothing is open yet that could be lost.' },
              },
            ],
            'account.deleted': {
              target: 'signingOut',
              actions: [{ type: 'announceEnd', params: 'left' }, 'announceDeletion'],
              meta: { note: 'The account was deleted, here or on another device.' },
            },
            'pupil.loggedOut': { target: 'signingOut', actions: { type: 'announceEnd', params: 'left' } },
          },
          states: {
            recalling: {
              description: 'We look for what was kept of this person’s last visit.',
              tags: 'busy',
              invoke: {
                id: 'recallSession',
                src: 'recallSession',
                input: ({ context }) => context.person!,
                onDone: [
                  {
                    guard: { type: 'hasMemory', params: ({ event }) => event.output },
                    target: 'loadingUser',
                    actions: [
                      { type: 'recall', params: ({ event }) => event.output! },
                      { type: 'announceRecall', params: ({ event }) => event.output! },
                    ],
                    meta: { note: 'What is remembered shows at once and is refreshed behind.' },
                  },
                  { target: 'loadingUser' },
                ],
                onError: 'loadingUser',
              },
            },
            loadingUser: {
              description: 'We ask the backend for this user.',
              tags: 'busy',
              invoke: {
                id: 'findUser',
                src: 'findUser',
                input: ({ context }) => context.person!.uid,
                onDone: [
                  {
                    guard: { type: 'isRegistered', params: ({ event }) => event.output },
                    target: 'loadingSubscription',
                    actions: [{ type: 'adoptUser', params: ({ event }) => event.output }, 'announceUser'],
                  },
                  {
                    target: 'unregistered',
                    actions: 'adoptNoUser',
                    meta: { note: 'Whom the backend does not know holds no plan.' },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isExpiredAtWork', params: failureCode },
                    target: 'expired',
                    meta: {
                      note: 'The login ran out in the middle of work: the page stays, and the dialog asks for the login.',
                    },
                  },
                  {
                    guard: { type: 'isDeleted', params: failureCode },
                    target: '#session.account.signingOut',
                    actions: ['forgetUser', { type: 'announceEnd', params: 'left' }, 'announceDeletion'],
                    meta: { note: 'The account was deleted on another device.' },
                  },
                  {
                    guard: { type: 'isRefused', params: failureCode },
                    target: '#session.account.signingOut',
                    actions: ['forgetUser', ...refusing],
                    meta: { note: 'The backend refuses this person: everything remembered is cleared.' },
                  },
                  {
                    guard: 'isServing',
                    target: 'registered',
                    actions: ['doubtAbsentPlan', { type: 'announceFailure', params: 'profile' }],
                    meta: {
                      note: 'The backend is away; what we know goes on serving, what is only remembered if it is recent.',
                    },
                  },
                  { target: 'unavailable', actions: { type: 'announceFailure', params: 'profile' } },
                ],
              },
              on: { 'user.changed': askingAnew, 'session.refreshRequested': askingAnew },
            },
            loadingSubscription: {
              description: 'The user is known; we ask for the plan.',
              tags: 'busy',
              invoke: {
                id: 'fetchSubscription',
                src: 'fetchSubscription',
                onDone: {
                  target: 'registered',
                  actions: { type: 'adoptSubscription', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'registered',
                  actions: ['doubtAbsentPlan', { type: 'announceFailure', params: 'profile' }],
                  meta: { note: 'A plan that could not be read is unknown, not absent.' },
                },
              },
              on: { 'user.changed': 'loadingUser', 'session.refreshRequested': 'loadingUser' },
            },
            registered: {
              description: 'The user and their plan are known.',
              entry: ['announceEstablished', { type: 'announceSettled', params: 'established' }],
              on: {
                'session.refreshRequested': 'loadingUser',
                'user.changed': 'loadingUser',
                'auth.signedIn': 'loadingUser',
              },
            },
            unregistered: {
              description:
                'Signed in, but the backend does not know this person yet: the registration is to be completed.',
              entry: { type: 'announceSettled', params: 'unregistered' },
              on: { 'session.refreshRequested': 'loadingUser', 'auth.signedIn': 'loadingUser' },
            },
            unavailable: {
              description: 'Signed in, but the backend is away.',
              entry: { type: 'announceSettled', params: 'unavailable' },
              on: { 'session.refreshRequested': 'loadingUser', 'auth.signedIn': 'loadingUser' },
            },
            expired: {
              description:
                'The login has run out. The page stays as it is, and whoever was here is asked to log in again.',
              initial: 'signingOutExpired',
              states: {
                signingOutExpired: {
                  description: 'The identity service forgets the login that is no longer accepted.',
                  tags: 'busy',
                  invoke: { id: 'signOut', src: 'signOut', onDone: 'asking', onError: 'asking' },
                  on: {
                    'identity.changed': [
                      {
                        guard: { type: 'isNobody', params: ({ event }) => event.person },
                        meta: { note: 'What is said of the old login no longer counts.' },
                      },
                      { guard: { type: 'isSamePerson', params: ({ event }) => event.person } },
                    ],
                  },
                  after: { signOutTimeout: 'asking' },
                },
                asking: {
                  description: 'The dialog stands over the page.',
                  entry: 'announceExpiry',
                  on: {
                    'identity.changed': [
                      { guard: { type: 'isNobody', params: ({ event }) => event.person } },
                      {
                        guard: { type: 'isSamePerson', params: ({ event }) => event.person },
                        target: '#session.account.authenticated.loadingUser',
                        actions: [{ type: 'setPerson', params: ({ event }) => event.person }, 'announceRenewal'],
                        meta: { note: 'The same person is back: what was interrupted goes on.' },
                      },
                    ],
                    'identity.expired': {
                      actions: 'announceExpiry',
                      meta: { note: 'The dialog was closed, and now a login is needed again.' },
                    },
                  },
                },
              },
            },
          },
        },
        signingOut: {
          description: 'We take leave of the identity service.',
          tags: 'busy',
          exit: 'forgetPerson',
          invoke: { id: 'signOut', src: 'signOut', onDone: 'unauthenticated', onError: 'unauthenticated' },
          on: {
            'identity.changed': [
              { guard: { type: 'isNobody', params: ({ event }) => event.person }, target: 'unauthenticated' },
              { guard: { type: 'isSamePerson', params: ({ event }) => event.person } },
              {
                target: 'authenticated',
                actions: { type: 'setPerson', params: ({ event }) => event.person },
                meta: { note: 'The next person is here already.' },
              },
            ],
          },
          after: {
            signOutTimeout: {
              target: 'unauthenticated',
              meta: { note: 'A hanging identity service must not keep anybody here.' },
            },
          },
        },
      },
    },
  },
});
