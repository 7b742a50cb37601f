import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heicPhoto, pdf, phonePhoto, picture } from '../../support/files.ts';
import { drawSample, PHOTO_SAMPLES, rightness, type PhotoSample } from '../../support/photo-samples.ts';
import { policyReports } from '../../support/served-entry.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('photo-text.entry.tsx');

const opened = async (): Promise<Page> => {
  const page = await entry.open();
  await page.waitForFunction(() => 'files' in window);
  return page;
};

/** Runs in the page. */
const readSample = async (content: string) => {
  const told: number[] = [];
  const photo = { id: '1', fileName: 'a.jpg', contentType: 'image/jpeg', size: 1, content } as const;
  const text = await window.files.text.read(photo, (percent) => told.push(percent), new AbortController().signal);
  return { text, told };
};

const sampleNamed = (name: string): PhotoSample => {
  const sample = PHOTO_SAMPLES.find((one) => one.name === name);
  if (sample === undefined) throw new Error(`There is no sample ${name}.`);
  return sample;
};

const prepared = async (name: string, type: string, bytes: Buffer) => {
  const page = await opened();
  const outcome = await page.evaluate(
    async ([fileName, contentType, base64]) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const file = new File([content], fileName, { type: contentType });
      return window.files.preparation.prepare(file).catch((failure: unknown) => String(Object(failure).code));
    },
    [name, type, bytes.toString('base64')] as const,
  );
  return outcome;
};

describe('a photo of a printed task', () => {
  // `npm run bench -- photos` reads all ten.
  it.each(['askew the other way, with a shadow and grains', 'equations of a sheet'])(
    'is read on the device, at least 95 of 100 characters right: %s',
    async (name) => {
      const sample = sampleNamed(name);
      const page = await opened();
      const { text, told } = await page.evaluate(readSample, await page.evaluate(drawSample, sample));
      expect({
        isRight: rightness(sample, text) >= 95,
        text,
        isProgressTold: told.length > 2 && told.every((percent, index) => percent >= (told[index - 1] ?? 0)),
        refused: await policyReports(page),
      }).toEqual({ isRight: true, text, isProgressTold: true, refused: [] });
    },
  );

  it('is left alone when nobody waits any more', async () => {
    const page = await opened();
    const outcome = await page.evaluate(async () => {
      const leaving = new AbortController();
      const photo = { id: '1', fileName: 'a.jpg', contentType: 'image/jpeg', size: 1, content: '' } as const;
      const reading = window.files.text.read(photo, () => undefined, leaving.signal);
      leaving.abort();
      return reading.catch((failure: unknown) => Object(failure).code);
    });
    expect(outcome).toBe('attachment/unreadable');
  });
});

describe('a file on its way into a message', () => {
  it('is upright, at most 2000 pixels long and without the place where it was taken (R12)', async () => {
    const photo = await prepared('Zdjęcie.JPEG', 'image/jpeg', await phonePhoto(3_000, 1_500));
    if (typeof photo === 'string') throw new Error(photo);
    const bytes = Buffer.from(photo.content, 'base64');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([photo.fileName, photo.contentType, photo.size, format, width, height, exif]).toEqual([
      'Zdjęcie.jpg',
      'image/jpeg',
      bytes.length,
      'jpeg',
      1_000,
      2_000,
      undefined,
    ]);
  });

  it('is no HEIC any more, which few can open, but shows the same', async () => {
    const photo = await prepared('IMG_2.HEIC', '', heicPhoto());
    if (typeof photo === 'string') throw new Error(photo);
    const { data, info } = await sharp(Buffer.from(photo.content, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = data.subarray((info.width * 24 + x) * info.channels);
      return red > 2 * blue ? 'red' : blue > 2 * red ? 'blue' : 'neither';
    };
    expect([photo.fileName, photo.contentType, info.width, info.height, colourAt(16), colourAt(48)]).toEqual([
      'IMG_2.jpg',
      'image/jpeg',
      64,
      48,
      'red',
      'blue',
    ]);
  });

  it('stays as it is when it is a document', async () => {
    const document = pdf(['Zadanie']);
    expect(await prepared('zadania.pdf', 'application/pdf', document)).toEqual({
      id: expect.any(String),
      fileName: 'zadania.pdf',
      contentType: 'application/pdf',
      size: document.length,
      content: document.toString('base64'),
    });
  });

  it('is refused when it is no picture and no document, broken or too large', async () => {
    const half = (await picture(400, 300).jpeg().toBuffer()).subarray(0, 100);
    expect([
      await prepared('a.docx', 'application/msword', Buffer.from('PK')),
      await prepared('a.jpg', 'image/jpeg', half),
      await prepared('IMG_1.HEIC', '', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(200)])),
      await prepared(
        'a.pdf',
        'application/pdf',
        Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]),
      ),
    ]).toEqual(['attachment/unsupported', 'attachment/unreadable', 'attachment/unreadable', 'attachment/too-large']);
  });
});
