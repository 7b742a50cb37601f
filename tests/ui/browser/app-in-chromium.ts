import type { Page } from 'playwright';
import type { BillingScene } from './billing-scenes.ts';
import { entryInChromium } from './entry-in-chromium.ts';
import type { Look } from './tabs.ts';

/** Begins the product at an address, on a page of the entry that has just been loaded. */
export const showAddress = async (page: Page, address: string, scene: BillingScene): Promise<void> => {
  await page.waitForFunction(() => 'showApp' in window);
  await page.evaluate(([shown, at]) => window.showApp(shown, at), [scene, address] as const);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
};

/** Opens addresses of the product in a scripted world, for all tests of a file. */
export const appInChromium = () => {
  const entry = entryInChromium('app.entry.tsx');
  return async (address: string, scene: BillingScene, look: Look): Promise<Page> => {
    const page = await entry.open(look);
    await showAddress(page, address, scene);
    return page;
  };
};
