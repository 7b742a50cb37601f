import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import type { DataExportContext, DataExportEvent, DataExportInput } from './data-export.types.ts';

const dataExport = setup({
  types: {
    context: {} as DataExportContext,
    input: {} as DataExportInput,
    events: {} as DataExportEvent,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { handOverData: actorSlot<void, string>('handOverData') },
  actions: {
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    forgetFailure: assign({ failure: null }),
  },
});

export const dataExportMachine = dataExport.createMachine({
  id: 'dataExport',
  description: 'A pupil takes along a copy of everything that is stored about them, as one file.',
  meta: { source: ['R6'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'resting',
  states: {
    resting: { description: 'Nobody has asked for the data.', on: { 'pupil.exportRequested': 'fetching' } },
    fetching: {
      description: 'The server gathers the data; they become a file of the pupil.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'handOverData',
        src: 'handOverData',
        input: ({ context }) => context.userId,
        onDone: 'handedOver',
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        },
      },
    },
    handedOver: {
      description: 'The pupil has the file, and may ask for a newer one.',
      on: { 'pupil.exportRequested': 'fetching' },
    },
    failed: { description: 'The data could not be had.', on: { 'pupil.exportRequested': 'fetching' } },
  },
});
