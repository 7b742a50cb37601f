import { readFile } from 'node:fs/promises';
import type { TypedPasswords } from './pages/change-password.page.ts';
import { goToAccount, openAccount, openTutor, pagesOf } from './pages/pages.ts';
import { fails, injectFault } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';
import { register, type Pupil } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const typed = (current: string, next: string): TypedPasswords => ({ current, next, confirmation: next });
const withPassword = (pupil: Pupil, password: string): Pupil => ({ ...pupil, password });

test('a pupil changes the first name and consents to marketing, and both are still so after a reload (S1 §2)', async ({
  page,
  input,
  member: pupil,
  seen,
}) => {
  const pages = pagesOf(page, input);
  const { myAccount } = pages;
  await openAccount(pages, pupil);
  await myAccount.seeLine('Adres e-mail', pupil.email);
  await myAccount.seeMenuItems(['Edytuj profil', 'Zmień hasło', 'Wyloguj się']); // S1 §2.87
  await seen('account');
  await myAccount.chooseMenuItem('Edytuj profil');
  await myAccount.seeForm(pupil.firstName);
  await myAccount.fillFirstName('Hania');
  await myAccount.tickMarketing();
  await myAccount.chooseSave();
  await myAccount.seeUpdated();
  await seen('account, profile updated');
  await page.reload();
  await myAccount.seePerson('Hania');
  await myAccount.seeLine('Zgoda na wiadomości', 'Tak');
});

test('a pupil takes along everything that is stored, if need be with the second try (R6)', async ({
  page,
  input,
  member: pupil,
  consoleErrors,
}) => {
  const pages = pagesOf(page, input);
  await openAccount(pages, pupil);
  const end = await injectFault(page, consoleErrors, /\/Export$/, fails(400));
  await pages.myAccount.orderDownload();
  await pages.myAccount.seeNoDownload();
  await end();
  const { name, path } = await pages.myAccount.chooseDownload();
  await pages.myAccount.seeDownloaded();
  expect([name, JSON.parse(await readFile(path, 'utf8')).user.email]).toEqual(['nauka-moje-dane.json', pupil.email]);
});

test('a guardian agrees later on the account page, and takes that back (R8)', async ({
  page,
  context,
  input,
  addresses,
  newcomer,
  seen,
}) => {
  const pages = pagesOf(page, input);
  const { myAccount } = pages;
  const api = await register(addresses, newcomer, { isUnder16: true });
  await rememberLogin(context, addresses, newcomer);
  await openAccount(pages, newcomer);
  await myAccount.seeGuardianAsked();
  await seen('account, guardian asked');
  await myAccount.fillGuardian('mama@example.test');
  await myAccount.chooseSaveConsent();
  await myAccount.seeGuardianThanked();
  await myAccount.seeLine('E-mail rodzica', 'mama@example.test');
  expect(await api.get(`/api/Users/${api.uid}`)).toEqual(
    expect.objectContaining({ isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.test' }),
  );
  await myAccount.withdrawConsent();
  await myAccount.seeGuardianAsked();
  expect(await api.get(`/api/Users/${api.uid}`)).toEqual(expect.objectContaining({ guardianConsent: false }));
});

test('a pupil changes the password and logs in with the new one (S1 §5)', async ({
  page,
  input,
  member: pupil,
  consoleErrors,
  seen,
}) => {
  consoleErrors.allow(/accounts:signInWithPassword/); // a wrong password, once
  const pages = pagesOf(page, input);
  const { myAccount, changePassword, home } = pages;
  const next = 'jagoda-88-las';
  await openAccount(pages, pupil);
  await myAccount.chooseMenuItem('Zmień hasło');
  await changePassword.fill(typed('poziomka-8', next));
  await changePassword.chooseSubmit();
  await changePassword.seeError('Obecne hasło jest nieprawidłowe');
  await seen('change password, refused');
  await changePassword.fill(typed(pupil.password, next));
  await changePassword.chooseSubmit();
  await changePassword.seeDone();
  await changePassword.seeClosed();
  await myAccount.chooseMenuItem('Wyloguj się');
  await home.seeVisitor();
  await pages.home.chooseLogin();
  await pages.login.fill(withPassword(pupil, next));
  await pages.login.chooseLogin();
  await home.seeMember();
});

test('a pupil deletes the account, leaves nothing in the browser, and cannot log in any more (R6, R14)', async ({
  page,
  input,
  member: pupil,
  consoleErrors,
  seen,
}) => {
  consoleErrors.allow(/accounts:(?:signInWithPassword|delete)/); // the server is faster, and nobody is there any more
  const pages = pagesOf(page, input);
  const { myAccount, deleteAccount, home, login } = pages;
  await openTutor(pages, pupil);
  await pages.assistant.fillMessage('Moje tajemnice');
  await goToAccount(pages);
  await myAccount.chooseMenuItem('Edytuj profil');
  await myAccount.chooseDelete();
  await deleteAccount.see();
  await seen('delete account');
  await deleteAccount.chooseDelete();
  await home.seeVisitor();
  await home.see();
  expect(
    await page.evaluate(() => Object.values(localStorage).filter((value) => /tajemnice|Ania/.test(value))),
  ).toEqual([]);
  await home.chooseLogin();
  await login.fill(pupil);
  await login.chooseLogin();
  await login.seeError('Nieprawidłowy login lub hasło');
});
