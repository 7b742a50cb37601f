import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { CATALOGUE } from '../../support/fakes/catalogue.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Shop } from './page-container.ts';

/** Who buys, and what goes wrong. Travels into the page as JSON. */
export interface BillingScene extends AssistantScene {
  readonly arePaymentsDisabled?: boolean;
  /** The list of plans. */
  readonly plans?: FailureCode | 'slow';
  /** The checkout, or the change of a plan. */
  readonly order?: FailureCode | 'slow';
  /** What a look after the payment finds; nothing while it is left out. */
  readonly paid?: Subscription | FailureCode;
}

const forEver = (): Promise<never> => new Promise(() => undefined);

const outcome = async (told: FailureCode | 'slow' | undefined): Promise<void> => {
  if (told === 'slow') await forEver();
  if (told !== undefined && told !== 'slow') throw new Failure(told);
};

export const shopIn = ({ arePaymentsDisabled = false, plans, order, paid }: BillingScene): Shop => ({
  plans: {
    list: async () => {
      await outcome(plans);
      return CATALOGUE;
    },
  },
  checkout: {
    isOpen: async () => !arePaymentsDisabled,
    open: async () => {
      await outcome(order);
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
  upgrade: () => outcome(order),
});
