import type { Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import { fails, hold } from '../support/faults.ts';
import { letTimePass } from '../support/provider.ts';
import type { Addresses, Pupil, PupilApi } from '../support/pupils.ts';
import type { PupilModel } from '../support/tour.ts';
import { nextHeard } from '../support/transitions.ts';

export interface PurchasingWorld {
  /** With a clock that a tour may turn. */
  readonly page: Page;
  readonly pages: Pages;
  readonly addresses: Addresses;
  /** With a trial that has begun; not logged in, at the plans. */
  readonly pupil: Pupil;
  readonly api: PupilApi;
  /** Whether a plan was chosen before: the login is here then. */
  hasChosen: boolean;
}

type World = PurchasingWorld;

const PLAN = 'Standard';
const CURRENT = '**/api/Subscriptions/Current';
const MINUTE = 60_000;

const choosePlan = ({ pages }: World) => pages.pricing.choosePlan(PLAN);
/** The first time twice, as the login is still on its way. */
const choosePlanAsVisitor = async (world: World) => {
  const { page, pages } = world;
  if (!world.hasChosen) {
    world.hasChosen = true;
    const letLoginCome = await hold(page, /AuthDialog.*\.js/);
    await choosePlan(world);
    await pages.lost.seeComingDialog();
    await choosePlan(world);
    letLoginCome();
  } else await choosePlan(world);
};

const goBack = ({ page }: World) => page.goBack();
const reload = ({ page }: World) => page.reload();

/** The page is loaded anew, and nobody says who is here before the plan is chosen. */
const chooseWhileNobodyIsKnown =
  (comeToPlans: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    const letIdentityCome = await hold(world.page, /firebase-connection/);
    await comeToPlans(world);
    await choosePlan(world);
    letIdentityCome();
  };

const leavePayment = async ({ page, pages }: World) => {
  const opened = nextHeard(page.context(), 'page.opened');
  await page.reload();
  await opened;
  await pages.home.choosePricing();
};

const playOutcome =
  (name: string) =>
  async ({ pages: { checkout } }: World) => {
    await checkout.chooseOutcome(name);
    await checkout.choosePay();
  };

/** The word of the payment is late, and comes when the tour wants it. */
const payAndHearNothing = async (world: World) => {
  await world.page.route(CURRENT, fails(404, 'subscription_not_found').respond);
  await playOutcome('Płatność się uda, ale potwierdzenie przyjdzie po chwili')(world);
};

const lookAtAccount = ({ pages }: World) => pages.payment.chooseAccount();

/** From the plans to a plan, and back from every step of the way (S1 §4.82–4.88, S2 §2.86–2.113, D13, D24). */
export const purchasingModel: PupilModel<World> = {
  'plans of a visitor': {
    see: ({ pages }) => Promise.all([pages.pricing.seePlan(PLAN), pages.pricing.seeTrial(), pages.home.seeVisitor()]),
    actions: {
      'looks at a quarter, paid once': {
        to: 'plans of a quarter',
        act: async ({ pages: { pricing } }) => {
          await pricing.choosePeriod('Kwartalnie');
          await pricing.chooseMode('Jednorazowo');
        },
      },
      'chooses a plan': { to: 'login before the purchase', act: choosePlanAsVisitor },
    },
  },
  'plans of a quarter': {
    see: ({ pages: { pricing } }) =>
      Promise.all(['Kwartalnie', 'Jednorazowo'].map(pricing.seeTab).concat(pricing.seePlan(PLAN))),
    actions: {
      'reloads the page': { to: 'plans of a quarter', act: reload },
      'looks at a year with renewal': {
        to: 'plans of a visitor',
        act: async ({ pages: { pricing } }) => {
          await pricing.choosePeriod('Rocznie');
          await pricing.chooseMode('Z odnowieniem');
        },
      },
    },
  },
  'login before the purchase': {
    see: ({ pages }) => pages.login.see(),
    actions: {
      'does not log in': { to: 'plans of a visitor', act: ({ pages }) => pages.login.chooseClose() },
      'logs in': {
        to: 'payment review',
        act: async ({ pages: { login }, pupil }) => {
          await login.fill(pupil);
          await login.chooseLogin();
        },
      },
    },
  },
  'payment review': {
    // S2 §2.26
    see: ({ pages: { pricing } }) => Promise.all([pricing.seeReview(PLAN), pricing.seeMethods(['Karta płatnicza'])]),
    actions: {
      'reloads the page': { to: 'payment review', act: reload },
      'reloads the page, and chooses again before anybody is known': {
        to: 'payment review',
        act: chooseWhileNobodyIsKnown(leavePayment),
      },
      'goes back to the plans': { to: 'plans of a buyer', act: ({ pages }) => pages.pricing.chooseBack() },
      'goes back with the browser': { to: 'plans of a buyer', act: goBack },
      'goes to the provider': { to: 'checkout', act: ({ pages }) => pages.pricing.choosePay() },
    },
  },
  'plans of a buyer': {
    see: ({ pages }) => Promise.all([pages.pricing.seePlan(PLAN), pages.home.seeMember()]),
    actions: {
      'reloads the page, and chooses a plan before anybody is known': {
        to: 'payment review',
        act: chooseWhileNobodyIsKnown(reload),
      },
      'chooses a plan': { to: 'payment review', act: choosePlan },
      'chooses to pay once': {
        to: 'payment review of one payment',
        act: async ({ pages: { pricing } }) => {
          await pricing.chooseMode('Jednorazowo');
          await pricing.choosePlan(PLAN);
        },
      },
    },
  },
  'payment review of one payment': {
    see: ({ pages: { pricing } }) =>
      Promise.all([pricing.seeReview(PLAN), pricing.seeMethods(['Karta płatnicza', 'BLIK', 'Przelewy24'])]),
    actions: { 'goes back to the plans': { to: 'plans of a buyer', act: ({ pages }) => pages.pricing.chooseBack() } },
  },
  checkout: {
    see: ({ pages }) => pages.checkout.see(),
    actions: {
      'goes back with the browser': { to: 'payment review', act: goBack },
      'closes the window': { to: 'payment cancelled', act: ({ pages }) => pages.checkout.chooseClose() },
      'pays with a card that is declined': {
        to: 'checkout, card declined',
        act: playOutcome('Bank odrzuci płatność'),
      },
      'pays, and the word of it is late': { to: 'payment checked', act: payAndHearNothing },
    },
  },
  'checkout, card declined': {
    see: ({ pages }) => pages.checkout.seeRefusal('Płatność została odrzucona.'),
    actions: {
      'pays with an empty one': { to: 'checkout, no funds', act: playOutcome('Zabraknie środków') },
    },
  },
  'checkout, no funds': {
    see: ({ pages }) => pages.checkout.seeRefusal('Na koncie brakuje środków.'),
    actions: {
      'pays with an old one': { to: 'checkout, card expired', act: playOutcome('Karta okaże się nieważna') },
    },
  },
  'checkout, card expired': {
    see: ({ pages }) => pages.checkout.seeRefusal('Karta straciła ważność.'),
    actions: { 'pays with a good one': { to: 'payment success', act: ({ pages }) => pages.checkout.choosePay() } },
  },
  'payment cancelled': {
    see: ({ pages }) => pages.payment.seeCancelled(),
    actions: {
      'tries again': { to: 'plans of a buyer', act: ({ pages }) => pages.payment.chooseRetry() },
    },
  },
  'payment checked': {
    see: ({ pages }) => pages.payment.seeChecking(),
    actions: {
      'reloads the page': { to: 'payment checked', act: reload },
      'waits for a minute': { to: 'payment takes longer', act: ({ page }) => page.clock.fastForward(MINUTE) },
      'waits until the word has come': { to: 'payment success', act: ({ page }) => page.unroute(CURRENT) },
    },
  },
  'payment takes longer': {
    see: ({ pages }) => pages.payment.seeTimeout(),
    actions: {
      'checks again': { to: 'payment checked', act: ({ pages }) => pages.payment.chooseAgain() },
      'looks at the account': { to: 'plan not there yet', act: lookAtAccount },
    },
  },
  'plan not there yet': {
    see: ({ pages }) => pages.heldPlan.seeNone(),
    actions: { 'goes back': { to: 'payment checked', act: goBack } },
  },
  'payment success': {
    see: ({ pages: { payment } }) => Promise.all([payment.seeWelcome(), payment.seePlan(PLAN)]),
    actions: {
      'reloads the page': { to: 'payment success', act: reload },
      'looks at the account': { to: 'bought plan', act: lookAtAccount },
    },
  },
  'bought plan': {
    see: ({ pages }) => pages.heldPlan.see(PLAN, 'Aktywny'),
    actions: {
      'lets it end': {
        to: 'ended plan',
        act: async ({ page, addresses, api }) => {
          await letTimePass(addresses, api, 'ended');
          await page.reload();
        },
      },
    },
  },
  'ended plan': {
    see: ({ pages }) => pages.heldPlan.see(PLAN, 'Nieaktywny'),
    actions: {
      'wants it again': {
        to: 'plans of a buyer',
        act: ({ pages }) => pages.heldPlan.chooseInvitation('Odnów subskrypcję'),
      },
    },
  },
};
