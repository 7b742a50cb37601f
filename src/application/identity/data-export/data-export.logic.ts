import { fromPromise } from 'xstate';
import { dataExportMachine } from '#domain/identity/data-export/data-export.machine.ts';
import { DATA_EXPORT_FILE } from '#domain/identity/data-export/data-export.rules.ts';
import type { Downloads } from '#application/ports/downloads.port.ts';
import type { PersonalData } from '#application/ports/personal-data.port.ts';

export const dataExportLogic = (personalData: PersonalData, downloads: Downloads) =>
  dataExportMachine.provide({
    actors: {
      handOverData: fromPromise(async ({ input: userId, signal }) => {
        const text = await personalData.export(userId, signal);
        downloads.save({ name: DATA_EXPORT_FILE, mediaType: 'application/json', text });
      }),
    },
  });

export type DataExportLogic = ReturnType<typeof dataExportLogic>;
