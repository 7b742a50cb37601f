import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { PATHS } from '../../model/access/guard-table.ts';
import { entryInChromium } from './entry-in-chromium.ts';
import type { Look } from './tabs.ts';
import type { Arrival } from './routes.entry.tsx';

/** Who may see every page, and whom the completion of the profile is for. */
const visitorOf = (address: string): Arrival =>
  address === '/google-registration'
    ? { address, user: { classId: null } }
    : { address, trial: { hasActiveTrial: true, remainingPoints: 18, remainingHours: 17.5 } };

/** The sizes of the e2e tests are others; each of their screens is looked at by axe in light and dark. */
const LOOKS: Readonly<Record<string, Look>> = {
  'four times as big (WCAG 1.4.10)': { width: 320, height: 256 },
  'with letters twice as big (WCAG 1.4.4), dark': { width: 360, height: 740, letters: 200, theme: 'dark' },
  'in forced colours': { width: 360, height: 740, areColoursForced: true },
};

describe.each(Object.entries(LOOKS))('every page %s', (_, look) => {
  const entry = entryInChromium('routes.entry.tsx');
  let page: Page;
  beforeAll(async () => {
    page = await entry.open(look);
    await page.waitForFunction(() => 'arrive' in window);
  });

  it.each([...PATHS, '/account?tab=plan', '/assistant?mode=buddy'])(
    '%s fits the window, and axe finds nothing',
    async (path) => {
      await page.evaluate((arrival) => window.arrive(arrival), visitorOf(path));
      expect([await layoutFaults(page), await accessibilityFindings(page)]).toEqual([{}, []]);
    },
  );
});
