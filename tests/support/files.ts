import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** As a phone makes it: held upright, and with the place where it was taken. */
export const phonePhoto = (width: number, height: number): Promise<Buffer> =>
  picture(width, height)
    .withExif({
      IFD0: { Make: 'Telefon', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** As an iPhone stores it, HEVC in HEIF: 64 × 48 pixels, red on the left and blue on the right. No library of ours writes it; libheif did. */
export const heicPhoto = (): Buffer =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
      'AAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAQQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp',
      'bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAA',
      'AAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAA',
      'AwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbW',
      'EAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAEltZGF0AAAAPSgBr1jm9Oq//+Vrv/6j/IfJ//9f/0q9V+4x',
      'E/6eBVpa/3P0fRXdlA5uGcMnVNrcJetN1Xo0zzWlNDNHn0Q=',
    ].join(''),
    'base64',
  );

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG whose header promises so many pixels, and which has none of them. */
export const hollowPng = (width: number, height: number): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** One page; the lines are drawn below each other, so small that many have their place. `trailer` may hold more, such as a lock. */
export const pdf = (lines: readonly string[], trailer: string = ''): Buffer =>
  drawnPdf(
    Buffer.from(`BT /F1 1 Tf 72 800 Td 1.2 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`),
    '',
    trailer,
  );

/** A page that unfolds to so many megabytes. */
export const pdfBomb = (megabytes: number): Buffer =>
  drawnPdf(
    deflateSync(deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '), { level: 1 })),
    '/Filter [/FlateDecode /FlateDecode]',
    '',
  );

const drawnPdf = (drawn: Buffer, filter: string, trailer: string): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} ${filter} >>\nstream\n${drawn.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
};

/** A lock whose password nobody knows. */
export const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<00> <00>]`;
