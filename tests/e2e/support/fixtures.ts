import { expect, test as base, type Page } from 'playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { collectConsoleErrors, type ConsoleErrors } from './console-errors.ts';
import { pointer, type InputDriver } from './input-driver.ts';
import { ownServer, type OwnServer } from './own-server.ts';
import { newPupil, register, type Addresses, type Pupil } from './pupils.ts';

interface Fixtures {
  readonly addresses: Addresses;
  readonly consoleErrors: ConsoleErrors;
  readonly input: InputDriver;
  /** Nobody knows this pupil yet. */
  readonly newcomer: Pupil;
  /** Another server, of this test alone. */
  readonly server: OwnServer;
  /** Registered, not signed in. */
  readonly pupil: Pupil;
  /** Says that the test has come to a screen: it must be accessible and fit; `npm run screens` takes its picture. */
  readonly seen: (screen: string, page?: Page) => Promise<void>;
}

const environment = (name: string): string => process.env[name] ?? '';

/** Waits for a dialog that React Aria hides until the keyboard of a phone is up, and for the end of what moves. Runs in the page. */
const settle = async (): Promise<void> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
  const dialogs = () => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  do await new Promise(requestAnimationFrame);
  while (dialogs().some((dialog) => !dialog.checkVisibility({ opacityProperty: true })));
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

export const test = base.extend<Fixtures>({
  addresses: [
    { url: `http://localhost:${environment('E2E_PORT')}`, authUrl: `http://localhost:${environment('E2E_AUTH_PORT')}` },
    { option: true },
  ],
  consoleErrors: [
    async ({ context, addresses }, use) => {
      const consoleErrors = collectConsoleErrors(context, Object.values(addresses));
      await use(consoleErrors);
      expect(consoleErrors.found).toEqual([]);
    },
    { auto: true },
  ],
  input: [pointer, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the braces which fixtures are wanted: none
  newcomer: async ({}, use) => use(newPupil()),
  server: async ({ consoleErrors }, use) => {
    const server = await ownServer();
    for (const address of Object.values(server.addresses)) consoleErrors.trust(address);
    await use(server);
    await server.end();
  },
  pupil: async ({ addresses }, use) => {
    const pupil = newPupil();
    await register(addresses, pupil);
    await use(pupil);
  },
  seen: async ({ page: first }, use, { project }) => {
    await use(async (screen, page = first) => {
      await page.evaluate(settle);
      if (process.env['SCREENS'] !== undefined)
        await page.screenshot({
          path: `${process.env['SCREENS']}/${project.name}/${screen}.png`,
          animations: 'disabled',
        });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ screen, findings: await accessibilityFindings(page), sideways }).toEqual({
        screen,
        findings: [],
        sideways: 0,
      });
    });
  },
});

/** Marks a test that shows screens: see `npm run screens`. */
export const SCREENS = '@screens';

export { expect };
