import { pagesOf } from './pages/pages.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { signIn } from './support/pupils.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';

test(
  'whoever chooses a plan asks the first question on it after five presses (D13, R4)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, addresses, seen }) => {
    const { pricing, checkout, payment, assistant } = pagesOf(page, input);
    await (await signIn(addresses, pupil)).post('/api/Trial/Start', {});
    await pricing.open();
    await pricing.see();
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
