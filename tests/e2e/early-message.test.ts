import { openTutor, pagesOf } from './pages/pages.ts';
import { hold, injectFault, LOST } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';

const SCRIPTS = /\/assets\/.*\.js$/;
const TUTOR = '/assistant?mode=tutor';

test('a message is written and sent before the code of the page is here, and answered when it is (D70)', async ({
  page,
  input,
  member,
  seen,
}) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/assistant?mode=buddy', { waitUntil: 'commit' });
  const { assistant } = pages;
  await assistant.see('Przyjaciel AI');
  await seen('assistant.early');
  await assistant.seeSend('closed');
  await assistant.fillMessage('Rozwiąż równanie 2x + 3 = 11');
  await assistant.chooseSend();
  letScriptsCome();
  await assistant.seeAnswers('Przyjaciel AI', 1);
  await assistant.seeInAnswer('Przyjaciel AI', 'Odejmujemy');
  await assistant.seeDraft('');
});

test('what is written before the code is here goes on with an earlier draft, outlives a load that fails, and keeps the cursor (D70)', async ({
  page,
  input,
  member,
  consoleErrors,
}) => {
  const pages = pagesOf(page, input);
  const { assistant, lost } = pages;
  await openTutor(pages, member);
  await assistant.seeEmpty(member.firstName);
  await assistant.fillMessage('2x + 3');
  const bringBack = await injectFault(page, consoleErrors, SCRIPTS, LOST);
  await page.goto(TUTOR, { waitUntil: 'commit' });
  await lost.seeStart();
  await assistant.seeDraft('2x + 3');
  await assistant.fillMessage('2x + 3 = 1');
  await bringBack();
  const letScriptsCome = await hold(page, SCRIPTS);
  await lost.chooseReload();
  await assistant.seeDraft('2x + 3 = 1');
  await assistant.seeSend('open');
  await page.getByRole('textbox').press('Home');
  await page.getByRole('textbox').press('Delete');
  letScriptsCome();
  await assistant.seeEmpty(member.firstName);
  await assistant.seeDraft('x + 3 = 1');
  // The one who writes notices nothing.
  await page.keyboard.type('5');
  await assistant.seeDraft('5x + 3 = 1');
});

test('what stands there early stays while the app has only begun, and what is pressed in it is pressed when the page is here (D70)', async ({
  page,
  input,
  member,
}) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  const letPageCome = await hold(page, /\/assets\/AssistantPage.*\.js$/);
  await page.goto(TUTOR, { waitUntil: 'commit' });
  await expect(page.locator('#root > *').first()).toBeAttached();
  await pages.assistant.chooseMode('Przyjaciel AI');
  letPageCome();
  await pages.assistant.see('Przyjaciel AI');
  await pages.assistant.seeEmpty(member.firstName);
  await expect(page).toHaveURL(/mode=buddy/);
});

test('where the page leads elsewhere, nothing stands over it (D70)', async ({ page, input, member, addresses }) => {
  const pages = pagesOf(page, input);
  await openTutor(pages, member);
  await pages.assistant.seeEmpty(member.firstName);
  // What Firebase knows is gone, what we remember is not.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('firebaseLocalStorageDb');
        request.onsuccess = resolve;
        request.onblocked = resolve;
      }),
  );
  await page.goto(addresses.url + TUTOR);
  await pages.home.seeVisitor();
  await expect(page.getByRole('textbox', { name: 'Wiadomość' })).toHaveCount(0);
});
