import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type { DataExportContext, DataExportEvent, DataExportInput } from './data-export.types.ts';

export const dataExport = setup({
  types: {
    context: {} as DataExportContext,
    input: {} as DataExportInput,
    events: {} as DataExportEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: { handOverData: actorSlot<void, string>('handOverData') },
  actions: {
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
