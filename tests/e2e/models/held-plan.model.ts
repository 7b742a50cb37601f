import { expect, type Page } from 'playwright/test';
import { CANCELLATION_SUCCESS_DISPLAY } from '#domain/billing/cancel-subscription/cancel-subscription.rules.ts';
import type { Pages } from '../pages/pages.ts';
import type { ConsoleErrors } from '../support/console-errors.ts';
import { fails, hold, injectFault } from '../support/faults.ts';
import { buyPlan, letTimePass } from '../support/provider.ts';
import type { Addresses, PupilApi } from '../support/pupils.ts';
import type { PupilModel } from '../support/tour.ts';

export interface HeldPlanWorld {
  readonly page: Page;
  readonly pages: Pages;
  readonly addresses: Addresses;
  readonly consoleErrors: ConsoleErrors;
  /** Of a pupil who holds the plan „Podstawowy” by the month, at its tab. */
  readonly api: PupilApi;
  /** Whether a better plan was chosen before: the question about it is here then. */
  hasChosen: boolean;
  /** What ended last. */
  ended: 'Podstawowy' | 'Premium';
}

type World = HeldPlanWorld;
type Turn = Parameters<typeof letTimePass>[2];

const RENEWS = /^Odnowi się \d/;
const UPGRADE = '**/api/Subscriptions/Upgrade';

const turn =
  (what: Turn) =>
  async ({ page, addresses, api }: World) => {
    await letTimePass(addresses, api, what);
    await page.reload();
  };

const end = (plan: World['ended']) => ({
  to: 'ended plan',
  act: async (world: World) => {
    await turn('ended')(world);
    world.ended = plan;
  },
});

const buy =
  (planId: string) =>
  async ({ page, api }: World) => {
    await buyPlan(api, planId);
    await page.reload();
  };

/** What was charged comes with the second try. */
const payBackWithoutInvoices = async (world: World) => {
  const bringBack = await injectFault(world.page, world.consoleErrors, /\/api\/Subscriptions\/Invoices$/, fails(400));
  await turn('refunded')(world);
  await world.pages.heldPlan.see('Podstawowy', 'Nieaktywny');
  await world.pages.heldPlan.seeNoCharges();
  await bringBack();
  await world.pages.heldPlan.chooseChargesAgain();
};

const wantToCancel = ({ pages }: World) => pages.heldPlan.chooseCancel();

/** Runs in the page: it is another moment there, until it is loaded anew. */
const setClock = (moment: number): void => {
  Date.now = () => moment;
};

const wantToCancelOnTheLastDay = async (world: World) => {
  const { currentPeriodEnd } = Object(await world.api.get('/api/Subscriptions/Current'));
  const hours = 3_600_000;
  await world.page.evaluate(setClock, Date.parse(currentPeriodEnd) - 23 * hours);
  await wantToCancel(world);
};

const giveReason = async ({ pages: { heldPlan } }: World) => {
  await heldPlan.tickReason('Nie korzystam');
  await heldPlan.fillComment('Wracam po wakacjach');
  await heldPlan.chooseConfirm();
};

/** Runs in the page: the good news stays until it is closed, or the page is loaded anew. */
const holdGoodNews = (duration: number): void => {
  const { setTimeout: wait } = window;
  Object.assign(window, {
    setTimeout: (handler: () => void, time?: number) => (time === duration ? 0 : wait(handler, time)),
  });
};

const closeTheGoodNews = async ({ pages: { heldPlan } }: World) => {
  await heldPlan.seeDone();
  await heldPlan.chooseDone();
  await heldPlan.seeClosed();
};

/** The first time after another plan, as the question is still on its way. */
const choosePremium = async (world: World) => {
  const { page, pages } = world;
  if (!world.hasChosen) {
    world.hasChosen = true;
    const letQuestionCome = await hold(page, /PurchaseDialog.*\.js/);
    await pages.upgrade.choosePlan('Standard');
    await pages.lost.seeComingDialog();
    await pages.upgrade.choosePlan('Premium');
    letQuestionCome();
  } else await pages.upgrade.choosePlan('Premium');
};

/** The embedded provider changes every plan that is paid; this one refuses once. */
const confirmWithRefusedCard = async ({ page, pages, consoleErrors }: World) => {
  consoleErrors.allow(/\/api\/Subscriptions\/Upgrade$/);
  await page.route(UPGRADE, fails(409, 'card_declined').respond, { times: 1 });
  await pages.upgrade.chooseConfirm();
};

/** What a holder of a plan does with it, and what time brings (S1 §4.47–4.51, §4.89–4.92, §6.24, S2 §2.114–2.123, §4.54–4.57). */
export const heldPlanModel: PupilModel<World> = {
  'held plan': {
    see: ({ pages: { heldPlan } }) =>
      Promise.all([
        heldPlan.see('Podstawowy', 'Aktywny'),
        heldPlan.seeSentence(RENEWS),
        heldPlan.seeCancel('offered'),
        heldPlan.seeClosed(),
      ]),
    actions: {
      'wants to cancel': { to: 'cancellation', act: wantToCancel },
      'wants to cancel on the last day': { to: 'cancellation too late', act: wantToCancelOnTheLastDay },
      'looks at the card and the invoices': {
        to: 'provider portal',
        act: ({ pages }) => pages.heldPlan.choosePortal(),
      },
      'wants a better one': { to: 'upgrade', act: ({ pages }) => pages.heldPlan.chooseInvitation('Ulepsz plan') },
      'cannot pay the renewal': { to: 'plan with a charge due', act: turn('renewalFailed') },
      'is given the money back': { to: 'plan paid back', act: payBackWithoutInvoices },
    },
  },
  cancellation: {
    see: ({ pages }) => pages.heldPlan.seeQuestion(),
    actions: {
      'stays after all': { to: 'held plan', act: ({ pages }) => pages.heldPlan.chooseKeep() },
      'gives no reason': { to: 'cancellation without a reason', act: ({ pages }) => pages.heldPlan.chooseConfirm() },
    },
  },
  'cancellation without a reason': {
    see: ({ pages }) => pages.heldPlan.seeMistake('Wybierz przynajmniej jeden powód anulowania'),
    actions: { 'gives a reason and a comment': { to: 'cancellation taken', act: giveReason } },
  },
  'cancellation taken': {
    see: ({ pages }) => pages.heldPlan.seeDone(),
    actions: { 'waits for the dialog to close': { to: 'cancelled plan', act: async () => {} } },
  },
  'cancellation too late': {
    see: ({ pages }) =>
      pages.heldPlan.seeRefusal('Subskrypcję można anulować najpóźniej 24 godziny przed końcem okresu.'),
    actions: {
      understands: {
        to: 'held plan',
        act: async ({ page, pages }) => {
          await pages.heldPlan.chooseUnderstood();
          await page.reload();
        },
      },
    },
  },
  'cancelled plan': {
    see: ({ pages: { heldPlan } }) =>
      Promise.all([
        heldPlan.see('Podstawowy', 'Anulowana - nie odnowi się'),
        heldPlan.seeSentence(/^Dostęp do \d/),
        heldPlan.seeCancel('hidden'),
        heldPlan.seeClosed(),
      ]),
    actions: {
      'takes the cancellation back': {
        to: 'held plan',
        act: async ({ pages: { heldPlan } }) => {
          await heldPlan.chooseResume();
          await heldPlan.seeSentence('Plan zaktualizowany pomyślnie!');
        },
      },
      'lets it end': end('Podstawowy'),
    },
  },
  'plan with a charge due': {
    see: ({ pages: { heldPlan } }) =>
      Promise.all([
        heldPlan.see('Podstawowy', 'Płatność nie powiodła się'),
        heldPlan.seeSentence('Operator płatności spróbuje jeszcze raz.'),
        heldPlan.seeNewestCharge('Nieudana'),
      ]),
    actions: {
      'pays after all': { to: 'held plan', act: turn('renewed') },
      'gives it up': {
        to: 'ended plan',
        act: async (world) => {
          await wantToCancel(world);
          await world.page.evaluate(holdGoodNews, CANCELLATION_SUCCESS_DISPLAY);
          await giveReason(world);
          await closeTheGoodNews(world);
          world.ended = 'Podstawowy';
        },
      },
    },
  },
  'plan paid back': {
    see: ({ pages: { heldPlan } }) =>
      Promise.all([heldPlan.see('Podstawowy', 'Nieaktywny'), heldPlan.seeNewestCharge('Zwrócono')]),
    actions: { 'buys it again': { to: 'held plan', act: buy('basic-monthly') } },
  },
  'ended plan': {
    see: ({ pages: { heldPlan }, ended }) =>
      Promise.all([heldPlan.see(ended, 'Nieaktywny'), heldPlan.seeCancel('hidden'), heldPlan.seeClosed()]),
    actions: {
      'buys it again': { to: 'held plan', act: buy('basic-monthly') },
      'buys one without renewal': { to: 'plan bought once', act: buy('premium-monthly-once') },
    },
  },
  'provider portal': {
    see: ({ pages }) => pages.checkout.seePortal(),
    actions: {
      'comes back': {
        to: 'held plan',
        act: async ({ pages }) => {
          await pages.checkout.choosePortalExit();
          await pages.myAccount.chooseTab('Mój plan');
        },
      },
    },
  },
  upgrade: {
    see: ({ pages: { upgrade } }) =>
      Promise.all([upgrade.see('Podstawowy'), upgrade.seeOffered('Premium'), upgrade.seeClosed()]),
    actions: {
      'chooses Premium': { to: 'upgrade to confirm', act: choosePremium },
    },
  },
  'upgrade to confirm': {
    see: ({ pages }) => pages.upgrade.seeQuestion('Podstawowy', 'Premium'),
    actions: {
      'keeps the plan': { to: 'upgrade', act: ({ pages }) => pages.upgrade.chooseKeep() },
      'confirms, and the card is declined': { to: 'upgrade refused', act: confirmWithRefusedCard },
    },
  },
  'upgrade refused': {
    see: ({ pages }) => pages.upgrade.seeError('Karta została odrzucona.'),
    actions: { 'confirms again': { to: 'plan changed', act: ({ pages }) => pages.upgrade.chooseConfirm() } },
  },
  'plan changed': {
    see: ({ pages }) => pages.payment.seeChanged('Podstawowy', 'Premium'),
    actions: {
      'looks at the account': { to: 'premium plan', act: ({ pages }) => pages.payment.chooseAccount() },
    },
  },
  'premium plan': {
    see: ({ pages: { heldPlan } }) =>
      Promise.all([heldPlan.see('Premium', 'Aktywny'), heldPlan.seeSentence('Próbne egzaminy')]),
    actions: {
      'lets it end': end('Premium'),
    },
  },
  'plan bought once': {
    see: ({ pages: { heldPlan } }) =>
      Promise.all([
        heldPlan.see('Premium', 'Zakup jednorazowy'),
        heldPlan.seeSentence(/^Dostęp do \d/),
        heldPlan.seeCancel('hidden'),
      ]),
    actions: { 'looks for a better one': { to: 'plans of who bought once', act: ({ pages }) => pages.upgrade.open() } },
  },
  'plans of who bought once': {
    see: ({ page, pages: { pricing } }) =>
      Promise.all([
        expect(page).toHaveURL(/\/pricing$/), // S2 §4.80
        pricing.seeHeld('Premium'),
        pricing.seeNothingToBuy(),
      ]),
    actions: {},
  },
};
