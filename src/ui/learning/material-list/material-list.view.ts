import type { SnapshotFrom } from 'xstate';
import type { materialListMachine } from '#domain/learning/material-list/material-list.machine.ts';
import type { Material } from '#domain/learning/material-list/material-list.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export interface MaterialListView {
  readonly materials: readonly Material[];
  readonly isLoading: boolean;
  readonly canShowMore: boolean;
  readonly error: string | undefined;
}

export const selectMaterialList = (snapshot: SnapshotFrom<typeof materialListMachine>): MaterialListView => {
  const { materials, hasNextPage, failure } = snapshot.context;
  return {
    materials,
    isLoading: snapshot.matches('loading'),
    canShowMore: snapshot.matches('listed') && hasNextPage,
    error: failure === null ? undefined : failureTexts[failure],
  };
};
