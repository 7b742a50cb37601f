import { expect, test as base, type Page } from 'playwright/test';
import { watchFocus } from '../../support/layout-rules.ts';
import { answerCookies } from './answered-cookies.ts';
import { collectConsoleErrors, type ConsoleErrors } from './console-errors.ts';
import { pointer, type InputDriver } from './input-driver.ts';
import { ownServer, type OwnServer } from './own-server.ts';
import { newPupil, register, type Addresses, type Pupil } from './pupils.ts';
import { rememberLogin } from './remembered-login.ts';
import { checkScreen } from './screen-checks.ts';
import { attachTransitions } from './transitions.ts';

interface Fixtures {
  /** Whether somebody has answered about cookies before, so that no banner stands over what a test is about. */
  readonly areCookiesAnswered: boolean;
  readonly addresses: Addresses;
  readonly consoleErrors: ConsoleErrors;
  readonly input: InputDriver;
  /** Nobody knows this pupil yet. */
  readonly newcomer: Pupil;
  /** Registered, not signed in. */
  readonly pupil: Pupil;
  /** Registered, and signed in since an earlier visit: there is no dialog to fill in, and no offer of the trial. */
  readonly member: Pupil;
  /** Another server, of this test alone. */
  readonly server: OwnServer;
  /** Says that the test has come to a screen. */
  readonly seen: (screen: string, page?: Page) => Promise<void>;
}

/** It takes ten seconds where nothing else runs. */
const SERVER_START = 180_000;

const environment = (name: string): string => process.env[name] ?? '';

export const test = base.extend<Fixtures>({
  addresses: [
    { url: `http://localhost:${environment('E2E_PORT')}`, authUrl: `http://localhost:${environment('E2E_AUTH_PORT')}` },
    { option: true },
  ],
  areCookiesAnswered: [true, { option: true }],
  context: async ({ context, areCookiesAnswered }, use, info) => {
    if (areCookiesAnswered) await answerCookies(context);
    const attach = await attachTransitions(context);
    await use(context);
    await attach(info);
  },
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
  pupil: async ({ addresses }, use) => {
    const pupil = newPupil();
    await register(addresses, pupil);
    await use(pupil);
  },
  member: async ({ context, addresses, pupil }, use) => {
    await rememberLogin(context, addresses, pupil);
    await use(pupil);
  },
  server: [
    async ({ consoleErrors }, use) => {
      const server = await ownServer();
      for (const address of Object.values(server.addresses)) consoleErrors.trust(address);
      await use(server);
      await server.end();
    },
    { timeout: SERVER_START },
  ],
  seen: async ({ context, page: first }, use, { project }) => {
    await watchFocus(context);
    await use((screen, page = first) => checkScreen(page, screen, project));
  },
});

/** Marks a test that shows screens: see `npm run screens`. */
export const SCREENS = '@screens';

export { expect };
