import { failing, failureCode } from '#domain/shared/machine.ts';
import { UNKNOWN, subscriptionStatuses } from './subscription-status.setup.ts';

export const subscriptionStatusMachine = subscriptionStatuses.createMachine({
  id: 'subscriptionStatus',
  description:
    'Which plan the pupil holds and what they are invited to do. A cancelled plan stays valid until its period ends and can be resumed until then. ' +
    'The session alone reads the plan, and drops what is on its way when it is to be read anew: here stands what it told last, and there is no second reading that could be older.',
  meta: {
    source: [
      'S1 §3 Subscription',
      'S1 §4 Subscription status and call to action',
      'S1 §4 Billing mode',
      'S2 §2 Upgrade',
      'S2 §4 Subscription',
      'D21',
      'D22',
    ],
  },
  context: UNKNOWN,
  type: 'parallel',
  states: {
    status: {
      description: 'What the pupil holds.',
      initial: 'loading',
      on: {
        'session.established': [
          {
            guard: { type: 'isUnread', params: ({ event }) => event.subscription },
            target: '.unknown',
            actions: { type: 'adoptReading', params: ({ event }) => event },
          },
          { target: '.deciding', actions: { type: 'adoptReading', params: ({ event }) => event } },
        ],
        'session.settled': [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.outcome },
            target: '.unknown',
            actions: 'setLoggedIn',
          },
          {
            guard: { type: 'isUnregistered', params: ({ event }) => event.outcome },
            target: '.noSubscription',
            actions: { type: 'adoptReading', params: { subscription: null, readAt: 0 } },
            meta: { note: 'Whom the backend does not know has bought nothing.' },
          },
        ],
        'session.nobodyFound': { target: '.notLoggedIn', actions: 'forget' },
        'session.ended': { target: '.notLoggedIn', actions: 'forget' },
      },
      states: {
        loading: { description: 'It is not known yet who is here.', tags: 'busy' },
        notLoggedIn: { description: 'Nobody is here; the invitation is to log in.' },
        unknown: { description: 'Somebody is here, but nobody knows what they hold.' },
        deciding: {
          description: 'The subscription says which.',
          always: [
            { guard: { type: 'isStatus', params: 'inactive' }, target: 'inactive' },
            { guard: { type: 'isStatus', params: 'basic' }, target: 'active.basic' },
            { guard: { type: 'isStatus', params: 'premium' }, target: 'active.premium' },
            { target: 'noSubscription' },
          ],
        },
        noSubscription: { description: 'There is no plan; the invitation is to choose one.' },
        inactive: { description: 'The plan has ended; the invitation is to renew it.' },
        active: {
          description: 'The plan is valid; a cancelled one as well, until its period ends.',
          initial: 'basic',
          after: {
            nextLook: {
              actions: 'lookAgain',
              meta: { note: 'When the period ends, and once a day, the server is asked what is valid now.' },
            },
          },
          states: {
            basic: { description: 'AI without exams; the invitation is to upgrade.' },
            premium: { description: 'AI and exams; there is nothing to invite to.' },
          },
        },
      },
    },
    activity: {
      description: 'What is being done about it.',
      initial: 'idle',
      on: { 'session.nobodyFound': '.idle', 'session.ended': '.idle' },
      states: {
        idle: {
          description: 'Nothing.',
          entry: 'forgetExpectation',
          on: {
            'subscription.refreshRequested': { guard: 'isLoggedIn', target: 'refreshing' },
            'subscription.cancelled': {
              guard: 'isLoggedIn',
              target: 'refreshing',
              actions: { type: 'expect', params: 'cancelled' },
            },
            'pupil.subscriptionResumed': {
              guard: 'canResume',
              target: 'resuming',
              actions: { type: 'orderResumption', params: ({ event }) => event.idempotencyKey },
            },
          },
        },
        refreshing: {
          description: 'The session reads the plan anew; what was known goes on showing.',
          tags: 'busy',
          entry: 'askForLook',
          on: {
            'session.established': [
              {
                guard: { type: 'isUnconfirmed', params: ({ event }) => event.subscription },
                target: 'confirming',
                actions: 'countLook',
              },
              { target: 'idle' },
            ],
            'session.settled': [
              {
                guard: { type: 'isUnavailable', params: ({ event }) => event.outcome },
                target: 'idle',
                meta: { note: 'The session says that it could not be read.' },
              },
              {
                guard: { type: 'isUnregistered', params: ({ event }) => event.outcome },
                target: 'idle',
              },
            ],
            'subscription.refreshRequested': {
              target: 'refreshing',
              reenter: true,
              meta: { note: 'An answer on its way may be older than what just happened.' },
            },
            'subscription.cancelled': {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'expect', params: 'cancelled' },
            },
          },
          after: { lookTimeout: 'idle' },
        },
        confirming: {
          description: 'The change was taken, but the payment provider has not confirmed it yet.',
          tags: 'busy',
          on: {
            'subscription.refreshRequested': 'refreshing',
            'subscription.cancelled': { target: 'refreshing', actions: { type: 'expect', params: 'cancelled' } },
          },
          after: { confirmationInterval: 'refreshing' },
        },
        resuming: {
          description: 'The cancellation is taken back.',
          tags: 'busy',
          invoke: {
            id: 'resumeSubscription',
            src: 'resumeSubscription',
            input: ({ context }) => context.resumption!,
            onDone: {
              target: 'refreshing',
              actions: ['forgetOrder', { type: 'expect', params: 'renewing' }, 'announceResumption'],
            },
            onError: [
              {
                guard: { type: 'isConflict', params: failureCode },
                target: 'refreshing',
                actions: 'forgetOrder',
                meta: { note: 'It is not cancelled any more, or has ended: the server says which.' },
              },
              failing('idle'),
            ],
          },
        },
      },
    },
    news: {
      description: 'What the pupil is told of a change.',
      initial: 'none',
      on: { 'session.nobodyFound': '.none', 'session.ended': '.none', 'subscription.resumed': '.updated' },
      states: {
        none: { description: 'Nothing.' },
        updated: {
          description: 'The plan was changed; the good news stays for a moment.',
          after: { updateDisplay: 'none' },
        },
      },
    },
  },
});
