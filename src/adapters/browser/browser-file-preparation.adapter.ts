import type { FilePreparation } from '#application/ports/file-preparation.port.ts';
import { ATTACHMENT_MAX_SIZE } from '#domain/learning/assistant/attachment.rules.ts';
import type { AttachmentType, PickedFile } from '#domain/learning/assistant/attachment.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { fileWorker } from './file-workers.ts';
// oxlint-disable-next-line import/default -- Vite answers with its address
import heicWorker from './heic.worker.ts?worker&url';

/** Pixels: the small print of a page is still read, by people and by models. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Bytes of a photo before it is shrunk; beyond, a phone runs out of memory. */
const LARGEST_PHOTO = 60 * 1024 * 1024;

const PDF = /^%PDF-/;
/** The boxes with which photos of iPhones begin. */
const HEIC = /^.{4}ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s;
const HEAD = 12;

const headOf = async (content: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await content.slice(0, HEAD).arrayBuffer()));

const base64Of = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',', 2)[1] ?? ''));
    reader.addEventListener('error', () => reject(new Failure('attachment/unreadable')));
    reader.readAsDataURL(content);
  });

/** As the browser knows it; else, where it is one of an iPhone, as our own thread does. */
const decoded = async (content: Blob, head: string): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(content, { imageOrientation: 'from-image' });
  } catch {
    if (!HEIC.test(head)) throw new Failure('attachment/unreadable');
    return heicBitmap(content);
  }
};

const heicBitmap = (content: Blob): Promise<ImageBitmap> =>
  new Promise((resolve, reject) => {
    const thread = fileWorker(heicWorker);
    const fail = () => {
      thread.terminate();
      reject(new Failure('attachment/unreadable'));
    };
    thread.addEventListener('error', fail);
    thread.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => {
      if (data === null) return fail();
      thread.terminate();
      return resolve(data);
    });
    thread.postMessage(content, []);
  });

/** Nothing but its pixels: what a camera writes beside them does not come along. */
const redrawn = async (bitmap: ImageBitmap): Promise<Blob> => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Failure('attachment/unreadable');
  // JPEG has no transparency, and black would hide black letters.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  // Safari keeps the memory of a canvas otherwise.
  canvas.width = 0;
  if (picture === null) throw new Failure('attachment/unreadable');
  return picture;
};

const asJpeg = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}.jpg`;

export const browserFilePreparation = (newId: () => string = () => crypto.randomUUID()): FilePreparation => {
  const chosen = async (fileName: string, contentType: AttachmentType, content: Blob) => {
    if (content.size > ATTACHMENT_MAX_SIZE) throw new Failure('attachment/too-large');
    return { id: newId(), fileName, contentType, size: content.size, content: await base64Of(content) };
  };
  return {
    async prepare(file: PickedFile) {
      const { name, type, size } = file;
      if (size > LARGEST_PHOTO) throw new Failure('attachment/too-large');
      const content = new Blob([await file.arrayBuffer()], { type });
      const head = await headOf(content);
      if (PDF.test(head)) return chosen(name, 'application/pdf', content);
      if (!type.startsWith('image/') && !HEIC.test(head)) throw new Failure('attachment/unsupported');
      return chosen(asJpeg(name), 'image/jpeg', await redrawn(await decoded(content, head)));
    },
  };
};
