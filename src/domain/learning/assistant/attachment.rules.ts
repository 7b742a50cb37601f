import type { FailureCode } from '#domain/shared/failure.ts';
import type { Attachment, AttachmentType, ChosenFile } from './attachment.types.ts';

/** Most files of one question (R12). */
export const ATTACHMENTS_MAX_COUNT = 5;
/** Largest file, in bytes (R12). */
export const ATTACHMENT_MAX_SIZE = 5 * 1024 * 1024;
/** All files of a question together, in bytes: base64 adds a third, and a question may have 17 MiB (R12). */
export const ATTACHMENTS_MAX_TOTAL = 12 * 1024 * 1024;

const TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
] satisfies readonly AttachmentType[];

const isSupported = (file: ChosenFile): file is Attachment => TYPES.includes(file.contentType) && file.size > 0;

const sizeOf = (files: readonly ChosenFile[]): number => files.reduce((total, { size }) => total + size, 0);

/** Why a file cannot go along with those that are attached; null when it can. A screen may ask before it reads a file. */
export const obstacleTo = (attached: readonly ChosenFile[], file: ChosenFile): FailureCode | null => {
  if (!isSupported(file)) return 'attachment/unsupported';
  if (file.size > ATTACHMENT_MAX_SIZE) return 'attachment/too-large';
  if (attached.length >= ATTACHMENTS_MAX_COUNT) return 'attachment/too-many';
  return sizeOf(attached) + file.size > ATTACHMENTS_MAX_TOTAL ? 'attachment/too-large' : null;
};

export interface Attaching {
  readonly attachments: readonly Attachment[];
  /** What is wrong with the first file that was left out. */
  readonly failure: FailureCode | null;
}

/** Attaches every file that can be, in their order. */
export const attach = (attached: readonly Attachment[], files: readonly ChosenFile[]): Attaching =>
  files.reduce<Attaching>(
    ({ attachments, failure }, file) => {
      const obstacle = obstacleTo(attachments, file);
      return obstacle === null && isSupported(file)
        ? { attachments: [...attachments, file], failure }
        : { attachments, failure: failure ?? obstacle };
    },
    { attachments: attached, failure: null },
  );

/** Images and documents are sent apart (S2 §5.8). */
export const isImage = ({ contentType }: Pick<Attachment, 'contentType'>): boolean => contentType.startsWith('image/');
