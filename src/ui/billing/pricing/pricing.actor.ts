import { createActorContext, shallowEqual } from '@xstate/react';
import { pricingMachine } from '#domain/billing/pricing/pricing.machine.ts';
import { useHeldSubscription, useIsSubscriptionComing } from '#ui/billing/held-subscription.ts';
import { selectPricing, type PricingView } from './pricing.view.ts';

export const PricingActor = createActorContext(pricingMachine);

/** The plans stand once it is known which of them is held: on what is on offer it depends. */
export const usePricing = (): PricingView => {
  const subscription = useHeldSubscription();
  const isComing = useIsSubscriptionComing();
  return PricingActor.useSelector(
    (snapshot) => (isComing ? { screen: 'loading' } : selectPricing(snapshot, subscription)),
    shallowEqual,
  );
};
