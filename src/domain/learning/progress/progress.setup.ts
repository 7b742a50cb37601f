import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type { Correction, CorrectionReply, Progress, ProgressContext, ProgressEvent } from './progress.types.ts';

export const NO_PROGRESS: Progress = { topics: [], next: null, mistakes: [] };

/** What the page of progress can ask, decide and do; its states are in `progress.machine.ts`. */
export const progress = setup({
  types: {
    context: {} as ProgressContext,
    events: {} as ProgressEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    findProgress: actorSlot<Progress>('findProgress'),
    keepCorrection: actorSlot<CorrectionReply, Keyed<Correction>>('keepCorrection'),
  },
  guards: {
    hasMistakes: ({ context }) => context.progress.mistakes.length > 0,
    isLast: ({ context }) => context.place + 1 >= context.progress.mistakes.length,
  },
  actions: {
    adopt: assign((_, found: Progress) => ({ progress: found })),
    begin: assign({ place: 0, correction: null, reply: null, failure: null }),
    goOn: assign(({ context }) => ({ place: context.place + 1, correction: null, reply: null })),
    choose: assign(
      (
        { context: { progress: known, place, correction } },
        { option, idempotencyKey }: { readonly option: string; readonly idempotencyKey: string },
      ) => {
        const mistake = known.mistakes[place];
        const order = { quizId: mistake?.quizId ?? '', questionId: mistake?.questionId ?? '', chosen: option };
        return { correction: keyed(correction, order, idempotencyKey), failure: null };
      },
    ),
    adoptReply: assign((_, reply: CorrectionReply) => ({ reply })),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
