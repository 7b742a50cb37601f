import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { CATALOGUE } from '../../support/fakes/catalogue.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Shop } from './page-container.ts';

/** `slow` never ends. A list fails so at each attempt in turn, and then no more. */
type Troubles = FailureCode | 'slow' | readonly FailureCode[];

/** Who buys, and what goes wrong. Travels into the page as JSON. */
export interface BillingScene extends AssistantScene {
  readonly arePaymentsDisabled?: boolean;
  /** The list of plans. */
  readonly plans?: Troubles;
  /** The checkout, or the change of a plan. */
  readonly order?: Troubles;
  /** What a look after the payment finds; nothing while it is left out. */
  readonly paid?: Subscription | FailureCode;
}

const forEver = (): Promise<never> => new Promise(() => undefined);

/** What becomes of each attempt. */
const outcomes = (told: Troubles = []): (() => Promise<void>) => {
  const left = typeof told === 'string' ? [] : [...told];
  return async () => {
    const trouble = typeof told === 'string' ? told : left.shift();
    if (trouble === 'slow') await forEver();
    else if (trouble !== undefined) throw new Failure(trouble);
  };
};

export const shopIn = ({ arePaymentsDisabled = false, plans, order, paid }: BillingScene): Shop => {
  const [listing, ordering] = [outcomes(plans), outcomes(order)];
  return {
    plans: {
      list: async () => {
        await listing();
        return CATALOGUE;
      },
    },
    checkout: {
      isOpen: async () => !arePaymentsDisabled,
      open: async () => {
        await ordering();
        return { url: 'https://checkout.stripe.com/c/pay/cs_1' };
      },
      leave: forEver,
    },
    paidPlan: {
      look: async () => {
        if (typeof paid === 'string') throw new Failure(paid);
        return paid ?? null;
      },
    },
    upgrade: ordering,
  };
};
