import type { BrowserContext, Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { logIn, logInToAccount, pagesOf, type Pages } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { expireLogins } from '../support/expire-logins.ts';
import { newPupil, register, type Pupil } from '../support/pupils.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';
/** What one tab does, the other shows within a second; Firebase looks every 800 ms. */
const SOON = { timeout: 1_000 };

const borys = (): Pupil => ({ ...newPupil(), firstName: 'Borys' });

const seeMemberSoon = (tab: Page) =>
  expect(tab.getByRole('banner').getByRole('button', { name: 'Moje konto' })).toBeVisible(SOON);
const seeVisitorSoon = (tab: Page) =>
  expect(tab.getByRole('banner').getByRole('button', { name: 'Zaloguj się' })).toBeVisible(SOON);

interface Tab {
  readonly tab: Page;
  readonly there: Pages;
}

const openTab = async (context: BrowserContext, input: InputDriver): Promise<Tab> => {
  const tab = await context.newPage();
  return { tab, there: pagesOf(tab, input) };
};

/** Another tab of somebody who is logged in, with an empty thread of Tutor. */
const openTutor = async (context: BrowserContext, input: InputDriver, { email, firstName }: Pupil): Promise<Tab> => {
  const opened = await openTab(context, input);
  const { myAccount, assistant } = opened.there;
  await myAccount.open();
  await myAccount.seeLine('Adres e-mail', email);
  await assistant.chooseInHeader();
  await assistant.seeEmpty(firstName);
  return opened;
};

test('a login in one tab is a login in the other, within a second', async ({ page, context, input, pupil }) => {
  const here = pagesOf(page, input);
  const { tab, there } = await openTab(context, input);
  await there.home.open();
  await there.home.seeVisitor();
  await here.home.open();
  await here.home.chooseLogin();
  await here.login.fill(pupil);
  await here.login.chooseLogin();
  await here.home.seeMember();
  await seeMemberSoon(tab);
  await there.panel.open();
  await there.panel.see(pupil.firstName);
});

test('a logout in one tab ends the other within a second, and takes it home from a member’s page', async ({
  page,
  context,
  input,
  pupil,
}) => {
  const here = pagesOf(page, input);
  await logInToAccount(here, pupil);
  const { tab, there } = await openTab(context, input);
  await there.myAccount.open();
  await there.myAccount.seePerson(pupil.firstName);
  await here.myAccount.chooseMenuItem('Wyloguj się');
  await here.home.seeVisitor();
  await seeVisitorSoon(tab);
  await expect(tab).toHaveURL(/\/$/, SOON);
  await there.home.see();
});

test('another person in one tab is that person in the other within a second, with nothing of the first (R14)', async ({
  page,
  context,
  input,
  pupil,
  addresses,
}) => {
  const other = borys();
  await register(addresses, other);
  const here = pagesOf(page, input);
  await logIn(here, pupil);
  await here.assistant.fillMessage(TASK);
  const { tab, there } = await openTutor(context, input, pupil);
  await there.assistant.seeDraft(TASK);
  await here.panel.open();
  await here.panel.chooseLogOut();
  await here.home.chooseLogin();
  await here.login.fill(other);
  await here.login.chooseLogin();
  await here.home.seeMember();
  await seeMemberSoon(tab);
  await there.panel.open();
  await there.panel.see(other.firstName);
  await there.panel.chooseAccount();
  await there.myAccount.seeLine('Adres e-mail', other.email);
  await there.assistant.chooseInHeader();
  await there.assistant.seeEmpty(other.firstName);
  await there.assistant.seeDraft('');
});

test('what was typed in one tab outlives a login that ends in the other', async ({
  page,
  context,
  input,
  pupil,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/api\//); // the server no longer accepts the login, 401
  const here = pagesOf(page, input);
  await logInToAccount(here, pupil);
  const { tab, there } = await openTutor(context, input, pupil);
  await there.assistant.fillMessage(TASK);
  await expireLogins(addresses, pupil);
  await here.myAccount.chooseMenuItem('Edytuj profil');
  await here.myAccount.fillFirstName('Hania');
  await here.myAccount.chooseSave();
  await here.login.seeError('Sesja wygasła. Zaloguj się ponownie.');
  await seeVisitorSoon(tab);
  await here.login.fill(pupil);
  await here.login.chooseLogin();
  await here.myAccount.seeUpdated();
  await seeMemberSoon(tab);
  await there.panel.open();
  await there.panel.chooseAccount();
  await there.myAccount.seeLine('Adres e-mail', pupil.email);
  await there.assistant.chooseInHeader();
  await there.assistant.seeDraft(TASK);
});
