import type { Page } from 'playwright';

/** Lets a page lay out what it leaves for later because it is far below: no rule looks past what is not there. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-section]'))
      section.style.contentVisibility = 'visible';
  });
