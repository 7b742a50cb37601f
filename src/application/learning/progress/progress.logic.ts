import { fromPromise } from 'xstate';
import { progressMachine } from '#domain/learning/progress/progress.machine.ts';
import type { LearningProgress } from '#application/ports/learning-progress.port.ts';

export const progressLogic = (progress: LearningProgress) =>
  progressMachine.provide({
    actors: {
      findProgress: fromPromise(({ signal }) => progress.find(signal)),
      keepCorrection: fromPromise(({ input, signal }) => progress.correct(input, signal)),
    },
  });

export type ProgressLogic = ReturnType<typeof progressLogic>;
