import type { BrowserContext, Page } from 'playwright/test';
import { HAND_OVER_TIMEOUT } from '#domain/billing/purchase/purchase.rules.ts';
import { SESSION_RECENT } from '#domain/identity/session/session.rules.ts';
import { pagesOf, type Pages } from '../pages/pages.ts';
import { answerCookies } from '../support/answered-cookies.ts';
import { failsForLong, hold, injectFault } from '../support/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import type { InputDriver } from '../support/input-driver.ts';
import { newPupil, register, signIn, type Addresses, type PupilApi } from '../support/pupils.ts';
import { rememberLogin } from '../support/remembered-login.ts';
import { nextHeard } from '../support/transitions.ts';

const USER = /\/api\/Users\/[^/?]+$/;
const OFFER = /\/api\/Subscriptions\/Current$/;
const CHECKOUT = '**/api/Subscriptions/CreateCheckoutSession';
const PROVIDER = '**/embedded-checkout/*';
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

const toReview = async ({ url, pages: { pricing } }: Buyer) => {
  await pricing.open(`${url}/pricing`);
  await pricing.choosePlan(PLAN);
  await pricing.seeReview(PLAN);
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

const toSuccess = async (buyer: Buyer) => {
  await toCheckout(buyer);
  await buyer.pages.checkout.choosePay();
  await buyer.pages.payment.seeWelcome();
};

const rest = async (): Promise<void> => {};

/** A call is made and answered, and the answer never comes to the page. */
const losingAnswer =
  (address: string, press: (pages: Pages) => Promise<void>) =>
  async ({ page, pages }: Buyer): Promise<void> => {
    const answered = new Promise<void>((resolve) => {
      void page.route(address, async (route) => {
        await route.fetch({ maxRedirects: 0 });
        resolve();
      });
    });
    void press(pages).catch(() => {}); // a press that leads nowhere waits until the tab is closed
    await answered;
  };

const payAndSeeChecking = async ({ pages: { checkout, payment } }: Buyer) => {
  await checkout.choosePay();
  await payment.seeChecking();
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
  nowhere: rest,
} as const;

/** How far somebody comes, what they do last, whether they have paid then, and where a reload leads them. */
const STEPS = [
  { step: 'on the review', come: toReview, last: rest, isPaid: false, place: 'review' },
  {
    step: 'on the way to the provider',
    come: toReview,
    last: losingAnswer(CHECKOUT, ({ pricing }) => pricing.choosePay()),
    isPaid: false,
    place: 'review',
  },
  { step: 'at the provider', come: toCheckout, last: rest, isPaid: false, place: 'checkout' },
  {
    step: 'after paying, before the provider’s page has answered',
    come: toSlowCheckout,
    last: losingAnswer(PROVIDER, ({ checkout }) => checkout.choosePay()),
    isPaid: true,
    place: 'nowhere',
  },
  {
    step: 'after paying, while the payment is checked',
    come: toSlowCheckout,
    last: payAndSeeChecking,
    isPaid: true,
    place: 'success',
  },
  { step: 'after paying, when the plan is there', come: toSuccess, last: rest, isPaid: true, place: 'success' },
] as const;

const bought = async (api: PupilApi): Promise<unknown> => {
  const { subscriptions, invoices } = Object(await api.get(`/api/Users/${api.uid}/Export`));
  return [
    subscriptions.map(({ planId, status }: Record<string, string>) => `${planId} ${status}`),
    invoices.map(({ planId, status }: Record<string, string>) => `${planId} ${status}`),
  ];
};

/** Once, and charged for once. */
const seeBooked = (api: PupilApi): Promise<void> =>
  expect
    .poll(() => bought(api), { timeout: LATEST_WORD })
    .toEqual([['standard-annual active'], ['standard-annual paid']]);

const seePlanOnce = async ({ url, pages: { heldPlan } }: Buyer, api: PupilApi): Promise<void> => {
  await seeBooked(api);
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

test('who presses one plan after the other, is refused, and presses on while the provider is asked has the last one that could be had, once', async ({
  page,
  context,
  input,
  addresses,
  consoleErrors,
}) => {
  const api = await newBuyer(context, addresses);
  const buyer = buyerIn(page, input, addresses);
  const { pricing, lost, checkout, home, payment } = buyer.pages;
  await page.clock.install();
  const known = page.waitForResponse(OFFER);
  await pricing.open(`${buyer.url}/pricing`);
  await (await known).finished();

  const endRefusals = await injectFault(page, consoleErrors, OFFER, failsForLong(503));
  const letRefusalCome = await hold(page, /PurchaseDialog.*\.js/);
  await pricing.choosePlan('Premium');
  await lost.seeComingDialog();
  await pricing.choosePlan('Podstawowy');
  letRefusalCome();
  await pricing.seeRefused();
  await pricing.chooseRefusedAgain();
  await pricing.seeRefused();
  await pricing.closeRefused();
  await endRefusals();

  const letOfferCome = await hold(page, OFFER);
  await pricing.choosePlan('Premium');
  await pricing.seeBusy('Premium');
  await pricing.choosePlan(PLAN);
  letOfferCome();
  await pricing.seeReview(PLAN);

  const letCheckoutCome = await hold(page, CHECKOUT);
  const asked = page.waitForRequest(CHECKOUT);
  await pricing.choosePay();
  await asked;
  await home.choosePricing();
  await pricing.choosePlan('Premium');
  // The first time the provider's page is nothing to go to.
  await page.route(PROVIDER, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForRequest(PROVIDER);
  letCheckoutCome();
  await left;
  await pricing.choosePlan('Premium');
  await page.clock.fastForward(HAND_OVER_TIMEOUT);
  await pricing.seeReview(PLAN);
  await pricing.choosePay();
  await checkout.see();
  await checkout.choosePay();
  await payment.seeWelcome();
  await seePlanOnce(buyer, api);
});

test('who loads the review anew while the backend does not say who they are, and leaves for another plan, logs in and has that one (S1 §4.83–4.84)', async ({
  page,
  pupil,
  context,
  input,
  addresses,
  consoleErrors,
}) => {
  await (await signIn(addresses, pupil)).post('/api/Trial/Start', {});
  await rememberLogin(context, addresses, pupil);
  const buyer = buyerIn(page, input, addresses);
  const { home, pricing, login } = buyer.pages;
  await page.clock.install();
  await toReview(buyer);
  await page.clock.setSystemTime(Date.now() + SESSION_RECENT);
  const end = await injectFault(page, consoleErrors, USER, failsForLong(503));
  const opened = nextHeard(context, 'page.opened');
  await page.reload();
  await opened;
  await home.choosePricing();
  await pricing.choosePlan('Premium');
  await login.see();
  await end();
  await login.fill(pupil);
  await login.chooseLogin();
  await pricing.seeReview('Premium');
});

for (const { step, come, last, isPaid } of STEPS) {
  test(`who closes the tab ${step}, and comes back, has the plan once`, async ({
    page,
    context,
    input,
    addresses,
    consoleErrors,
  }) => {
    consoleErrors.allow(/\/api\//); // what the closed tab had asked
    const api = await newBuyer(context, addresses);
    const buyer = buyerIn(page, input, addresses);
    await come(buyer);
    await last(buyer);
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
  browser,
  input,
  server,
}) => {
  test.setTimeout(LONGEST);
  const buyers = await Promise.all(
    STEPS.map(async (step) => {
      const context = await browser.newContext();
      await answerCookies(context);
      const api = await newBuyer(context, server.addresses);
      return { ...step, context, api, buyer: buyerIn(await context.newPage(), input, server.addresses) };
    }),
  );
  for (const { come, buyer } of buyers) await come(buyer);
  await Promise.all(buyers.map(({ last, buyer }) => last(buyer)));
  await server.kill();
  await Promise.all(buyers.map(({ buyer: { page } }) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await server.start();
  // Those who have paid come first: no payment of the others brings the word of theirs.
  for (const { step, isPaid, place, buyer, api, context } of buyers.toReversed()) {
    await test.step(step, async () => {
      if (isPaid) await seeBooked(api);
      if (place !== 'nowhere') await buyer.page.reload();
      await FROM[place](buyer);
      await seePlanOnce(buyer, api);
      await context.close();
    });
  }
});
