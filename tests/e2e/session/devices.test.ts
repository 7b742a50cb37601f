import type { Browser } from 'playwright/test';
import type { TypedPasswords } from '../pages/change-password.page.ts';
import { openAccount, openTutor, pagesOf } from '../pages/pages.ts';
import { answerCookies } from '../support/answered-cookies.ts';
import { untilNextSecond } from '../support/expire-logins.ts';
import { identityRefuses, injectFault } from '../support/faults.ts';
import { expect, SCREENS, test } from '../support/fixtures.ts';
import { collectConsoleErrors, type ConsoleErrors } from '../support/console-errors.ts';
import type { Addresses, Pupil } from '../support/pupils.ts';
import { rememberLogin } from '../support/remembered-login.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';
const NEXT = 'jagoda-88-las';

const typed = (current: string, next: string): TypedPasswords => ({ current, next, confirmation: next });
const withPassword = (pupil: Pupil, password: string): Pupil => ({ ...pupil, password });

test(
  'a password that is changed on one device ends the login on the other at its next call, and the new one goes on there',
  { tag: SCREENS },
  async ({ page, browser, input, member: pupil, addresses, consoleErrors, seen }) => {
    consoleErrors.allow(/\/api\/Users\//); // the emulator dates a new password later than the login that proved the old one, if a second ends between them
    const device = await anotherDevice(browser, addresses, pupil);
    const there = pagesOf(device.page, input);
    await openTutor(there, pupil);
    const here = pagesOf(page, input);
    await openAccount(here, pupil);
    await here.myAccount.chooseMenuItem('Zmień hasło');
    await untilNextSecond();
    await here.changePassword.fill(typed(pupil.password, NEXT));
    await here.changePassword.chooseSubmit();
    await here.changePassword.seeDone();
    // The emulator forgets what Firebase does then: it refuses to renew older logins.
    const end = await injectFault(device.page, device.consoleErrors, /securetoken/, identityRefuses('TOKEN_EXPIRED'));
    device.consoleErrors.allow(/\/api\//);
    await there.assistant.fillMessage(TASK);
    await there.assistant.chooseSend();
    await there.login.seeError('Sesja wygasła. Zaloguj się ponownie.');
    await there.login.seeEmail(pupil.email);
    await seen('password changed on another device', device.page);
    await end();
    await there.login.fill(withPassword(pupil, NEXT));
    await there.login.chooseLogin();
    await there.login.seeClosed();
    await there.assistant.seeAnswers('Tutor AI', 1);
    await here.myAccount.chooseMenuItem('Edytuj profil');
    await here.myAccount.fillFirstName('Hania');
    await here.myAccount.chooseSave();
    await here.myAccount.seeUpdated();
    await device.end();
  },
);

test(
  'an account that is deleted on one device is told of on the other, which asks nobody to log in (R6)',
  { tag: SCREENS },
  async ({ page, browser, input, member: pupil, addresses, seen }) => {
    const device = await anotherDevice(browser, addresses, pupil);
    const there = pagesOf(device.page, input);
    await openTutor(there, pupil);
    const here = pagesOf(page, input);
    await openAccount(here, pupil);
    await here.myAccount.chooseMenuItem('Edytuj profil');
    await here.myAccount.chooseDelete();
    await here.deleteAccount.chooseDelete();
    await here.home.seeVisitor();
    device.consoleErrors.allow(/\/api\//);
    await there.assistant.fillMessage(TASK);
    await there.assistant.chooseSend();
    await there.deleteAccount.seeDeleted();
    await seen('account deleted on another device', device.page);
    await there.home.seeVisitor();
    await there.home.see();
    await expect(device.page.getByRole('dialog')).toBeHidden();
    expect(
      await device.page.evaluate(() => Object.values(localStorage).filter((value) => /równanie|Ania/.test(value))),
    ).toEqual([]);
    await device.end();
  },
);

/** Where the pupil is signed in as well. It ends with what the page there has complained of: nothing. */
const anotherDevice = async (browser: Browser, addresses: Addresses, pupil: Pupil) => {
  const context = await browser.newContext();
  await answerCookies(context);
  await rememberLogin(context, addresses, pupil);
  const consoleErrors: ConsoleErrors = collectConsoleErrors(context, Object.values(addresses));
  return {
    page: await context.newPage(),
    consoleErrors,
    end: async () => {
      await context.close();
      expect(consoleErrors.found).toEqual([]);
    },
  };
};
