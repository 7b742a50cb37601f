import type { BrowserContext, Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { openAccount, openTutor, pagesOf, type Pages } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { expireLogins } from '../support/expire-logins.ts';
import { newPupil, register, type Pupil } from '../support/pupils.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';
const borys = (): Pupil => ({ ...newPupil(), firstName: 'Borys' });

interface Tab {
  readonly tab: Page;
  readonly there: Pages;
}

const openTab = async (context: BrowserContext, input: InputDriver): Promise<Tab> => {
  const tab = await context.newPage();
  await tab.clock.install();
  return { tab, there: pagesOf(tab, input) };
};

/** From now on no time passes in a tab. */
const stopTime = async (tab: Page): Promise<void> => tab.clock.pauseAt((await tab.evaluate(() => Date.now())) + 1_000);

/** What one tab does, the other shows within a second: of its own time, however slow the machine is. */
const seeWithinASecond = async (tab: Page, see: () => Promise<unknown>): Promise<void> => {
  await tab.clock.runFor(1_000);
  await see();
};

test('a login in one tab is a login in the other, within a second', async ({ page, context, input, pupil }) => {
  const here = pagesOf(page, input);
  const { tab, there } = await openTab(context, input);
  await there.home.open();
  await there.home.seeVisitor();
  await stopTime(tab);
  await here.home.open();
  await here.home.chooseLogin();
  await here.login.fill(pupil);
  await here.login.chooseLogin();
  await here.home.seeMember();
  await seeWithinASecond(tab, there.home.seeMember);
  await tab.clock.resume();
  await there.panel.open();
  await there.panel.see(pupil.firstName);
});

test('a logout in one tab ends the other within a second, and takes it home from a member’s page', async ({
  page,
  context,
  input,
  member,
}) => {
  const here = pagesOf(page, input);
  await openAccount(here, member);
  const { tab, there } = await openTab(context, input);
  await openAccount(there, member);
  await stopTime(tab);
  await here.myAccount.chooseMenuItem('Wyloguj się');
  await here.home.seeVisitor();
  await seeWithinASecond(tab, there.home.seeVisitor);
  await expect(tab).toHaveURL(/\/$/);
  await there.home.see();
});

test('another person in one tab is that person in the other within a second, with nothing of the first (R14)', async ({
  page,
  context,
  input,
  member,
  addresses,
}) => {
  const other = borys();
  await register(addresses, other);
  const here = pagesOf(page, input);
  await openTutor(here, member);
  await here.assistant.fillMessage(TASK);
  const { tab, there } = await openTab(context, input);
  await openTutor(there, member);
  await there.assistant.seeDraft(TASK);
  await here.panel.open();
  await stopTime(tab);
  await here.panel.chooseLogOut();
  await here.home.seeVisitor();
  await seeWithinASecond(tab, there.home.seeVisitor);
  await here.home.chooseLogin();
  await here.login.fill(other);
  await here.login.chooseLogin();
  await here.home.seeMember();
  await seeWithinASecond(tab, there.home.seeMember);
  await tab.clock.resume();
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
  member: pupil,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/api\//); // the server no longer accepts the login, 401
  const here = pagesOf(page, input);
  await openAccount(here, pupil);
  const { there } = await openTab(context, input);
  await openTutor(there, pupil);
  await there.assistant.fillMessage(TASK);
  await expireLogins(addresses, pupil);
  await here.myAccount.chooseMenuItem('Edytuj profil');
  await here.myAccount.fillFirstName('Hania');
  await here.myAccount.chooseSave();
  await here.login.seeError('Sesja wygasła. Zaloguj się ponownie.');
  await there.home.seeVisitor();
  await here.login.fill(pupil);
  await here.login.chooseLogin();
  await here.myAccount.seeUpdated();
  await there.home.seeMember();
  await there.panel.open();
  await there.panel.chooseAccount();
  await there.myAccount.seeLine('Adres e-mail', pupil.email);
  await there.assistant.chooseInHeader();
  await there.assistant.seeDraft(TASK);
});
