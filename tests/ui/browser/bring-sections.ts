import type { Page } from 'playwright';

/** Goes through a page until each section that comes when it is near has come: then nothing grows any more. */
export const bringSections = async (page: Page): Promise<void> => {
  for (const section of await page.locator('[data-section]').all()) {
    await section.scrollIntoViewIfNeeded();
    await section.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  }
};
