import type { FilePreparation } from '#application/ports/file-preparation.port.ts';
import type { PhotoText } from '#application/ports/photo-text.port.ts';
import { token } from './token.ts';

/** What opens the files of a pupil. */
export const FILES = {
  preparation: token<FilePreparation>('FilePreparation'),
  photoText: token<PhotoText>('PhotoText'),
} as const;
