import type { Page } from 'playwright/test';
import { openTutor, openAccount, openCompletion, pagesOf, type Pages } from '../pages/pages.ts';
import { hold } from '../support/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { signUp, type Pupil } from '../support/pupils.ts';
import { rememberLogin } from '../support/remembered-login.ts';

/** Where a registered pupil finds „Wyloguj się”, and what stood on the page before. */
const PLACES = {
  'the panel behind the header, over the assistant': async (pages: Pages, pupil: Pupil) => {
    await openTutor(pages, pupil);
    await pages.assistant.fillMessage('Moje tajemnice');
    await pages.panel.open();
    await pages.panel.chooseLogOut();
  },
  'the panel behind the header, before the identity service has said who is here': async (
    pages: Pages,
    pupil: Pupil,
    page: Page,
  ) => {
    await openAccount(pages, pupil);
    const letIdentityCome = await hold(page, /firebase-connection/);
    await page.reload();
    await pages.panel.open();
    await pages.panel.chooseLogOut();
    letIdentityCome();
  },
  'the list of the account page': async (pages: Pages, pupil: Pupil) => {
    await openAccount(pages, pupil);
    await pages.myAccount.chooseMenuItem('Wyloguj się');
  },
};

const seeNothingOf = async (page: Page, { email, firstName }: Pupil): Promise<void> => {
  const traces = new RegExp(`${email}|${firstName}|tajemnice`);
  await expect(page.locator('body')).not.toContainText(traces);
  expect(await page.evaluate(() => Object.entries(localStorage).join('\n'))).not.toMatch(traces);
};

for (const [place, logOut] of Object.entries(PLACES)) {
  test(`whoever logs out by ${place} comes home, and the way back shows nothing of them (R14)`, async ({
    page,
    input,
    member: pupil,
  }) => {
    const pages = pagesOf(page, input);
    await logOut(pages, pupil, page);
    await pages.home.see();
    await pages.home.seeVisitor();
    await expect(page).toHaveURL(/\/$/);
    await seeNothingOf(page, pupil);
    await page.goBack();
    await pages.home.see();
    await pages.home.seeVisitor();
    await seeNothingOf(page, pupil);
    await page.reload();
    await pages.home.seeVisitor();
    await seeNothingOf(page, pupil);
  });
}

for (const place of ['page', 'header'] as const) {
  test(`whoever logs out on the ${place} of the completion comes home, and does not come back by the browser’s button`, async ({
    page,
    context,
    input,
    newcomer,
    addresses,
  }) => {
    const { home, completion, ...pages } = pagesOf(page, input);
    await signUp(addresses, newcomer);
    await rememberLogin(context, addresses, newcomer);
    await openCompletion({ home, completion, ...pages });
    await home.chooseLogo();
    await home.chooseCompletion();
    await completion.see();
    if (place === 'page') await completion.chooseLogOut();
    else await pages.panel.chooseLogOutInHeader();
    await home.see();
    await home.seeVisitor();
    await page.goBack();
    await home.see();
    await home.seeVisitor();
    await seeNothingOf(page, newcomer);
  });
}
