import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readAttachments } from '#server/learning/attachments/attachments.reader.ts';
import { pdfText } from '#server/learning/attachments/pdf-text.ts';
import { hollowPng, LOCK, pdf, pdfBomb, phonePhoto, picture } from '../../../support/files.ts';

const NOTHING = { userId: 'u', prompt: '', conversationHistory: [] };
const asked = (images: readonly Buffer[], documents: readonly (readonly [string, Buffer])[] = []) => ({
  ...NOTHING,
  images: images.map((bytes) => bytes.toString('base64')),
  attachments: documents.map(([contentType, bytes]) => ({
    fileName: 'a',
    contentType: contentType as 'image/png',
    content: bytes.toString('base64'),
  })),
});
const refusalOfQuestion = async (question: Parameters<typeof readAttachments>[0]): Promise<unknown> => {
  try {
    await readAttachments(question);
    return 'taken';
  } catch (failure) {
    const { status, field, message } = Object(failure);
    return [status, field, message];
  }
};
const refusalOf = (...files: Parameters<typeof asked>): Promise<unknown> => refusalOfQuestion(asked(...files));
const bytesOf = async (image: Buffer): Promise<Buffer> => {
  const [read] = await readAttachments(asked([image]));
  return Buffer.from(read?.base64 ?? '', 'base64');
};

describe('a picture on its way to a tutor (R12)', () => {
  test('is upright, and has lost the place where it was taken', async () => {
    const photo = await phonePhoto(400, 200);
    const taken = await sharp(photo).metadata();
    expect([taken.width, taken.height, taken.orientation, taken.exif === undefined]).toEqual([400, 200, 6, false]);
    const clean = await bytesOf(photo);
    const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(clean).metadata();
    expect([width, height, orientation, exif, xmp, iptc, icc, clean.includes('Telefon')]).toEqual([
      200,
      400,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('stays a %s and becomes at most 2048 pixels long', async (format) => {
    const {
      format: kept,
      width,
      height,
    } = await sharp(await bytesOf(await picture(3_000, 1_500).toFormat(format).toBuffer())).metadata();
    expect([kept, width, height]).toEqual([format, 2_048, 1_024]);
  });

  test('that is small stays as small', async () => {
    const { width, height } = await sharp(await bytesOf(await picture(30, 20).png().toBuffer())).metadata();
    expect([width, height]).toEqual([30, 20]);
  });

  test('loses what was hidden behind its end', async () => {
    const polyglot = Buffer.concat([await picture(30, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await bytesOf(polyglot)).includes('script')).toBe(false);
  });

  test('of 25 megapixels is taken, and of more is refused by its header', async () => {
    expect(await refusalOf([await picture(5_000, 5_000).jpeg().toBuffer()])).toBe('taken');
    const larger = [400, 'images.0', 'images.0: more than 25 megapixels'];
    expect([
      await refusalOf([await picture(5_001, 5_000).jpeg().toBuffer()]),
      await refusalOf([hollowPng(60_000, 60_000)]),
    ]).toEqual([larger, larger]);
  });

  test('that promises pixels which it does not have, is cut off, moves or is another thing is refused by its place', async () => {
    const photo = await sharp(Buffer.alloc(300 * 300 * 3, 'ab'), { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    const frames = await Promise.all([picture(8, 8).png().toBuffer(), picture(8, 8).negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const good = await picture(8, 8).png().toBuffer();
    const broken = 'a picture that is broken or cut off';
    expect(
      await Promise.all([
        refusalOf([good, hollowPng(4_000, 4_000)]),
        refusalOf([photo.subarray(0, photo.length / 2)]),
        refusalOf([good, good, moving]),
        refusalOf([Buffer.from('ffd8ff', 'hex')]),
        refusalOf([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
        refusalOf([], [['image/png', photo]]),
        refusalOf([], [['image/jpeg', photo.subarray(0, photo.length / 2)]]),
      ]),
    ).toEqual([
      [400, 'images.1', `images.1: ${broken}`],
      [400, 'images.0', `images.0: ${broken}`],
      [400, 'images.2', 'images.2: a picture that moves'],
      [400, 'images.0', `images.0: ${broken}`],
      [400, 'images.0', 'images.0: not a PNG, JPEG or WebP image'],
      [400, 'attachments.0.content', 'attachments.0.content: not image/png'],
      [400, 'attachments.0.content', `attachments.0.content: ${broken}`],
    ]);
  });
});

const spoilt = (text: string) => `${text.slice(0, 100)}*${text.slice(101)}`;

test('what is no base64 somewhere in the middle is refused by its place, as a picture and as a document', async () => {
  const good = asked([await picture(30, 20).png().toBuffer()], [['application/pdf', pdf(['Zadanie'])]]);
  const { images, attachments } = good;
  expect([
    await refusalOfQuestion({ ...good, images: [...images, ...images.map(spoilt)] }),
    await refusalOfQuestion({
      ...good,
      attachments: attachments.map((document) => ({ ...document, content: spoilt(document.content) })),
    }),
  ]).toEqual([
    [400, 'images.1', 'images.1: not base64'],
    [400, 'attachments.0.content', 'attachments.0.content: not base64'],
  ]);
});

describe('a document on its way to a tutor', () => {
  const PDF = 'application/pdf';

  test('brings its text, and a scan brings none', async () => {
    const read = await readAttachments(
      asked(
        [],
        [
          [PDF, pdf(['Zadanie 1', 'Oblicz 2 + 2'])],
          [PDF, pdf([])],
        ],
      ),
    );
    expect(read.map(({ contentType, text }) => [contentType, text])).toEqual([
      [PDF, 'Zadanie 1\nOblicz 2 + 2'],
      [PDF, ''],
    ]);
  });

  test('brings 20,000 characters at most', async () => {
    const [read] = await readAttachments(
      asked([], [[PDF, pdf(Array.from({ length: 600 }, () => 'abcde'.repeat(10)))]]),
    );
    expect(read?.text?.length).toBe(20_000);
  });

  test('that is locked or broken is refused by its place', async () => {
    const good = pdf(['Zadanie']);
    expect([
      await refusalOf(
        [],
        [
          [PDF, good],
          [PDF, pdf(['Tajne'], LOCK)],
        ],
      ),
      await refusalOf([], [[PDF, Buffer.from('%PDF-1.7')]]),
      await refusalOf([], [[PDF, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')])]]),
    ]).toEqual([
      [400, 'attachments.1.content', 'attachments.1.content: a PDF that is locked by a password'],
      [400, 'attachments.0.content', 'attachments.0.content: a PDF that is broken or cut off'],
      [400, 'attachments.0.content', 'attachments.0.content: a PDF that is broken or cut off'],
    ]);
  });

  test('that unfolds to hundreds of megabytes is given up', async () => {
    await expect(pdfText(pdfBomb(400))).rejects.toThrow(/unfolds to too much|takes too long/);
  });

  test('that takes too long is given up', async () => {
    await expect(pdfText(pdf(['Zadanie']), 1)).rejects.toThrow('a PDF that takes too long to read');
  });
});
