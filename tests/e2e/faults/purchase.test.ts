import type { BrowserContext, Page } from 'playwright/test';
import { pagesOf, type Pages } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import type { InputDriver } from '../support/input-driver.ts';
import { newPupil, register, type Addresses, type PupilApi } from '../support/pupils.ts';
import { rememberLogin } from '../support/remembered-login.ts';

const PLAN = 'Standard';
/** Much more than it takes: what hangs ends. */
const LONGEST = 600_000;
const LATE = 'Płatność się uda, ale potwierdzenie przyjdzie po chwili';

interface Buyer {
  /** Of the server. */
  readonly url: string;
  readonly page: Page;
  readonly pages: Pages;
}

/** A call is made and answered, and the answer never comes to the page. */
const loseAnswer = async (page: Page, address: string, press: () => Promise<void>): Promise<void> => {
  const answered = new Promise<void>((resolve) => {
    void page.route(address, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      resolve();
    });
  });
  void press().catch(() => {}); // a press that leads nowhere waits until the tab is closed
  await answered;
};

const toReview = async ({ url, pages: { pricing } }: Buyer) => {
  await pricing.open(`${url}/pricing`);
  await pricing.choosePlan(PLAN);
  await pricing.seeReview(PLAN);
};

const toLostCheckout = async (buyer: Buyer) => {
  await toReview(buyer);
  await loseAnswer(buyer.page, '**/api/Subscriptions/CreateCheckoutSession', buyer.pages.pricing.choosePay);
};

const toCheckout = async (buyer: Buyer) => {
  await toReview(buyer);
  await buyer.pages.pricing.choosePay();
  await buyer.pages.checkout.see();
};

const toSlowCheckout = async (buyer: Buyer) => {
  await toCheckout(buyer);
  await buyer.pages.checkout.chooseOutcome(LATE);
};

const toLostPayment = async (buyer: Buyer) => {
  await toSlowCheckout(buyer);
  await loseAnswer(buyer.page, '**/embedded-checkout/*', buyer.pages.checkout.choosePay);
};

const toChecking = async (buyer: Buyer) => {
  await toSlowCheckout(buyer);
  await buyer.pages.checkout.choosePay();
  await buyer.pages.payment.seeChecking();
};

const toSuccess = async (buyer: Buyer) => {
  await toCheckout(buyer);
  await buyer.pages.checkout.choosePay();
  await buyer.pages.payment.seeWelcome();
};

/** The provider's events that are late are sent every quarter of a minute. */
const LATEST_WORD = 60_000;

/** What is left to do from where a reload leads. */
const FROM = {
  review: async ({ pages: { pricing, checkout, payment } }: Buyer) => {
    await pricing.seeReview(PLAN);
    await pricing.choosePay();
    await checkout.choosePay();
    await payment.seeWelcome();
  },
  checkout: async ({ pages: { checkout, payment } }: Buyer) => {
    await checkout.choosePay();
    await payment.seeWelcome();
  },
  success: ({ pages }: Buyer) => pages.payment.seeWelcome(),
  nothing: async () => {},
} as const;

/** How far somebody comes, whether they have paid by then, and where a reload leads them. */
const STEPS = [
  { step: 'on the review', come: toReview, isPaid: false, then: 'review' },
  { step: 'on the way to the provider', come: toLostCheckout, isPaid: false, then: 'review' },
  { step: 'at the provider', come: toCheckout, isPaid: false, then: 'checkout' },
  { step: 'after paying, before the provider’s page has answered', come: toLostPayment, isPaid: true, then: 'nothing' },
  { step: 'after paying, while the payment is checked', come: toChecking, isPaid: true, then: 'success' },
  { step: 'after paying, when the plan is there', come: toSuccess, isPaid: true, then: 'success' },
] as const;

const bought = async (api: PupilApi): Promise<unknown> => {
  const { subscriptions, invoices } = Object(await api.get(`/api/Users/${api.uid}/Export`));
  return [
    subscriptions.map(({ planId, status }: Record<string, string>) => `${planId} ${status}`),
    invoices.map(({ planId, status }: Record<string, string>) => `${planId} ${status}`),
  ];
};

/** Once, and charged for once, in the books and on the screen. */
const seePlanOnce = async ({ url, pages: { heldPlan } }: Buyer, api: PupilApi): Promise<void> => {
  await expect
    .poll(() => bought(api), { timeout: LATEST_WORD })
    .toEqual([['standard-annual active'], ['standard-annual paid']]);
  await heldPlan.open(`${url}/account?tab=plan`);
  await heldPlan.see(PLAN, 'Aktywny');
};

/** Somebody for whom no trial goes first, signed in since an earlier visit. */
const newBuyer = async (context: BrowserContext, addresses: Addresses): Promise<PupilApi> => {
  const pupil = newPupil();
  const api = await register(addresses, pupil);
  await api.post('/api/Trial/Start', {});
  await rememberLogin(context, addresses, pupil);
  return api;
};

const buyerIn = (page: Page, input: InputDriver, { url }: Addresses): Buyer => ({
  url,
  page,
  pages: pagesOf(page, input),
});

for (const { step, come, isPaid } of STEPS) {
  test(`who closes the tab ${step}, and comes back, has the plan once`, async ({
    page,
    context,
    input,
    addresses,
    consoleErrors,
  }) => {
    consoleErrors.allow(/\/api\//); // what the closed tab had asked
    const api = await newBuyer(context, addresses);
    await come(buyerIn(page, input, addresses));
    await page.close();
    const later = buyerIn(await context.newPage(), input, addresses);
    if (!isPaid) {
      await toReview(later);
      await FROM.review(later);
    }
    await seePlanOnce(later, api);
  });
}

test('whoever buys while the server is killed, whatever the step, has the plan once when it is back', async ({
  context,
  input,
  server,
  consoleErrors,
}) => {
  test.setTimeout(LONGEST);
  consoleErrors.allow(/./); // what is asked while it is away
  for (const { step, come, then } of STEPS) {
    await test.step(step, async () => {
      const api = await newBuyer(context, server.addresses);
      const page = await context.newPage();
      const buyer = buyerIn(page, input, server.addresses);
      await come(buyer);
      await server.kill();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await server.start();
      if (then !== 'nothing') await page.reload();
      await FROM[then](buyer);
      await seePlanOnce(buyer, api);
      await page.close();
    });
  }
});
