import { fromPromise } from 'xstate';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import type { ToldTrialEnds } from '#application/ports/told-trial-ends.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';

export const trialLogic = (trials: Trials, toldEnds: ToldTrialEnds) =>
  trialMachine.provide({
    actors: {
      fetchTrialStatus: fromPromise(({ signal }) => trials.status(signal)),
      startTrial: fromPromise(({ signal }) => trials.start(signal)),
      claimEnd: fromPromise(async ({ input: expiredAt }) => toldEnds.claim(expiredAt)),
    },
  });

export type TrialLogic = ReturnType<typeof trialLogic>;
