import type { BodyOf } from '#contract/calls/call.ts';
import type { askTutor } from '#contract/calls/assistant.calls.ts';
import { invalid } from '#server/api/api-failure.ts';
import type { Attachment } from '#server/tutor/tutor.port.ts';

type Question = BodyOf<typeof askTutor>;

/** How files of the accepted kinds begin, in hexadecimal (R12). */
const SIGNATURES: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
  ['application/pdf', /^255044462d/],
];

/** Enough characters of base64 for the longest signature. */
const HEAD = 24;

/** Files by what their bytes say they are. Throws a 400 for other kinds, and for those that say one thing and are another. */
export const readAttachments = ({ images, attachments }: Question): Attachment[] => [
  ...(images ?? []).map((base64, index) => {
    const contentType = contentTypeOf(base64);
    if (contentType?.startsWith('image/') !== true) throw invalid(`images.${index}`, 'not a PNG, JPEG or WebP image');
    return { contentType, base64 };
  }),
  ...(attachments ?? []).map(({ contentType, content }, index) => {
    if (contentTypeOf(content) !== contentType) throw invalid(`attachments.${index}.content`, `not ${contentType}`);
    return { contentType, base64: content };
  }),
];

const contentTypeOf = (base64: string): string | undefined => {
  const head = Buffer.from(base64.slice(0, HEAD), 'base64').toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
};
