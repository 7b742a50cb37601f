import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { type TrialStatus, trialEnd } from '#domain/entitlement/trial-status.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  TRIAL_OFFER_DELAY,
  TRIAL_OFFER_TIMEOUT,
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
    /** Notes that the end of a trial is told; false when it was told before, on any visit or in any tab. */
    claimEnd: actorSlot<boolean, string>('claimEnd'),
  },
  delays: {
    offerDelay: TRIAL_OFFER_DELAY,
    welcomeFollowUp: WELCOME_FOLLOW_UP,
    offerTimeout: TRIAL_OFFER_TIMEOUT,
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
    isHoldingPlan: (_, { isWithoutPlan }: Pick<TrialContext, 'isWithoutPlan'>) => !isWithoutPlan,
    isNotOfferable: (_, { isOfferable }: Pick<TrialContext, 'isOfferable'>) => !isOfferable,
    isFirstTold: (_, isFirst: boolean) => isFirst,
    /** Whoever may begin a trial, but not yet, may have completed the profile a moment ago. */
    isAnswered: ({ context: { status, failure } }) =>
      failure !== null || (status !== null && (!status.canStartTrial || status.hasActiveTrial)),
  },
  actions: {
    recall: assign({ status: ({ context }, status: TrialStatus | null) => status ?? context.status }),
    setUser: assign((_, { isOfferable, isWithoutPlan }: Pick<TrialContext, 'isOfferable' | 'isWithoutPlan'>) => ({
      isOfferable,
      isWithoutPlan,
    })),
    /** The one place where a status is taken over. */
    adoptStatus: enqueueActions(({ context, enqueue }, status: TrialStatus) => {
      const before = context.status;
      enqueue.assign({
        status,
        failure: null,
        hasStartFailed: context.hasStartFailed && status.canStartTrial && !status.hasActiveTrial,
      });
      enqueue.emit({ type: 'trial.told', status });
      if (before?.canStartTrial === true && status.hasActiveTrial) enqueue.emit({ type: 'trial.began', status });
      if (status.isExpired && context.isWithoutPlan) enqueue.raise({ type: 'trial.ended' });
    }),
    noteFailure: assign(failureNoted),
    noteStart: assign({ hasStartFailed: false }),
    noteStartFailure: assign({ hasStartFailed: true }),
    announceEnd: emit(({ context }): TrialEmitted => ({ type: 'trial.ended', reason: trialEnd(context.status!) })),
    forget: assign({ status: null, isOfferable: false, isWithoutPlan: false, failure: null, hasStartFailed: false }),
  },
});
