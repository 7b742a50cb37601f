import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { drawSample, PHOTO_SAMPLES, rightness } from '../../tests/support/photo-samples.ts';
import { APP, buildEntry, serveEntry } from '../../tests/support/served-entry.ts';

/** What the issue asks of each sample: characters of a hundred, and seconds. */
const RIGHT = 95;
const SECONDS = 15;

/** Ten printed Polish tasks, photographed in ten ways and read in the browser; every file of it is ours. */
export const photos = async (browser: Browser): Promise<string> => {
  const entry = await buildEntry(
    fileURLToPath(new URL('../../tests/ui/browser/photo-text.entry.tsx', import.meta.url)),
  );
  const lines: string[] = [];
  for (const sample of PHOTO_SAMPLES) {
    const context = await browser.newContext();
    await serveEntry(context, entry);
    const page = await context.newPage();
    await page.goto(APP);
    await page.waitForFunction(() => 'files' in window);
    const content = await page.evaluate(drawSample, sample);
    const { text, seconds } = await page.evaluate(async (jpeg) => {
      const begun = performance.now();
      const photo = { id: '1', fileName: 'a.jpg', contentType: 'image/jpeg', size: 1, content: jpeg } as const;
      const read = await window.files.text.read(photo, () => undefined, new AbortController().signal);
      return { text: read, seconds: (performance.now() - begun) / 1_000 };
    }, content);
    await context.close();
    const right = rightness(sample, text);
    const verdict = right >= RIGHT && seconds <= SECONDS ? '' : 'missed';
    lines.push(
      `${sample.name.padEnd(48)}${right.toFixed(1).padStart(7)} %${seconds.toFixed(1).padStart(7)} s  ${verdict}`,
    );
  }
  return [
    `\nPhotos of printed tasks, read on the device; aim: ${RIGHT} % of the characters, ${SECONDS} s`,
    ...lines,
  ].join('\n');
};
