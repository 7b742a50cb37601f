import type { Page } from 'playwright';
import { APP } from '../../support/served-entry.ts';
import { entryInChromium, type EntryInChromium } from './entry-in-chromium.ts';

export type Text = { readonly text: string; readonly format: 'markdown' | 'html'; readonly isGrowing?: boolean };

/** What a hostile text achieved. */
export type Actions = {
  readonly ran: readonly string[];
  readonly foreign: readonly string[];
  readonly navigated: readonly string[];
  readonly named: readonly string[];
  readonly covered: readonly string[];
  readonly polluted: readonly string[];
};

const watchPage = () => {
  const ran: string[] = [];
  Object.assign(window, { ran });
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    Object.assign(window, { [name]: () => void ran.push(name) });
  // A click on a visible link is the reader's own action: what is tested is everything else.
  addEventListener(
    'click',
    (event) =>
      event.target instanceof Element && event.target.closest('a[target="_blank"]') !== null && event.preventDefault(),
    true,
  );
};

const provoke = () => {
  for (const element of document.querySelectorAll('main *')) {
    for (const type of [
      'click',
      'mouseover',
      'mouseenter',
      'focus',
      'blur',
      'pointerenter',
      'toggle',
      'input',
      'submit',
      'keydown',
    ])
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
};

const inspect = () => ({
  named: [...document.querySelectorAll('main [id], main [name]')].map((element) => element.outerHTML.slice(0, 200)),
  covered: [...document.querySelectorAll('nav button, textarea, footer button')]
    .filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== part;
    })
    .map((part) => part.outerHTML),
  polluted: Object.keys(Object.prototype),
});

/** Opens pages that show any text, for all tests of a file. */
export const richTextInChromium = () => {
  const entry = entryInChromium('rich-text.entry.tsx');
  return (csp?: string) => openRichText(entry, csp);
};

export type RichTextPage = Awaited<ReturnType<typeof openRichText>>;

const openRichText = async ({ newContext }: EntryInChromium, csp?: string) => {
  const foreign: string[] = [];
  const navigated: string[] = [];
  const context = await newContext(
    { viewport: { width: 800, height: 600 } },
    { foreign: (url) => foreign.push(url), ...(csp !== undefined && { csp }) },
  );
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.goto(APP);
  await page.waitForFunction(() => 'harness' in window);
  // Markdown and KaTeX are loaded by the first formula; what follows is shown at once.
  await page.evaluate(() => window.harness.show([{ text: '$x$', format: 'markdown' }]));
  await page.locator('.katex').waitFor();
  page.on('framenavigated', (frame) => navigated.push(frame.url()));
  context.on('page', (opened) => navigated.push(opened.url()));
  return {
    page,
    show: (texts: readonly Text[]) => showAndWait(page, texts),
    actions: async (): Promise<Actions> => {
      await page.evaluate(provoke);
      await settle(page);
      const ran = await page.evaluate(() =>
        'ran' in window && Array.isArray(window.ran) ? window.ran.map(String) : ['the page is gone'],
      );
      return { ran, foreign: [...foreign], navigated: [...navigated], ...(await page.evaluate(inspect)) };
    },
  };
};

/** Two frames and an answer of the server: what was to load has asked for it by then. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise(requestAnimationFrame);
      await fetch('/settled');
    }
  });

const showAndWait = async (page: Page, texts: readonly Text[]) => {
  await page.evaluate((shown) => window.harness.show(shown), texts);
  await settle(page);
};
