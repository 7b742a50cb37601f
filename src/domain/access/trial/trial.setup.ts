import { assign, enqueueActions, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { type TrialStatus, trialEnd } from '#domain/entitlement/trial-status.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  TRIAL_OFFER_DELAY,
  TRIAL_OFFER_PATIENCE,
  TRIAL_REFRESH_INTERVAL,
  untilNextCheck,
  WELCOME_FOLLOW_UP,
} from './trial.rules.ts';
import type { TrialContext, TrialEmitted, TrialEvent } from './trial.types.ts';

export const trial = setup({
  types: {
    context: {} as TrialContext,
    events: {} as TrialEvent,
    emitted: {} as TrialEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
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
    noteFailure: assign(failureNoted),
    forget: assign({ status: null, isOfferable: false, failure: null }),
  },
});
