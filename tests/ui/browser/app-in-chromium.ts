import type { Page } from 'playwright';
import type { AssistantScene } from './assistant-scenes.ts';
import { entryInChromium, type Look } from './entry-in-chromium.ts';

/** Opens addresses of the product in a scripted world, for all tests of a file. */
export const appInChromium = () => {
  const entry = entryInChromium('app.entry.tsx');
  return async (address: string, scene: AssistantScene, look: Look): Promise<Page> => {
    const page = await entry.open(look);
    await page.waitForFunction(() => 'showApp' in window);
    await page.evaluate(([shown, at]) => window.showApp(shown, at), [scene, address] as const);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    return page;
  };
};
