import { googleChooserAfter } from '../pages/google-chooser.page.ts';
import { openTutor, pagesOf } from '../pages/pages.ts';
import { expect, SCREENS, test } from '../support/fixtures.ts';
import {
  expectSilence,
  fails,
  failsForLong,
  hold,
  IDENTITY_500,
  identityRefuses,
  injectFault,
  LOST,
  namesOf,
  SILENCE,
} from '../support/faults.ts';

const SIGN_IN = /\/accounts:signInWithPassword\?/;
const USER = /\/api\/Users\/[^/]+$/;
const AWAY = 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.';

const REFUSALS = [
  { fault: LOST, sentence: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
  { fault: IDENTITY_500, sentence: AWAY },
  {
    fault: identityRefuses('TOO_MANY_ATTEMPTS_TRY_LATER'),
    sentence: 'Zbyt wiele prób logowania. Spróbuj ponownie później.',
  },
  { fault: identityRefuses('INVALID_EMAIL'), sentence: 'Nieprawidłowy format adresu email' },
] as const;

test(
  `a login that meets ${namesOf(REFUSALS)} says so, keeps what was typed and works when that is over (S1 §8)`,
  { tag: SCREENS },
  async ({ page, input, pupil, consoleErrors, seen }) => {
    const { home, login, trial } = pagesOf(page, input);
    await home.open();
    await home.chooseLogin();
    await login.fill(pupil);
    for (const { fault, sentence } of REFUSALS) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, SIGN_IN, fault);
        await login.chooseLogin();
        await login.seeError(sentence);
        await login.seeFilled(pupil);
        await seen(`login meets ${fault.name}`);
        await end();
      });
    }
    await login.chooseLogin();
    await trial.seeOffer();
  },
);

const BACKEND_FAULTS = [failsForLong(500), failsForLong(503), LOST, SILENCE];

test(
  `a login after which the backend meets ${BACKEND_FAULTS.map(({ name }) => name).join(', ')} says that the account cannot be loaded now, and can be tried again`,
  { tag: SCREENS },
  async ({ page, input, pupil, consoleErrors, seen }) => {
    const { home, login, assistant, panel, trial } = pagesOf(page, input);
    await expectSilence(page);
    await home.open();
    for (const fault of BACKEND_FAULTS) {
      await test.step(fault.name, async () => {
        await home.chooseTryForFree();
        await login.fill(pupil);
        const end = await injectFault(page, consoleErrors, USER, fault);
        await login.chooseLogin();
        await expect(page.getByRole('heading', { name: 'Nie możemy teraz wczytać Twojego konta' })).toBeVisible();
        await seen(`account not loaded after ${fault.name}`);
        await end();
        await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
        await assistant.seeEmpty(pupil.firstName);
        await trial.seeOffer();
        await trial.chooseClose();
        await panel.open();
        await panel.chooseLogOut();
        await home.seeVisitor();
      });
    }
  },
);

test('a session that the backend no longer accepts ends, and the pupil is a visitor again (S1 §8)', async ({
  page,
  input,
  pupil,
  consoleErrors,
}) => {
  const pages = pagesOf(page, input);
  await pages.home.open();
  await pages.home.chooseLogin();
  await injectFault(page, consoleErrors, USER, fails(401));
  await pages.login.fill(pupil);
  await pages.login.chooseLogin();
  await pages.home.seeVisitor();
});

test('whoever does not wait for the backend closes the dialog and is logged in all the same', async ({
  page,
  input,
  pupil,
}) => {
  const { home, login, trial } = pagesOf(page, input);
  await home.open();
  await home.chooseLogin();
  await login.fill(pupil);
  const goOn = await hold(page, USER);
  const asked = page.waitForRequest(USER);
  await login.chooseLogin();
  await asked;
  await login.chooseClose();
  await login.seeClosed();
  goOn();
  await home.seeMember();
  await trial.seeOffer();
});

test('a login that is sent twice is one login', async ({ page, input, pupil }) => {
  const { home, login, trial } = pagesOf(page, input);
  const sent: string[] = [];
  page.on(
    'request',
    (request) => SIGN_IN.test(request.url()) && request.method() === 'POST' && sent.push(request.url()),
  );
  await home.open();
  await home.chooseLogin();
  await login.fill(pupil);
  await login.submit.dblclick();
  await trial.seeOffer();
  expect(sent).toHaveLength(1);
});

test(
  'a window of Google that the browser blocks is told, and opens when it is allowed',
  { tag: SCREENS },
  async ({ page, input, pupil, seen }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    const { home, login } = pagesOf(page, input);
    await home.open();
    await home.chooseLogin();
    await login.fill(pupil);
    await login.chooseGoogle();
    await login.seeError('Przeglądarka zablokowała okno logowania. Zezwól na nie i spróbuj ponownie.');
    await login.seeFilled(pupil);
    await seen('login without the window of Google');
    const chooser = await googleChooserAfter(page, input, () => login.chooseGoogle());
    await chooser.see();
  },
);

test('a Google account that meets a lost network stays outside and comes in when that is over (S1 §8)', async ({
  page,
  input,
  newcomer,
  consoleErrors,
}) => {
  const { home, login, details } = pagesOf(page, input);
  const comeFromGoogle = async () => {
    const chooser = await googleChooserAfter(page, input, () => login.chooseGoogle());
    await chooser.chooseOther();
    await chooser.fillOther({ name: newcomer.firstName, email: newcomer.email });
    await chooser.chooseUse();
  };
  await home.open();
  await home.chooseLogin();
  const end = await injectFault(page, consoleErrors, /\/accounts:signInWithIdp\?/, LOST);
  await comeFromGoogle();
  await login.seeError('Wystąpił błąd połączenia. Spróbuj ponownie.');
  await end();
  await comeFromGoogle();
  await details.seeFirstName(newcomer.firstName);
});

test('a page that is asked for while the user, the plan or the trial is still looked up waits for it (S2 §4)', async ({
  page,
  input,
  member,
}) => {
  await page.clock.install();
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  for (const address of [USER, /\/api\/Subscriptions\/Current$/i, /\/api\/Trial\/Status$/]) {
    await test.step(String(address), async () => {
      const goOn = await hold(page, address);
      const asked = page.waitForRequest(address);
      await page.reload();
      await asked;
      await page.clock.runFor(300);
      goOn();
      await pages.assistant.seeEmpty(member.firstName);
      await page.unroute(address);
    });
  }
});
