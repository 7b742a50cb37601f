import type { SnapshotFrom } from 'xstate';
import type { progressMachine } from '#domain/learning/progress/progress.machine.ts';
import type { CorrectionReply, Mistake, Progress } from '#domain/learning/progress/progress.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type ProgressView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unloaded'; readonly error: string }
  | { readonly screen: 'progress'; readonly progress: Progress }
  | {
      readonly screen: 'question';
      readonly mistake: Mistake;
      /** From 1. */
      readonly place: number;
      readonly total: number;
      readonly chosen: string | null;
      readonly isKeeping: boolean;
      /** Null until it was answered. */
      readonly reply: CorrectionReply | null;
      readonly error: string | undefined;
    };

export const selectProgress = (snapshot: SnapshotFrom<typeof progressMachine>): ProgressView => {
  const { progress, place, correction, reply, failure } = snapshot.context;
  const mistake = progress.mistakes[place];
  if (snapshot.matches('correcting') && mistake !== undefined)
    return {
      screen: 'question',
      mistake,
      place: place + 1,
      total: progress.mistakes.length,
      chosen: correction?.order.chosen ?? null,
      isKeeping: snapshot.matches({ correcting: 'keeping' }),
      reply,
      error: failure === null ? undefined : failureTexts[failure],
    };
  if (snapshot.matches('unloaded')) return { screen: 'unloaded', error: failureTexts[failure ?? 'unexpected'] };
  return snapshot.matches('loading') ? { screen: 'loading' } : { screen: 'progress', progress };
};

const PERCENT = 100;

export const percentOf = (mastery: number): number => Math.round(mastery * PERCENT);
