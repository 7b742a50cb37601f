import type { Page } from 'playwright/test';
import { openAccount, pagesOf } from '../pages/pages.ts';
import { injectFault, fails, LOST } from '../support/faults.ts';
import { expect, SCREENS, test } from '../support/fixtures.ts';

/** What is remembered is written down whenever something is told: it is cleared before the next page reads it. */
const forgetAtNextVisit = (page: Page) => page.addInitScript(() => localStorage.clear());

const USER = /\/api\/Users\/[^/?]+$/;
const API = /\/api\//;

for (const fault of [fails(500), LOST]) {
  test(
    `whoever reloads within five minutes is still known when the backend is away with ${fault.name} (S1 §9)`,
    { tag: SCREENS },
    async ({ page, input, member: pupil, consoleErrors, seen }) => {
      const pages = pagesOf(page, input);
      const { myAccount, home, panel } = pages;
      await openAccount(pages, pupil);
      const end = await injectFault(page, consoleErrors, API, fault);
      await page.reload();
      await home.seeMember();
      await myAccount.seePerson(pupil.firstName);
      await seen(`account remembered with ${fault.name}`);
      await panel.open();
      await panel.see(pupil.firstName);
      await page.keyboard.press('Escape');
      await end();
      await page.reload();
      await myAccount.seeLine('Adres e-mail', pupil.email);
    },
  );

  test(
    `whom nothing is remembered of is told that the account cannot be loaded with ${fault.name}, and may try again (S1 §8)`,
    { tag: SCREENS },
    async ({ page, input, member: pupil, consoleErrors, seen }) => {
      const pages = pagesOf(page, input);
      const { myAccount } = pages;
      await openAccount(pages, pupil);
      await forgetAtNextVisit(page);
      const end = await injectFault(page, consoleErrors, USER, fault);
      await page.reload();
      await myAccount.seeUnavailable();
      await seen(`account unavailable with ${fault.name}`);
      await end();
      await myAccount.chooseRetry();
      await myAccount.seePerson(pupil.firstName);
      await myAccount.seeLine('Adres e-mail', pupil.email);
    },
  );
}

test('whoever cannot be loaded can log out all the same', async ({ page, input, member: pupil, consoleErrors }) => {
  const pages = pagesOf(page, input);
  await openAccount(pages, pupil);
  await forgetAtNextVisit(page);
  const end = await injectFault(page, consoleErrors, USER, LOST);
  await page.reload();
  await pages.myAccount.seeUnavailable();
  await pages.panel.chooseLogOutInHeader();
  await pages.home.seeVisitor();
  await pages.home.see();
  await end();
  await page.reload();
  await pages.home.seeVisitor();
  await expect(page).toHaveURL(/\/$/);
});
