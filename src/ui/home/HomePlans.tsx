import { BILLING } from '#composition/billing.tokens.ts';
import { PlanPicker } from '#ui/billing/pricing/PlanPicker.tsx';
import { PricingActor } from '#ui/billing/pricing/pricing.actor.ts';
import { pricingInputOf } from '#ui/billing/pricing/pricing.view.ts';
import { Purchases } from '#ui/billing/purchase/Purchases.tsx';
import { useService } from '#ui/services.tsx';

/** The cards of the page of plans, with a choice of their own. */
export const HomePlans = () => (
  <PricingActor.Provider
    logic={useService(BILLING.pricingLogic)}
    options={{ input: pricingInputOf(new URLSearchParams()) }}
  >
    <Purchases />
    <PlanPicker />
  </PricingActor.Provider>
);
