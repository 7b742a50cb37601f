import { join } from 'node:path';
import { test, type Page } from 'playwright/test';
import { layoutFaults } from '../../support/layout-rules.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone upright, with its keyboard open and on its side; and a desktop. */
const SIZES: { readonly phone: readonly Size[]; readonly desktop: readonly Size[] } = {
  phone: [
    { width: 360, height: 740 },
    { width: 360, height: 400 },
    { width: 740, height: 360 },
  ],
  desktop: [{ width: 1280, height: 800 }],
};
const LARGEST_PHONE = 740;

/** Milliseconds for the pictures of one screen, much more than they take. */
const PATIENCE = 60_000;

const THEMES = ['light', 'dark'] as const;

interface Picture {
  /** Size and theme: `360×400 dark`. */
  readonly picture: string;
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

/** `npm run screens`: the screen in every size of its device, light and dark, as it stands there without being loaded anew. */
export const takePictures = async (
  page: Page,
  screen: string,
  folder: string,
  settle: () => Promise<void>,
): Promise<readonly Picture[]> => {
  const own = page.viewportSize();
  if (own === null) return [];
  test.setTimeout(test.info().timeout + PATIENCE);
  const pictures: Picture[] = [];
  for (const size of own.width <= LARGEST_PHONE ? SIZES.phone : SIZES.desktop) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await settle();
      const picture = `${size.width}×${size.height} ${colorScheme}`;
      await page.screenshot({ path: join(folder, picture, `${screen}.png`), animations: 'disabled' });
      pictures.push({ picture, faults: await layoutFaults(page) });
    }
  }
  await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: null });
  await settle();
  return pictures;
};
