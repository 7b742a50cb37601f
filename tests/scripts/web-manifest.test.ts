import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { needsOf, routeOf } from '#domain/access/routes.rules.ts';
import { descriptions } from '#ui/texts/descriptions.pl.ts';

const image = z.object({ src: z.string(), type: z.string(), sizes: z.string() });
const manifest = z
  .object({
    id: z.literal('/'),
    lang: z.literal('pl'),
    start_url: z.literal('/'),
    scope: z.literal('/'),
    display: z.literal('standalone'),
    description: z.string(),
    icons: z.array(image.extend({ purpose: z.enum(['any', 'maskable']) })),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(image) })),
    screenshots: z.array(image.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string() })),
  })
  .parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')));

/** As the picture says itself: width and height stand at the beginning of a PNG. */
const sizeOf = (src: string): string => {
  const picture = readFileSync(`public${src}`);
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
};

const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
].filter(({ type }) => type === 'image/png');

it('names pictures that are there, in the size that they have', () => {
  expect(pictures.map(({ src }) => [src, sizeOf(src)])).toEqual(pictures.map(({ src, sizes }) => [src, sizes]));
});

const ofPurpose = (purpose: string): readonly string[] =>
  manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);

it('has icons for those who show them whole and for those who cut their corners off, each in two sizes', () => {
  expect([ofPurpose('any'), ofPurpose('maskable')]).toEqual([
    ['any', '192x192', '512x512'],
    ['192x192', '512x512'],
  ]);
});

it('leads at once to both assistants, and says the same of the product as the home page', () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Tutor AI', '/assistant?mode=tutor'],
    ['Przyjaciel AI', '/assistant?mode=buddy'],
  ]);
  expect(manifest.shortcuts.map(({ url }) => routeOf(new URL(url, 'https://nauka.example').pathname)?.path)).toEqual([
    '/assistant',
    '/assistant',
  ]);
  expect([manifest.description, needsOf(manifest.start_url)]).toEqual([
    descriptions['/']?.replaceAll('\u00A0', ' '),
    [],
  ]);
});

it.each(['/share/home.png', '/share/page.png'])('%s has the size that every preview shows whole', (src) => {
  expect(sizeOf(src)).toBe('1200x630');
});
