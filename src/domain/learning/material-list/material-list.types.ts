import type { FailureCode } from '#domain/shared/failure.ts';

/** What a pupil has had made and finds again. */
export type MaterialKind = 'flashcard' | 'quiz' | 'exam';

export interface Material {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  /** ISO time. */
  readonly createdAt: string;
}

export interface WantedMaterials {
  readonly kind: MaterialKind;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface MaterialPage {
  /** Newest first. */
  readonly materials: readonly Material[];
  readonly page: number;
  readonly hasNextPage: boolean;
}

export interface MaterialListInput {
  readonly kind: MaterialKind;
  readonly pageSize: number;
}

export interface MaterialListContext extends MaterialListInput {
  readonly materials: readonly Material[];
  /** The page that is asked for, or was last. */
  readonly page: number;
  readonly hasNextPage: boolean;
  readonly failure: FailureCode | null;
}

export type MaterialListEvent =
  | { readonly type: 'list.refreshRequested' }
  | { readonly type: 'pupil.moreRequested' }
  | { readonly type: 'pupil.retried' };
