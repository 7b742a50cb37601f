import type { ProviderPage } from '#adapters/stripe/provider-page.ts';
import type { PurchaseActor } from '#application/billing/billing.actor.ts';
import type { PaymentPollingLogic } from '#application/billing/payment-polling/payment-polling.logic.ts';
import type { PricingLogic } from '#application/billing/pricing/pricing.logic.ts';
import type { PurchaseLogic } from '#application/billing/purchase/purchase.logic.ts';
import type { Checkout } from '#application/ports/checkout.port.ts';
import type { PaidPlan } from '#application/ports/paid-plan.port.ts';
import type { PendingPurchases } from '#application/ports/pending-purchases.port.ts';
import type { PendingUpgrades } from '#application/ports/pending-upgrades.port.ts';
import type { Plans } from '#application/ports/plans.port.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import { token } from './token.ts';

/** What the pages of plans and payments are made of. */
export const BILLING = {
  checkout: token<Checkout>('Checkout'),
  paidPlan: token<PaidPlan>('PaidPlan'),
  pendingPurchases: token<PendingPurchases>('PendingPurchases'),
  pendingUpgrades: token<PendingUpgrades>('PendingUpgrades'),
  plans: token<Plans>('Plans'),
  providerPage: token<ProviderPage>('ProviderPage'),
  subscriptionChanges: token<SubscriptionChanges>('SubscriptionChanges'),

  paymentPollingLogic: token<PaymentPollingLogic>('PaymentPollingLogic'),
  pricingLogic: token<PricingLogic>('PricingLogic'),
  purchaseLogic: token<PurchaseLogic>('PurchaseLogic'),

  purchase: token<PurchaseActor>('Purchase'),
} as const;
