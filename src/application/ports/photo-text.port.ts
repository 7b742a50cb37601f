import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';

export interface PhotoText {
  /** The printed Polish text of a photo, read on the device; hears how far it is, of a hundred. Rejects when nothing could be read, or nobody waits. */
  read(photo: Attachment, onProgress: (percent: number) => void, signal: AbortSignal): Promise<string>;
}
