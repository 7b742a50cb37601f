import { pagesOf, type Pages } from './pages/pages.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { IDENTITY_500, identityRefuses, injectFault, LOST, namesOf } from './support/faults.ts';
import { choosePassword, resetLinksOf } from './support/mailbox.ts';
import type { Pupil } from './support/pupils.ts';

const SEND_LINK = /\/accounts:sendOobCode\?/;
const SIGN_IN = /\/accounts:signInWithPassword\?/;
const SHOWN_FOR = 5_000;

const withNewPassword = (pupil: Pupil): Pupil => ({ ...pupil, password: 'jagoda-8-bor' });

const forget = async ({ home, login, forgotPassword }: Pages, { email }: Pupil): Promise<void> => {
  await home.open();
  await home.chooseLogin();
  await login.fillEmail(email);
  await login.chooseForgotten();
  await forgotPassword.seeEmail(email);
};

test('the link that is sent changes the password, and only the new one opens the account (S1 §2)', async ({
  page,
  input,
  pupil,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(SIGN_IN);
  const pages = pagesOf(page, input);
  const { login, forgotPassword, trial } = pages;
  await forget(pages, pupil);
  expect(await resetLinksOf(addresses, pupil)).toEqual([]);
  await forgotPassword.chooseSend();
  await forgotPassword.seeSent();
  await login.see();
  await login.seeEmail(pupil.email);

  const [link, ...others] = await resetLinksOf(addresses, pupil);
  expect([link, ...others]).toEqual([expect.stringContaining('mode=resetPassword')]);
  const renewed = withNewPassword(pupil);
  await choosePassword(link ?? '', renewed.password);
  await login.fill(pupil);
  await login.chooseLogin();
  await login.seeError('Nieprawidłowy login lub hasło');
  await login.fill(renewed);
  await login.chooseLogin();
  await trial.seeOffer();
});

test('that the link was sent is shown for five seconds, then the login is back (S1 §2, §9)', async ({
  page,
  input,
  pupil,
}) => {
  await page.clock.install();
  const pages = pagesOf(page, input);
  const { login, forgotPassword } = pages;
  await forget(pages, pupil);
  await page.clock.pauseAt(Date.now() + 60_000);
  await forgotPassword.chooseSend();
  await forgotPassword.seeSent();
  await page.clock.runFor(SHOWN_FOR - 1);
  await forgotPassword.seeSent();
  await page.clock.runFor(1);
  await login.seeEmail(pupil.email);
});

test('the dialog that was closed before the link was sent is not opened again by the answer', async ({
  page,
  input,
  pupil,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  const { login, forgotPassword } = pages;
  await forget(pages, pupil);
  const answer = page.waitForResponse(SEND_LINK);
  await page.route(SEND_LINK, async (route) => {
    await forgotPassword.chooseClose();
    await login.see();
    await route.continue();
  });
  await forgotPassword.chooseSend();
  await answer;
  await login.see();
  await login.seeEmail(pupil.email);
  expect(await resetLinksOf(addresses, pupil)).toHaveLength(1);
});

const REFUSALS = [
  { fault: LOST, sentence: 'Wystąpił błąd. Spróbuj ponownie.' },
  { fault: IDENTITY_500, sentence: 'Wystąpił błąd. Spróbuj ponownie.' },
  { fault: identityRefuses('INVALID_EMAIL'), sentence: 'Nieprawidłowy format adresu email.' },
  { fault: identityRefuses('TOO_MANY_ATTEMPTS_TRY_LATER'), sentence: 'Zbyt wiele prób. Spróbuj ponownie później.' },
];

test(
  `a link that meets ${namesOf(REFUSALS)} is not sent, the e-mail stays, and it can be asked for again (S1 §8)`,
  { tag: SCREENS },
  async ({ page, input, pupil, consoleErrors, seen }) => {
    const pages = pagesOf(page, input);
    const { forgotPassword } = pages;
    await forget(pages, pupil);
    for (const { fault, sentence } of REFUSALS) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, SEND_LINK, fault);
        await forgotPassword.chooseSend();
        await forgotPassword.seeError(sentence);
        await forgotPassword.seeEmail(pupil.email);
        await seen(`forgotten password meets ${fault.name}`);
        await end();
      });
    }
    await forgotPassword.chooseSend();
    await forgotPassword.seeSent();
  },
);
