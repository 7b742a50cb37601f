import { expect, test as base, type Page } from 'playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { listenTo, type Complaints } from './complaints.ts';
import { pointer, type Hand } from './hand.ts';
import { newPupil, register, type Addresses, type Pupil } from './pupils.ts';

interface Fixtures {
  readonly addresses: Addresses;
  readonly complaints: Complaints;
  readonly hand: Hand;
  /** Nobody knows this pupil yet. */
  readonly newcomer: Pupil;
  /** Registered, not signed in. */
  readonly pupil: Pupil;
  /** Says that the test has come to a screen: it must be accessible and fit; `npm run screens` takes its picture. */
  readonly seen: (screen: string, page?: Page) => Promise<void>;
}

const environment = (name: string): string => process.env[name] ?? '';

export const test = base.extend<Fixtures>({
  addresses: async ({}, use) => {
    await use({ url: `http://localhost:${environment('E2E_PORT')}`, authUrl: `http://localhost:${environment('E2E_AUTH_PORT')}` });
  },
  complaints: [
    async ({ context, addresses }, use) => {
      const complaints = listenTo(context, Object.values(addresses));
      await use(complaints);
      expect(complaints.heard).toEqual([]);
    },
    { auto: true },
  ],
  hand: async ({}, use) => use(pointer),
  newcomer: async ({}, use) => use(newPupil()),
  pupil: async ({ addresses }, use) => {
    const pupil = newPupil();
    await register(addresses, pupil);
    await use(pupil);
  },
  seen: async ({ page: first }, use, { project }) => {
    await use(async (screen, page = first) => {
      if (process.env['SCREENS'] !== undefined) await page.screenshot({ path: `screens/${project.name}/${screen}.png`, animations: 'disabled' });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect({ screen, findings: await accessibilityFindings(page), sideways }).toEqual({ screen, findings: [], sideways: 0 });
    });
  },
});

export { expect };
