import type { Locator, Page } from 'playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Points from the lower edge: below stands the number of the page. */
const FOOT = 30;

/** Letters by which the end of a sentence is known; „C.” may end anything. */
const TELLING = 10;

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The lines of each page from the top, without spaces: letters of two fonts are apart in a document. */
const linesOfPages = async (pdf: Uint8Array): Promise<readonly (readonly string[])[]> => {
  const paper = await getDocumentProxy(pdf);
  const pages = Array.from({ length: paper.numPages }, (_, place) => paper.getPage(place + 1));
  return Promise.all(
    pages.map(async (one) => {
      const { items } = await (await one).getTextContent();
      const words = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return y > FOOT ? [{ text: item.str, x, y: Math.round(y) }] : [];
      });
      const heights = [...new Set(words.map(({ y }) => y))].toSorted((lower, upper) => upper - lower);
      return heights.map((height) => {
        const line = words.filter(({ y }) => y === height).toSorted((left, right) => left.x - right.x);
        return withoutSpaces(line.map(({ text }) => text).join(''));
      });
    }),
  );
};

const textsOf = async (parts: Locator): Promise<readonly string[]> =>
  (await parts.filter({ visible: true }).allInnerTexts()).map(withoutSpaces).filter((text) => text !== '');

/**
 * What of a sheet is torn by the end of a page: a heading alone there, the last line of what leads to tasks on the next one, or a text to read that goes on
 * after it.
 */
export const tornApart = async (page: Page): Promise<readonly string[]> => {
  await page.locator('section > ol').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const leads = page.locator('section > :has(+ ol)');
  const texts = [...(await textsOf(page.locator('h2, h3'))), ...(await textsOf(leads))];
  const read = await textsOf(leads.filter({ hasNot: page.locator('.katex') }));
  const pages = await linesOfPages(new Uint8Array(await page.pdf({ format: 'A4' })));
  await page.emulateMedia({ media: null });
  const leftAlone = pages
    .flatMap((lines) => lines.slice(-1))
    .filter((line) => texts.some((text) => text === line || (line.length >= TELLING && text.endsWith(line))));
  const wholes = pages.map((lines) => lines.join(''));
  return [...leftAlone, ...read.filter((text) => !wholes.some((whole) => whole.includes(text)))];
};
