import { goToAccount, openTutor, pagesOf } from './pages/pages.ts';
import { hold } from './support/faults.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { signIn } from './support/pupils.ts';
import { question } from '../support/api.ts';

const POINTS = 25;

test(
  'the last point ends the trial: it is told once, and the next question is refused without being lost (S1 §4, D32)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, addresses, seen, consoleErrors }) => {
    const api = await signIn(addresses, pupil);
    for (let spent = 0; spent < POINTS - 1; spent += 1)
      await api.post('/api/Assistant/buddy', question(api.uid, `Oblicz ${spent} + 7`));
    const pages = pagesOf(page, input);
    const { assistant, trial } = pages;
    await openTutor(pages, pupil);
    await assistant.chooseMode('Przyjaciel AI');
    await assistant.seeHistoryCount(10);
    await assistant.chooseOlder();
    await assistant.seeHistoryCount(20);
    await assistant.chooseMode('Tutor AI');
    await assistant.seePoints('1 punkt');
    await seen('trial last point');
    await assistant.fillMessage('Oblicz 2 + 2');
    await assistant.chooseSend();
    await trial.seeDepleted();
    await seen('trial points used');
    await trial.chooseLater(); // S1 §2.46
    await trial.seeClosed();
    consoleErrors.allow(/\/api\/Assistant\/tutor$/);
    await assistant.fillMessage('Oblicz 3 + 3');
    await assistant.chooseSend();
    await assistant.seeError('Nie masz już punktów AI. Twoje pytanie zostaje w polu wiadomości.');
    await assistant.seeDraft('Oblicz 3 + 3');
    await seen('question without points');
    await page.reload();
    await assistant.seeReading('Punkty okresu próbnego się skończyły.'); // D40
    await seen('conversation without points');
    await page.goto('/assistant?mode=tutor');
    await expect(page).toHaveURL(/\/pricing$/); // S2 §4: without trial and plan
    await trial.seeClosed();
    expect(await page.evaluate(() => Object.values(localStorage).filter((text) => text === 'Oblicz 3 + 3'))).toEqual([
      'Oblicz 3 + 3',
    ]);
  },
);

test(
  'a trial whose 24 hours are over is told, and leads to the plans (S1 §4)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, seen }) => {
    const pages = pagesOf(page, input);
    await openTutor(pages, pupil);
    await page.route('**/api/Trial/Status', (route) =>
      route.fulfill({
        json: {
          hasActiveTrial: false,
          canStartTrial: false,
          remainingPoints: 12,
          remainingHours: 0,
          expirationDate: '2026-05-05T10:00:00.000Z',
          isExpired: true,
        },
      }),
    );
    await pages.assistant.fillMessage('Oblicz 2 + 2');
    await pages.assistant.chooseSend();
    await pages.trial.seeLapsed();
    await seen('trial lapsed');
    await pages.trial.choosePlans(); // S1 §2.45
    await expect(page).toHaveURL(/\/pricing$/);
  },
);

test('whoever begins the trial while the dialog that offers it is on its way is not offered it any more', async ({
  page,
  input,
  pupil,
}) => {
  const pages = pagesOf(page, input);
  const { home, login, lost, myAccount, trial } = pages;
  const letOfferCome = await hold(page, /TrialDialog.*\.js/);
  await home.open();
  await home.chooseLogin();
  await login.fill(pupil);
  await login.chooseLogin();
  await goToAccount(pages);
  await myAccount.chooseTab('Mój plan');
  await myAccount.seePlan();
  await lost.seeComingDialog();
  await myAccount.chooseStartTrial();
  letOfferCome();
  await myAccount.seeTrial('Trwa');
  await trial.seeClosed();
});
