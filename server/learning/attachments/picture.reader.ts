import { Mutex } from 'async-mutex';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { UnreadableFile } from './unreadable-file.ts';

/** Pixels of a picture (R12): told by its header, before anything is decoded. */
const MOST_PIXELS = 25_000_000;
/** Models shrink what is longer, and a page of a book is readable within it. */
const LONGEST_SIDE = 2_048;
/** Seconds of work on one picture. */
const TIMEOUT = 10;

// A photo is decoded once, and by one thread, so that the others go on answering.
sharp.cache(false);
sharp.concurrency(1);
// Of all that libvips can open, what pupils may send: no SVG that names files, no PDF, no formats of scanners.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;
export type PictureType = keyof typeof FORMATS;

const turns = new Mutex();

/**
 * The picture drawn anew: upright, at most 2048 pixels long, and nothing but its pixels. What stood beside them, such as
 * the place where a photo was taken, is gone, and so is whatever was hidden behind them (R12). One picture at a time.
 */
export const cleanPicture = (bytes: Buffer, contentType: PictureType): Promise<Buffer> =>
  turns.runExclusive(async () => {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: TIMEOUT });
    requireModest(await headerOf(picture), contentType);
    try {
      return await picture
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .toFormat(FORMATS[contentType])
        .toBuffer();
    } catch {
      throw new UnreadableFile('a picture that is broken or cut off');
    }
  });

const headerOf = async (picture: Sharp): Promise<Metadata> => {
  try {
    return await picture.metadata();
  } catch (error) {
    throw new UnreadableFile(isTooLarge(error) ? 'more than 25 megapixels' : 'a picture that is broken or cut off');
  }
};

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit');

const requireModest = ({ format, width, height, pages = 1 }: Metadata, contentType: PictureType): void => {
  if (format !== FORMATS[contentType]) throw new UnreadableFile(`not ${contentType}`);
  if (pages > 1) throw new UnreadableFile('a picture that moves');
  if (width * height > MOST_PIXELS) throw new UnreadableFile('more than 25 megapixels');
};
