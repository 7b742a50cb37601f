import type { ChosenFile, PickedFile } from '#domain/learning/assistant/attachment.types.ts';

export interface FilePreparation {
  /**
   * A file as it may be sent: a picture upright, small and without the place where it was taken, a document as it is.
   * Rejects with a `Failure` when it is none of both, broken or too large.
   */
  prepare(file: PickedFile): Promise<ChosenFile>;
}
