import type { Page } from 'playwright/test';
import { openTutor, pagesOf } from '../pages/pages.ts';
import { expect, SCREENS, test } from '../support/fixtures.ts';
import { injectFault } from '../support/faults.ts';

const ASK = /\/api\/Assistant\/tutor$/;
const STOP = /\/api\/Assistant\/replies\//;
const TASK = 'Rozwiąż równanie 2x + 3 = 11';
const BEGINNING = 'Zacznijmy od tego, co wiemy: $2x + 3$ to tyle samo co $11$. Co';

/** The beginning of an answer, after which the network is gone. */
const beginning = `:\n\nevent: text\ndata: ${JSON.stringify({ delta: BEGINNING })}\n\n`;

/** The first request hears a beginning and is cut off; the next ones wait until they may reach the server. */
const cutOff = async (page: Page) => {
  const keys: (string | undefined)[] = [];
  const openers: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => openers.push(resolve));
  await page.route(ASK, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.fulfill({ contentType: 'text/event-stream', body: beginning });
    await opened;
    return route.continue().catch(() => {});
  });
  return { keys, open: () => openers.forEach((open) => open()) };
};

test(
  'an answer grows on the screen, and a lost connection is taken up again under the same key (D47, R10)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, seen }) => {
    const pages = pagesOf(page, input);
    const { assistant } = pages;
    await openTutor(pages, pupil);
    const network = await cutOff(page);
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await assistant.seeGrowing('Zacznijmy od tego');
    await seen('answer grows');
    network.open();
    await assistant.seeAnswers('Tutor AI', 1);
    await assistant.seeNothingGrowing();
    await assistant.seePoints('24 punkty');
    expect(new Set(network.keys).size).toBe(1);
  },
);

test('a page that is loaded anew in the middle of an answer hears the rest, and pays once (D47, R10)', async ({
  page,
  input,
  member: pupil,
}) => {
  const pages = pagesOf(page, input);
  const { assistant } = pages;
  await openTutor(pages, pupil);
  const network = await cutOff(page);
  await assistant.fillMessage(TASK);
  await assistant.chooseSend();
  await assistant.seeGrowing('Zacznijmy od tego');
  await page.reload();
  await assistant.seeThinking('Tutor zastanawia się...');
  await assistant.seeDraft('');
  network.open();
  await assistant.seeAnswers('Tutor AI', 1);
  await assistant.seePoints('24 punkty');
  expect(new Set(network.keys).size).toBe(1);
});

test('an answer that is stopped is stopped on the server under its key, and what was kept of it is shown (D47)', async ({
  page,
  input,
  member: pupil,
}) => {
  const pages = pagesOf(page, input);
  const { assistant } = pages;
  await openTutor(pages, pupil);
  const network = await cutOff(page);
  await assistant.fillMessage(TASK);
  await assistant.chooseSend();
  await assistant.seeGrowing('Zacznijmy od tego');
  const stopped = page.waitForRequest(STOP);
  await assistant.chooseStop();
  const request = await stopped;
  expect([request.method(), request.url().split('/').at(-1)]).toEqual(['DELETE', network.keys[0]]);
  network.open();
  await assistant.seeAnswers('Tutor AI', 1);
});

test('a server that asks to be left alone is left alone for that long, and then the question can be sent (R12)', async ({
  page,
  input,
  member: pupil,
  consoleErrors,
}) => {
  const pages = pagesOf(page, input);
  const { assistant } = pages;
  await openTutor(pages, pupil);
  const end = await injectFault(page, consoleErrors, ASK, {
    name: 'a plea for patience',
    respond: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3' },
        json: { code: 'too_many', message: '', error: '' },
      }),
  });
  await assistant.fillMessage(TASK);
  await assistant.chooseSend();
  await assistant.seeError('Możesz wysłać za');
  await assistant.seeSend('closed');
  await end();
  await assistant.seeSend('open');
  await assistant.chooseSend();
  await assistant.seeAnswers('Tutor AI', 1);
});
