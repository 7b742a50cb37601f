import type { Page } from 'playwright/test';
import { pagesOf } from './pages/pages.ts';
import { fails, hold, injectFault } from './support/faults.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { signIn } from './support/pupils.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';
const AWAIT = /\/api\/Subscriptions\/Await$/;

const switchPaymentsOff = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), payments: 'disabled' } });
  });

test(
  'whoever chooses a plan asks the first question on it after five presses (D13, R4)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, addresses, seen, consoleErrors }) => {
    const { pricing, checkout, payment, assistant } = pagesOf(page, input);
    await (await signIn(addresses, pupil)).post('/api/Trial/Start', {});
    const end = await injectFault(page, consoleErrors, /\/api\/Subscriptions\/Plans/, fails(400));
    await pricing.open();
    await pricing.seeUnavailable();
    await end();
    await pricing.chooseRetry();
    await pricing.seePlan('Premium');
    await seen('pricing');
    await pricing.choosePlan('Premium');
    await pricing.seeReview('Premium');
    await seen('payment method selection');
    await pricing.choosePay();
    await checkout.see();
    await checkout.choosePay();
    await payment.seeWelcome();
    await seen('payment success');
    await payment.chooseStart();
    await assistant.seeEmpty(pupil.firstName);
    await assistant.fillMessage(TASK);
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', 1);
    const { hasActiveTrial, remainingPoints } = Object(await (await signIn(addresses, pupil)).get('/api/Trial/Status'));
    expect([hasActiveTrial, remainingPoints]).toEqual([true, 25]);
  },
);

test(
  'where no payments are taken, whoever chooses one plan and another is told so, and the page of a payment that is none finds nothing (S1 §8, S2 §8)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, addresses, seen }) => {
    await (await signIn(addresses, pupil)).post('/api/Trial/Start', {});
    await switchPaymentsOff(page);
    const goOn = await hold(page, AWAIT);
    const asked = page.waitForRequest(AWAIT);
    const { pricing, payment } = pagesOf(page, input);
    await pricing.open();
    await pricing.choosePlan('Premium');
    await asked;
    await pricing.choosePlan('Standard');
    goOn();
    await pricing.seeDisabled();
    await seen('payments disabled');
    await pricing.chooseUnderstood();
    await pricing.seePlan('Premium');
    await payment.open();
    await payment.seeNothingFound();
    await seen('payment not found');
    await payment.chooseFindAgain();
    await payment.seeNothingFound();
  },
);

test('where no payments are taken, a visitor logs in first, is told so then, and is owed the e-mail (S1 §4.83–4.84, §8.40)', async ({
  page,
  input,
  pupil,
  addresses,
}) => {
  await (await signIn(addresses, pupil)).post('/api/Trial/Start', {});
  await switchPaymentsOff(page);
  const { pricing, login } = pagesOf(page, input);
  await pricing.open();
  await pricing.choosePlan('Premium');
  await login.see();
  await login.fill(pupil);
  const owed = page.waitForResponse(AWAIT);
  await login.chooseLogin();
  await pricing.seeDisabled();
  expect((await owed).ok()).toBe(true);
  await pricing.chooseUnderstood();
  await pricing.seePlan('Premium');
});
