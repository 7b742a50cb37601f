import type { BodyOf } from '#contract/calls/call.ts';
import type { askTutor } from '#contract/calls/assistant.calls.ts';
import { invalid } from '#server/api/api-failure.ts';
import type { Attachment } from '#server/tutor/tutor.port.ts';
import { pdfText } from './pdf-text.ts';
import { cleanPicture, type PictureType } from './picture.reader.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Question = BodyOf<typeof askTutor>;
type FileType = PictureType | 'application/pdf';

interface SentFile {
  /** What a refusal names. */
  readonly field: string;
  readonly contentType: FileType;
  readonly base64: string;
}

/** How files of the accepted kinds begin, in hexadecimal (R12). */
const SIGNATURES: readonly (readonly [FileType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
  ['application/pdf', /^255044462d/],
];

/** Enough characters of base64 for the longest signature. */
const HEAD = 24;

/**
 * Files as a tutor may see them: pictures without anything but their pixels, documents with their text (R12). Throws a
 * 400 that names the first file which is of another kind, broken, locked or more than we take.
 */
export const readAttachments = async (question: Question): Promise<readonly Attachment[]> => {
  const read: Attachment[] = [];
  // One after the other: five photos at once would be five times the memory.
  for (const file of sentFiles(question)) read.push(await attachmentOf(file));
  return read;
};

/** Files by what their bytes say they are; those that say one thing and are another are refused before any is opened. */
const sentFiles = ({ images, attachments }: Question): readonly SentFile[] => [
  ...(images ?? []).map((base64, index) => {
    const [field, contentType] = [`images.${index}`, contentTypeOf(base64)];
    if (contentType === undefined || contentType === 'application/pdf')
      throw invalid(field, 'not a PNG, JPEG or WebP image');
    return { field, contentType, base64 };
  }),
  ...(attachments ?? []).map(({ contentType, content }, index) => {
    const field = `attachments.${index}.content`;
    if (contentTypeOf(content) !== contentType) throw invalid(field, `not ${contentType}`);
    return { field, contentType, base64: content };
  }),
];

const contentTypeOf = (base64: string): FileType | undefined => {
  const head = Buffer.from(base64.slice(0, HEAD), 'base64').toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
};

const attachmentOf = async ({ field, contentType, base64 }: SentFile): Promise<Attachment> => {
  const bytes = Buffer.from(base64, 'base64');
  // Signs of another alphabet are passed over by the decoder.
  if (bytes.toString('base64') !== base64) throw invalid(field, 'not base64');
  try {
    return contentType === 'application/pdf'
      ? { contentType, base64, text: await pdfText(bytes) }
      : { contentType, base64: (await cleanPicture(bytes, contentType)).toString('base64') };
  } catch (error) {
    throw error instanceof UnreadableFile ? invalid(field, error.message) : error;
  }
};
