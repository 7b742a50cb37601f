import { fromPromise } from 'xstate';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import type { Trials } from '#application/ports/trials.port.ts';

export const trialLogic = (trials: Trials) =>
  trialMachine.provide({
    actors: {
      fetchTrialStatus: fromPromise(({ signal }) => trials.status(signal)),
      startTrial: fromPromise(({ signal }) => trials.start(signal)),
    },
  });

export type TrialLogic = ReturnType<typeof trialLogic>;
