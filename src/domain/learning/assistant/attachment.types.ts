export type AttachmentType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** A file as the pupil's device has it. */
export interface PickedFile {
  readonly name: string;
  /** What the device takes it for; often nothing. */
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file that a pupil has chosen. */
export interface ChosenFile {
  /** The browser's own; tells two files of one name apart. */
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Base64. */
  readonly content: string;
}

/** A file that goes along with a question. */
export interface Attachment extends ChosenFile {
  readonly contentType: AttachmentType;
}
