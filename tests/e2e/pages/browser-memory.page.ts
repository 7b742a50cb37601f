import type { Page } from 'playwright/test';

/** What the browser remembers of whoever is here. It is written after the page has shown them: the plan has been asked for by then (D25). */
export const browserMemory = (page: Page) => ({
  seeSession: () =>
    page.waitForFunction(() =>
      Object.entries(localStorage).some(([key, text]) => key.startsWith('session:') && text.includes('savedAt')),
    ),
});
