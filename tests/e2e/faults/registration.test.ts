import { FAILURE_RETURN } from '#domain/identity/registration/registration.rules.ts';
import { logInToDetails, openCompletion, pagesOf, type Pages } from '../pages/pages.ts';
import { SCREENS, test } from '../support/fixtures.ts';
import {
  expectSilence,
  fails,
  failsForLong,
  hold,
  IDENTITY_500,
  injectFault,
  LOST,
  SILENCE,
  type Fault,
} from '../support/faults.ts';
import { stopTimersOf } from '../support/stopped-timers.ts';
import { signUp, type Pupil } from '../support/pupils.ts';
import { rememberLogin } from '../support/remembered-login.ts';

const SIGN_UP = /\/accounts:signUp\?/;
const IDENTITY_503: Fault = {
  name: 'a 503 of the identity service',
  respond: (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
};

const fillIn = async (pages: Pages, newcomer: Pupil): Promise<void> => {
  await logInToDetails(pages, newcomer);
  await pages.details.fillIn(newcomer);
  await pages.details.acceptTerms();
};

const IDENTITY_FAULTS = [LOST, IDENTITY_500, IDENTITY_503];

test(
  `step 1 that meets ${IDENTITY_FAULTS.map(({ name }) => name).join(', ')} says so, keeps what was typed and works when that is over (S1 §8)`,
  { tag: SCREENS },
  async ({ page, input, newcomer, consoleErrors, seen }) => {
    const { home, login, account, details } = pagesOf(page, input);
    await home.open();
    await home.chooseLogin();
    await login.chooseRegistration();
    await account.fill(newcomer);
    for (const fault of IDENTITY_FAULTS) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, SIGN_UP, fault);
        await account.chooseNext();
        await account.seeError('Błąd rejestracji. Spróbuj ponownie później.');
        await account.seeFilled(newcomer);
        await seen(`step 1 meets ${fault.name}`);
        await end();
      });
    }
    await account.chooseNext();
    await details.see();
  },
);

const NEW_USER = /\/api\/Users$/;
const ENROLMENT = /\/api\/UserSchoolYears$/;
const NOTE = /\/api\/Logs/;

const STEPS = [
  { step: 'the look for the user', address: /\/api\/Users\/[^/]+$/, method: 'GET' },
  { step: 'the new user', address: NEW_USER, method: 'POST' },
  { step: 'the school year', address: /\/api\/SchoolYears\//, method: 'GET' },
  { step: 'the class', address: ENROLMENT, method: 'POST' },
] as const;

const FAULTS = [
  { fault: failsForLong(500), sentence: 'Błąd rejestracji: usługa jest tymczasowo niedostępna.' },
  { fault: failsForLong(503), sentence: 'Błąd rejestracji: usługa jest tymczasowo niedostępna.' },
  { fault: LOST, sentence: 'Błąd rejestracji: brak połączenia z internetem.' },
  { fault: SILENCE, sentence: 'Błąd rejestracji: serwer nie odpowiada.' },
] as const;

for (const { step, address, method } of STEPS) {
  test(
    `a registration that fails at ${step} says why, asks for nothing again and is finished when that is over (S1 §8, §9)`,
    { tag: step === 'the new user' ? SCREENS : [] },
    async ({ page, input, newcomer, addresses, consoleErrors, seen }) => {
      const pages = pagesOf(page, input);
      await expectSilence(page);
      await stopTimersOf(page, FAILURE_RETURN); // the pictures take their time
      await signUp(addresses, newcomer);
      await fillIn(pages, newcomer);
      for (const { fault, sentence } of FAULTS) {
        await test.step(fault.name, async () => {
          const end = await injectFault(page, consoleErrors, address, fault, method);
          await pages.details.chooseRegister();
          await pages.progress.seeFailed(sentence);
          if (step === 'the new user') await seen(`registration meets ${fault.name}`);
          await pages.progress.chooseRetry();
          await pages.details.seeFilled(newcomer);
          await end();
        });
      }
      await pages.details.chooseRegister();
      await pages.progress.seeDone();
    },
  );
}

/** On the page of the completion, where a pupil begins whom the browser remembers. */
const complete = async (pages: Pages, newcomer: Pupil): Promise<void> => {
  const { completion } = pages;
  await openCompletion(pages);
  await completion.details.fillIn(newcomer);
  await completion.details.acceptTerms();
  await completion.details.chooseRegister();
};

for (const fault of [failsForLong(500), LOST, SILENCE]) {
  test(`a registration whose note meets ${fault.name} is a registration all the same (D30)`, async ({
    page,
    context,
    input,
    newcomer,
    addresses,
    consoleErrors,
  }) => {
    const pages = pagesOf(page, input);
    await expectSilence(page);
    await signUp(addresses, newcomer);
    await rememberLogin(context, addresses, newcomer);
    await injectFault(page, consoleErrors, NOTE, fault);
    await complete(pages, newcomer);
    await pages.completion.progress.seeDone();
  });
}

for (const status of [400, 409]) {
  test(`a class that the server answers with ${status} is there already: that is success (S1 §4)`, async ({
    page,
    context,
    input,
    newcomer,
    addresses,
    consoleErrors,
  }) => {
    const pages = pagesOf(page, input);
    await signUp(addresses, newcomer);
    await rememberLogin(context, addresses, newcomer);
    await injectFault(page, consoleErrors, ENROLMENT, fails(status), 'POST');
    await complete(pages, newcomer);
    await pages.completion.progress.seeDone();
    await pages.trial.seeOffer();
  });
}

test('a failed registration that nobody answers gives way to the login after five seconds (S1 §4)', async ({
  page,
  input,
  newcomer,
  addresses,
  consoleErrors,
}) => {
  const pages = pagesOf(page, input);
  await signUp(addresses, newcomer);
  await fillIn(pages, newcomer);
  const end = await injectFault(page, consoleErrors, ENROLMENT, LOST, 'POST');
  await pages.details.chooseRegister();
  await pages.progress.seeFailed('Błąd rejestracji: brak połączenia z internetem.');
  await pages.login.see();
  await end();
  await pages.login.fill(newcomer);
  await pages.login.chooseLogin();
  await pages.trial.seeOffer();
});

test(
  'a failed registration that is closed leads to the page of the completion, which keeps what is typed there and finishes it',
  { tag: SCREENS },
  async ({ page, input, newcomer, addresses, consoleErrors, seen }) => {
    const pages = pagesOf(page, input);
    const { completion, progress, welcome, trial } = pages;
    await signUp(addresses, newcomer);
    await fillIn(pages, newcomer);
    const end = await injectFault(page, consoleErrors, NEW_USER, LOST, 'POST');
    await pages.details.chooseRegister();
    await progress.seeFailed('Błąd rejestracji: brak połączenia z internetem.');
    await progress.chooseClose();
    await completion.see();
    await completion.details.fillIn(newcomer);
    await completion.details.acceptTerms();
    await completion.details.chooseRegister();
    await completion.progress.seeFailed('Błąd rejestracji: brak połączenia z internetem.');
    await seen('completion meets a lost network');
    await completion.details.seeFilled(newcomer);
    await end();
    await completion.details.chooseRegister();
    await completion.progress.seeDone();
    await trial.seeOffer();
    await welcome.seeAddress();
  },
);

test(
  'the progress of a registration is shown and cannot be left',
  { tag: SCREENS },
  async ({ page, input, newcomer, addresses, seen }) => {
    const pages = pagesOf(page, input);
    await signUp(addresses, newcomer);
    await fillIn(pages, newcomer);
    const goOn = await hold(page, /\/api\/SchoolYears\//);
    await pages.details.chooseRegister();
    await pages.progress.seeProgress();
    await page.keyboard.press('Escape');
    await pages.progress.seeProgress();
    await seen('registration progress');
    goOn();
    await pages.progress.seeDone();
  },
);
