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

/** Runs in a tab before it does: what is done every so often is done when a test lets a second pass, and only then. */
const holdIntervals = (): void => {
  const held = new Map<number, () => void>();
  let last = 1_000_000_000;
  Object.assign(window, {
    setInterval: (handler: () => void, period: number) => {
      last += 1;
      if (period <= 1_000) held.set(last, handler);
      return last;
    },
    clearInterval: (id: number) => void held.delete(id),
  });
  addEventListener('test.secondPasses', () => held.forEach((handler) => handler()));
};

const openTab = async (context: BrowserContext, input: InputDriver): Promise<Tab> => {
  const tab = await context.newPage();
  await tab.addInitScript(holdIntervals);
  return { tab, there: pagesOf(tab, input) };
};

/** What one tab does, the other shows within a second; that is a second of the other tab, however slow the machine is. */
const letASecondPass = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => void dispatchEvent(new Event('test.secondPasses')));

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
  await letASecondPass(tab);
  await there.home.seeMember();
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
  await here.myAccount.chooseMenuItem('Wyloguj się');
  await here.home.seeVisitor();
  await letASecondPass(tab);
  await there.home.seeVisitor();
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
  await here.panel.chooseLogOut();
  await here.home.seeVisitor();
  await letASecondPass(tab);
  await there.home.seeVisitor();
  await here.home.chooseLogin();
  await here.login.fill(other);
  await here.login.chooseLogin();
  await here.home.seeMember();
  await letASecondPass(tab);
  await there.home.seeMember();
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
  const { tab, there } = await openTab(context, input);
  // The account page waits until the server has said who is here.
  await openAccount(there, pupil);
  await there.assistant.chooseInHeader();
  await there.assistant.fillMessage(TASK);
  await expireLogins(addresses, pupil);
  await here.myAccount.chooseMenuItem('Edytuj profil');
  await here.myAccount.fillFirstName('Hania');
  await here.myAccount.chooseSave();
  await here.login.seeError('Sesja wygasła. Zaloguj się ponownie.');
  await letASecondPass(tab);
  await there.home.seeVisitor();
  await here.login.fill(pupil);
  await here.login.chooseLogin();
  await here.myAccount.seeUpdated();
  await letASecondPass(tab);
  await there.home.seeMember();
  await there.panel.open();
  await there.panel.chooseAccount();
  await there.myAccount.seeLine('Adres e-mail', pupil.email);
  await there.assistant.chooseInHeader();
  await there.assistant.seeDraft(TASK);
});
