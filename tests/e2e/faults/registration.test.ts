import { pagesOf, type Pages } from '../pages/pages.ts';
import { SCREENS, test } from '../support/fixtures.ts';
import { befall, fails, hold, IDENTITY_500, LOST, type Fault } from '../support/faults.ts';
import type { Pupil } from '../support/pupils.ts';

const SIGN_UP = /\/accounts:signUp\?/;
const IDENTITY_503: Fault = { name: 'a 503 of the identity service', befall: (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }) };

const toDetails = async ({ home, login, account, details }: Pages, newcomer: Pupil) => {
  await home.open();
  await home.chooseLogin();
  await login.chooseRegistration();
  await account.fill(newcomer);
  await account.chooseNext();
  await details.see();
};

for (const fault of [LOST, IDENTITY_500, IDENTITY_503]) {
  test(`step 1 that meets ${fault.name} says so, keeps what was typed and works when that is over (S1 §8)`, { tag: SCREENS }, async ({ page, hand, newcomer, complaints, seen }) => {
    const { home, login, account, details } = pagesOf(page, hand);
    await home.open();
    await home.chooseLogin();
    await login.chooseRegistration();
    await account.fill(newcomer);
    const end = await befall(page, complaints, SIGN_UP, fault);
    await account.chooseNext();
    await account.seeError('Błąd rejestracji. Spróbuj ponownie później.');
    await account.seeFilled(newcomer);
    await seen(`step 1 meets ${fault.name}`);
    await end();
    await account.chooseNext();
    await details.see();
  });
}

const STEPS = [
  { step: 'the look for the user', address: /\/api\/Users\/[^/]+$/, method: 'GET' },
  { step: 'the new user', address: /\/api\/Users$/, method: 'POST' },
  { step: 'the school year', address: /\/api\/SchoolYears\//, method: 'GET' },
  { step: 'the class', address: /\/api\/UserSchoolYears$/, method: 'POST' },
] as const;

const FAULTS = [
  { fault: fails(500), sentence: 'Błąd rejestracji: usługa jest tymczasowo niedostępna.' },
  { fault: fails(503), sentence: 'Błąd rejestracji: usługa jest tymczasowo niedostępna.' },
  { fault: LOST, sentence: 'Błąd rejestracji: brak połączenia z internetem.' },
] as const;

for (const { step, address, method } of STEPS) {
  test(`a registration that fails at ${step} says why, asks for nothing again and is finished when that is over (S1 §8)`, { tag: step === 'the new user' ? SCREENS : [] }, async ({ page, hand, newcomer, complaints, seen }) => {
    const pages = pagesOf(page, hand);
    await toDetails(pages, newcomer);
    await pages.details.fill(newcomer);
    await pages.details.acceptTerms();
    for (const { fault, sentence } of FAULTS) {
      const end = await befall(page, complaints, address, fault, method);
      await pages.details.chooseRegister();
      await pages.progress.seeProgress();
      await pages.progress.seeFailed(sentence);
      if (step === 'the new user') await seen(`registration meets ${fault.name}`);
      await pages.progress.chooseRetry();
      await pages.details.seeFilled(newcomer);
      await end();
    }
    await pages.details.chooseRegister();
    await pages.progress.seeDone();
  });
}

test('a registration whose note cannot be written is a registration all the same (D10)', async ({ page, hand, newcomer, complaints }) => {
  const pages = pagesOf(page, hand);
  await toDetails(pages, newcomer);
  await befall(page, complaints, /\/api\/Logs/, fails(500));
  await pages.details.fill(newcomer);
  await pages.details.acceptTerms();
  await pages.details.chooseRegister();
  await pages.progress.seeDone();
});

test('the progress of a registration is shown and cannot be left', { tag: SCREENS }, async ({ page, hand, newcomer, seen }) => {
  const pages = pagesOf(page, hand);
  await toDetails(pages, newcomer);
  await pages.details.fill(newcomer);
  await pages.details.acceptTerms();
  const goOn = await hold(page, /\/api\/SchoolYears\//);
  await pages.details.chooseRegister();
  await pages.progress.seeProgress();
  await page.keyboard.press('Escape');
  await pages.progress.seeProgress();
  await seen('registration progress');
  goOn();
  await pages.progress.seeDone();
});
