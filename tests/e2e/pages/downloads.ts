import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

/** The file that an action gives to the pupil. */
export const downloadedBy = async (page: Page, act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};
