import { assign, enqueueActions, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { trialEnd } from '#domain/entitlement/trial-status.rules.ts';
import {
  TRIAL_OFFER_DELAY,
  TRIAL_OFFER_PATIENCE,
  TRIAL_REFRESH_INTERVAL,
  untilNextCheck,
  WELCOME_FOLLOW_UP,
} from './trial.rules.ts';
import type { TrialContext, TrialEmitted, TrialEvent } from './trial.types.ts';

const trial = setup({
  types: {
    context: {} as TrialContext,
    events: {} as TrialEvent,
    emitted: {} as TrialEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: {
    fetchTrialStatus: actorSlot<TrialStatus>('fetchTrialStatus'),
    startTrial: actorSlot<TrialStatus>('startTrial'),
  },
  delays: {
    offerDelay: TRIAL_OFFER_DELAY,
    welcomeFollowUp: WELCOME_FOLLOW_UP,
    offerPatience: TRIAL_OFFER_PATIENCE,
    refreshInterval: TRIAL_REFRESH_INTERVAL,
    nextCheck: ({ context }) => (context.status === null ? TRIAL_REFRESH_INTERVAL : untilNextCheck(context.status)),
  },
  guards: {
    isActive: ({ context }) => context.status?.hasActiveTrial === true,
    isExpired: ({ context }) => context.status?.isExpired === true,
    canStart: ({ context }) => context.status?.canStartTrial === true,
    isUnknown: ({ context }) => context.status === null,
    isWorthOffering: ({ context }) =>
      context.status?.canStartTrial === true && !context.status.hasActiveTrial && context.isOfferable,
    isAnswered: ({ context }) => context.status !== null || context.failure !== null,
  },
  actions: {
    recall: assign({ status: (_, status: TrialStatus | null) => status }),
    meetUser: assign({ isOfferable: (_, isOfferable: boolean) => isOfferable }),
    /** The one place where a status is taken over, so that an ending is told once (S1 §4). */
    adoptStatus: enqueueActions(({ context, enqueue }, status: TrialStatus) => {
      const before = context.status;
      enqueue.assign({ status, failure: null });
      enqueue.emit({ type: 'trial.told', status });
      if (before === null) return;
      if (!before.hasActiveTrial && status.hasActiveTrial) enqueue.emit({ type: 'trial.began', status });
      if (!before.isExpired && status.isExpired) {
        enqueue.raise({ type: 'trial.ended' });
        enqueue.emit({ type: 'trial.ended', reason: trialEnd(status) });
      }
    }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    forget: assign({ status: null, isOfferable: false, failure: null }),
  },
});

const checking = trial.createStateConfig({
  description: 'We ask the server about the trial; what was known goes on showing.',
  tags: 'busy',
  invoke: {
    id: 'fetchTrialStatus',
    src: 'fetchTrialStatus',
    onDone: { target: 'deciding', actions: { type: 'adoptStatus', params: ({ event }) => event.output } },
    onError: {
      target: 'deciding',
      actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
    },
  },
  on: {
    'trial.refreshRequested': {
      target: 'checking',
      reenter: true,
      meta: { note: 'An answer on its way may be older than what just happened.' },
    },
  },
});

const starting = trial.createStateConfig({
  description: 'The pupil asked to begin; the server starts the clock.',
  tags: 'busy',
  invoke: {
    id: 'startTrial',
    src: 'startTrial',
    onDone: { target: 'deciding', actions: { type: 'adoptStatus', params: ({ event }) => event.output } },
    onError: {
      target: 'available',
      actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
    },
  },
});

const status = trial.createStateConfig({
  description: 'What is known of the trial.',
  initial: 'absent',
  on: {
    'session.recalled': { target: '.remembered', actions: { type: 'recall', params: ({ event }) => event.trial } },
    'session.established': {
      target: '.checking',
      actions: { type: 'meetUser', params: ({ event }) => event.isOfferable },
    },
    'session.ended': { target: '.absent', actions: 'forget' },
  },
  states: {
    absent: { description: 'Nobody is here whose trial it could be.' },
    remembered: { description: 'What was known on an earlier visit shows until the server is asked.' },
    checking,
    deciding: {
      description: 'The status says which.',
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isActive', target: 'active' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'canStart', target: 'available' },
        { target: 'none' },
      ],
    },
    unknown: {
      description: 'The server could not be asked.',
      on: { 'trial.refreshRequested': 'checking' },
      after: { refreshInterval: 'checking' },
    },
    available: {
      description: 'A trial can be started; the first question starts it as well.',
      on: { 'trial.refreshRequested': 'checking', 'pupil.trialStarted': 'starting' },
    },
    starting,
    active: {
      description: '24 hours and 25 points are running.',
      on: { 'trial.refreshRequested': 'checking' },
      after: { nextCheck: 'checking' },
    },
    expired: { description: 'The time is over or the points are used.', on: { 'trial.refreshRequested': 'checking' } },
    none: { description: 'There is no trial for this user.', on: { 'trial.refreshRequested': 'checking' } },
  },
});

const dialog = trial.createStateConfig({
  description: 'What the pupil is told of the trial.',
  initial: 'closed',
  on: {
    'trial.ended': { target: '.announcingEnd', meta: { note: 'Told once, when it ends.' } },
    'session.ended': '.closed',
  },
  states: {
    closed: { description: 'No dialog.', on: { 'auth.completed': 'delayed', 'pupil.welcomed': 'welcoming' } },
    welcoming: { description: 'The welcome of a new user goes first.', after: { welcomeFollowUp: 'evaluatingOffer' } },
    delayed: { description: 'The login dialog goes first.', after: { offerDelay: 'evaluatingOffer' } },
    evaluatingOffer: {
      description: 'Is there something to offer?',
      always: [
        { guard: 'isWorthOffering', target: 'offering' },
        { guard: 'isAnswered', target: 'closed' },
      ],
      after: { offerPatience: 'closed' },
    },
    offering: {
      description: 'The trial is offered.',
      on: { 'pupil.dialogClosed': 'closed', 'pupil.trialStarted': 'closed' },
    },
    announcingEnd: {
      description: 'The trial is over; plans are shown or it is put off.',
      on: { 'pupil.dialogClosed': 'closed' },
    },
  },
});

export const trialMachine = trial.createMachine({
  id: 'trial',
  description: 'The free trial: 24 hours and 25 points, once.',
  meta: { source: ['S1 §2 Modals', 'S1 §4 Trial', 'S1 §9'] },
  context: { status: null, isOfferable: false, failure: null },
  type: 'parallel',
  states: { status, dialog },
});
