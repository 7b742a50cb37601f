import type { FailureCode } from '#domain/shared/failure.ts';

export interface DataExportInput {
  readonly userId: string;
}

export interface DataExportContext extends DataExportInput {
  readonly failure: FailureCode | null;
}

export type DataExportEvent = { readonly type: 'pupil.exportRequested' };
