import type { Page } from 'playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Points from the lower edge: below stands the number of the page. */
const FOOT = 30;

/** Letters by which the end of a sentence is known; „C.” may end anything. */
const TELLING = 10;

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The lowest line of each page, without spaces: letters of two fonts are apart in a document. */
const lowestLines = async (pdf: Uint8Array): Promise<readonly string[]> => {
  const paper = await getDocumentProxy(pdf);
  const pages = Array.from({ length: paper.numPages }, (_, place) => paper.getPage(place + 1));
  return Promise.all(
    pages.map(async (one) => {
      const { items } = await (await one).getTextContent();
      const words = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return y > FOOT ? [{ text: item.str, x, y }] : [];
      });
      const lowest = Math.min(...words.map(({ y }) => y));
      const line = words.filter(({ y }) => y - lowest < 1).toSorted((left, right) => left.x - right.x);
      return withoutSpaces(line.map(({ text }) => text).join(''));
    }),
  );
};

/** What of a sheet stands alone at the end of a page: a heading, or the last line of what leads to tasks on the next one. */
export const leftAlone = async (page: Page): Promise<readonly string[]> => {
  await page.locator('section > ol').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const leads = page.locator('h2, h3, section > :has(+ ol)');
  const texts = (await leads.allInnerTexts()).map(withoutSpaces).filter((text) => text !== '');
  const lines = await lowestLines(new Uint8Array(await page.pdf({ format: 'A4' })));
  await page.emulateMedia({ media: null });
  return lines.filter(
    (line) => line !== '' && texts.some((text) => text === line || (line.length >= TELLING && text.endsWith(line))),
  );
};
