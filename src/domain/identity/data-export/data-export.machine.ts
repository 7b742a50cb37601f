import { failing } from '#domain/shared/machine.ts';
import { dataExport } from './data-export.setup.ts';

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
        onError: failing('failed'),
      },
    },
    handedOver: {
      description: 'The pupil has the file, and may ask for a newer one.',
      on: { 'pupil.exportRequested': 'fetching' },
    },
    failed: { description: 'The data could not be had.', on: { 'pupil.exportRequested': 'fetching' } },
  },
});
