import { z } from 'zod';
import { openTutor, openAccount, pagesOf } from '../pages/pages.ts';
import { expect, SCREENS, test } from '../support/fixtures.ts';
import { expireLogins } from '../support/expire-logins.ts';
import { newPupil, register, signIn, type Pupil } from '../support/pupils.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';
const EXPIRED = 'Sesja wygasła. Zaloguj się ponownie.';
const ASSISTANT = /\/assistant\?mode=tutor$/;
const NO_CONVERSATIONS = expect.objectContaining({ conversations: [] });

const borys = (): Pupil => ({ ...newPupil(), firstName: 'Borys' });

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/\/api\//); // the server no longer accepts the login, 401
});

test(
  'a login that ends before a question is asked for over the page, and the question is answered and paid for once (S1 §8, D35)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, addresses, seen }) => {
    const pages = pagesOf(page, input);
    const { assistant, login } = pages;
    await openTutor(pages, pupil);
    await expireLogins(addresses, pupil);
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await login.seeError(EXPIRED);
    await login.seeEmail(pupil.email);
    await seen('login expired over the assistant');
    await expect(page).toHaveURL(ASSISTANT);
    await expect(page.getByText(TASK)).toBeVisible();
    await login.fill(pupil);
    await login.chooseLogin();
    await login.seeClosed();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.seePoints('24 punkty');
    await assistant.seeDraft('');

    const api = await signIn(addresses, pupil);
    const { conversations } = z
      .object({ conversations: z.array(z.object({ id: z.string() })) })
      .parse(await api.get('/api/Conversations?page=1&pageSize=10'));
    expect(await Promise.all(conversations.map(({ id }) => api.get(`/api/Conversations/${id}`)))).toEqual([
      expect.objectContaining({
        messages: [
          expect.objectContaining({ role: 'user', content: TASK }),
          expect.objectContaining({ role: 'assistant' }),
        ],
      }),
    ]);
    expect(await api.get('/api/Trial/Status')).toEqual(expect.objectContaining({ remainingPoints: 24 }));
  },
);

test(
  'whoever closes that dialog has the question back in the input, is told why, and is asked for the login with the next try',
  { tag: SCREENS },
  async ({ page, input, member: pupil, addresses, seen }) => {
    const pages = pagesOf(page, input);
    const { assistant, login } = pages;
    await openTutor(pages, pupil);
    await expireLogins(addresses, pupil);
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await login.seeError(EXPIRED);
    await login.chooseClose();
    await login.seeClosed();
    await assistant.seeDraft(TASK);
    await assistant.seeError(EXPIRED);
    await seen('login expired and not renewed');
    await assistant.chooseSend();
    await login.seeError(EXPIRED);
    await login.seeEmail(pupil.email);
    await login.fill(pupil);
    await login.chooseLogin();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.seePoints('24 punkty');
    await assistant.seeDraft('');
  },
);

test('a login that ends before a profile is saved is asked for, and the change is saved then', async ({
  page,
  input,
  member: pupil,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  const { myAccount, login } = pages;
  await openAccount(pages, pupil);
  await expireLogins(addresses, pupil);
  await myAccount.chooseMenuItem('Edytuj profil');
  await myAccount.fillFirstName('Hania');
  await myAccount.chooseSave();
  await login.seeError(EXPIRED);
  await login.seeEmail(pupil.email);
  await login.fill(pupil);
  await login.chooseLogin();
  await myAccount.seeUpdated();
  await myAccount.seePerson('Hania');
  const api = await signIn(addresses, pupil);
  expect(await api.get(`/api/Users/${api.uid}`)).toEqual(expect.objectContaining({ firstName: 'Hania' }));
});

test('whoever closes that dialog keeps what was typed into the profile, and can save it after a login', async ({
  page,
  input,
  member: pupil,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  const { myAccount, login } = pages;
  await openAccount(pages, pupil);
  await expireLogins(addresses, pupil);
  await myAccount.chooseMenuItem('Edytuj profil');
  await myAccount.fillFirstName('Hania');
  await myAccount.chooseSave();
  await login.seeError(EXPIRED);
  await login.chooseClose();
  await myAccount.seeError(EXPIRED);
  await myAccount.seeForm('Hania');
  await myAccount.chooseSave();
  await login.seeError(EXPIRED);
  await login.fill(pupil);
  await login.chooseLogin();
  await myAccount.seeUpdated();
  await myAccount.seePerson('Hania');
});

test('another person who logs in there sends and sees nothing of the first one (R14)', async ({
  page,
  input,
  member: pupil,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  const { assistant, login, home, trial, panel } = pages;
  const other = borys();
  await register(addresses, other);
  await openTutor(pages, pupil);
  await assistant.fillMessage(TASK);
  await expireLogins(addresses, pupil);
  await assistant.chooseSend();
  await login.seeError(EXPIRED);
  await login.fill(other);
  await login.chooseLogin();
  await trial.seeOffer();
  await trial.chooseClose();
  await home.seeMember();
  await panel.open();
  await panel.see(other.firstName);
  await page.keyboard.press('Escape');
  await assistant.chooseInHeader();
  await assistant.seeEmpty(other.firstName);
  await assistant.seeDraft('');
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter((entry) => /równanie|Ania/.test(entry.join(' ')))),
  ).toEqual([]);
  const [ofFirst, ofOther] = await Promise.all([signIn(addresses, pupil), signIn(addresses, other)]);
  expect(await Promise.all([ofFirst, ofOther].map((api) => api.get('/api/Conversations?page=1&pageSize=10')))).toEqual([
    NO_CONVERSATIONS,
    NO_CONVERSATIONS,
  ]);
});
