import { resolveObjectURL } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserDownloads } from '#adapters/browser/browser-downloads.adapter.ts';

const file = { name: 'nauka-moje-dane.json', mediaType: 'application/json', text: '{ "imię": "Żaneta" }' };

/** A page that remembers where its links led when they were clicked. */
const clickedLinks = () => {
  const clicked: { readonly href: string; readonly download: string }[] = [];
  const page = {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        clicked.push({ href: this.href, download: this.download });
      },
    }),
  };
  return { page, clicked };
};

const contentAt = async (address: string): Promise<string> => {
  const content = resolveObjectURL(address);
  return content === undefined ? 'nothing' : `${content.type} ${await content.text()}`;
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('hands the visitor a file under its name, with every letter in it, and lets go of it afterwards', async () => {
  const { page, clicked } = clickedLinks();
  browserDownloads(page, URL).save(file);
  const [link] = clicked;
  expect(clicked).toEqual([{ href: expect.stringMatching(/^blob:/u), download: 'nauka-moje-dane.json' }]);
  expect(await contentAt(link?.href ?? '')).toBe('application/json { "imię": "Żaneta" }');
  vi.runAllTimers();
  expect(await contentAt(link?.href ?? '')).toBe('nothing');
});
