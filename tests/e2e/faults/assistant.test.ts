import { openTutor, pagesOf } from '../pages/pages.ts';
import { SCREENS, test } from '../support/fixtures.ts';
import { fails, failsForLong, hold, injectFault, LOST, namesOf, type Fault } from '../support/faults.ts';

const ASK = /\/api\/Assistant\/tutor$/;
const CONVERSATIONS = /\/api\/Conversations\?/;
const CONVERSATION = /\/api\/Conversations\/[^?]+$/;
const TASK = 'Rozwiąż równanie 2x + 3 = 11';
const AWAY = 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.';
const CONNECTION = 'Wystąpił błąd połączenia. Spróbuj ponownie.';

const excuse: Fault = {
  name: 'an excuse instead of an answer',
  respond: (route) =>
    route.fulfill({
      json: {
        success: true,
        response: 'Nie mogłem przetworzyć tego pytania.',
        conversationHistory: [],
        conversationId: 'x',
        pointsUsed: 0,
      },
    }),
};

const FAILURES = [
  { fault: LOST, sentence: CONNECTION },
  { fault: fails(500), sentence: AWAY },
  { fault: fails(503), sentence: AWAY },
  { fault: fails(429), sentence: 'Zbyt wiele żądań. Zaczekaj chwilę i spróbuj ponownie.' },
  {
    fault: fails(403, 'no_ai_access', 'no ai access: points_depleted'),
    sentence: 'Nie masz już punktów AI. Twoje pytanie zostaje w polu wiadomości.',
  },
  { fault: excuse, sentence: 'Backend nie mógł przetworzyć żądania. Spróbuj ponownie.' },
] as const;

test(
  `a question that meets ${namesOf(FAILURES)} is in the input again, and can be asked when that is over (S2 §8)`,
  { tag: SCREENS },
  async ({ page, input, member: pupil, consoleErrors, seen }) => {
    const pages = pagesOf(page, input);
    const { assistant } = pages;
    await openTutor(pages, pupil);
    await assistant.fillMessage(TASK);
    for (const { fault, sentence } of FAILURES) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, ASK, fault);
        await assistant.chooseSend();
        await assistant.seeError(sentence);
        await assistant.seeDraft(TASK);
        await seen(`question meets ${fault.name}`);
        await end();
      });
    }
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.seePoints('24 punkty');
  },
);

test('a question whose answer is lost on its way back is answered when it is sent again, and paid for once (R10)', async ({
  page,
  input,
  member: pupil,
  consoleErrors,
}) => {
  const { assistant, ...pages } = pagesOf(page, input);
  await openTutor({ assistant, ...pages }, pupil);
  await assistant.fillMessage(TASK);
  const end = await injectFault(page, consoleErrors, ASK, {
    name: 'a lost answer',
    respond: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  });
  await assistant.chooseSend();
  await assistant.seeError(CONNECTION);
  await assistant.seeDraft(TASK);
  await end();
  await assistant.chooseSend();
  await assistant.seeAnswers('Tutor AI', 1);
  await assistant.seePoints('24 punkty');
});

test(
  'a question on its way can be stopped, and what was typed meanwhile stays (experience: nothing typed is lost)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, consoleErrors, seen }) => {
    const { assistant, ...pages } = pagesOf(page, input);
    await openTutor({ assistant, ...pages }, pupil);
    consoleErrors.allow(ASK);
    const goOn = await hold(page, ASK);
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await assistant.seeThinking('Tutor zastanawia się...');
    await assistant.fillMessage('a może od razu 7x = 21?');
    await seen('tutor thinks');
    await assistant.chooseStop();
    await assistant.seeDraft(`${TASK}\na może od razu 7x = 21?`);
    goOn();
  },
);

const HISTORY_FAILURES = [
  { fault: LOST, sentence: CONNECTION },
  { fault: failsForLong(500), sentence: 'Wystąpił błąd podczas ładowania konwersacji.' },
  { fault: failsForLong(503), sentence: 'Wystąpił błąd podczas ładowania konwersacji.' },
] as const;

test(
  `the list of conversations that meets ${namesOf(HISTORY_FAILURES)} says so and can be asked for again; the thread goes on (S2 §8)`,
  { tag: SCREENS },
  async ({ page, input, member: pupil, consoleErrors, seen }) => {
    const pages = pagesOf(page, input);
    const { assistant } = pages;
    for (const { fault, sentence } of HISTORY_FAILURES) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, CONVERSATIONS, fault);
        await openTutor(pages, pupil);
        await assistant.seeHistoryError(sentence);
        await seen(`history meets ${fault.name}`);
        await end();
        await assistant.chooseHistoryRetry();
        await assistant.seeHistoryEmpty();
      });
    }
    await assistant.leaveHistory();
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.seeInHistory(TASK);
  },
);

test(
  'a conversation that cannot be opened says so, stands in no way, and opens when it is tried again',
  { tag: SCREENS },
  async ({ page, input, member: pupil, consoleErrors, seen }) => {
    const pages = pagesOf(page, input);
    const { assistant } = pages;
    await openTutor(pages, pupil);
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', 1);
    const end = await injectFault(page, consoleErrors, CONVERSATION, failsForLong(503));
    await page.reload();
    await assistant.seeUnopened(AWAY);
    await seen('conversation not opened');
    await assistant.chooseMode('Przyjaciel AI');
    await assistant.seeEmpty(pupil.firstName);
    await assistant.chooseMode('Tutor AI');
    await assistant.seeEmpty(pupil.firstName);
    await assistant.chooseConversation(TASK);
    await assistant.seeUnopened(AWAY);
    await assistant.chooseNew();
    await assistant.seeEmpty(pupil.firstName);
    await assistant.chooseConversation(TASK);
    await assistant.seeUnopened(AWAY);
    await assistant.chooseConversation(TASK);
    await assistant.seeUnopened(AWAY);
    await end();
    await assistant.chooseRetry();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.chooseConversation(TASK);
    await assistant.seeAnswers('Tutor AI', 1);

    await assistant.chooseNew();
    await assistant.chooseConfirm();
    const goOn = await hold(page, CONVERSATION);
    await assistant.chooseConversation(TASK);
    await assistant.seeOpening();
    await assistant.chooseConversation(TASK);
    await assistant.seeOpening();
    await assistant.chooseNew();
    await assistant.seeEmpty(pupil.firstName);
    await assistant.chooseNew();
    await assistant.seeEmpty(pupil.firstName);
    goOn();
  },
);

test('without a network the page that is open says so at the next question and keeps it', async ({
  page,
  context,
  input,
  member: pupil,
  consoleErrors,
}) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, pupil);
  consoleErrors.allow(/./);
  await pages.assistant.fillMessage(TASK);
  await context.setOffline(true);
  await pages.assistant.chooseSend();
  await pages.assistant.seeError(CONNECTION);
  await pages.assistant.seeDraft(TASK);
  await context.setOffline(false);
  await pages.assistant.chooseSend();
  await pages.assistant.seeAnswers('Tutor AI', 1);
});
