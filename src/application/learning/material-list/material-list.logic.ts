import { fromPromise } from 'xstate';
import { materialListMachine } from '#domain/learning/material-list/material-list.machine.ts';
import type { Materials } from '#application/ports/materials.port.ts';

export const materialListLogic = (materials: Materials) =>
  materialListMachine.provide({
    actors: { fetchMaterials: fromPromise(({ input: wanted, signal }) => materials.page(wanted, signal)) },
  });

export type MaterialListLogic = ReturnType<typeof materialListLogic>;
