import type { ProviderPage } from '#adapters/stripe/provider-page.ts';
import type { PurchaseActor } from '#application/billing/billing.actor.ts';
import type { CancelSubscriptionLogic } from '#application/billing/cancel-subscription/cancel-subscription.logic.ts';
import type { InvoicesLogic } from '#application/billing/invoices/invoices.logic.ts';
import type { PaymentPollingLogic } from '#application/billing/payment-polling/payment-polling.logic.ts';
import type { PricingLogic } from '#application/billing/pricing/pricing.logic.ts';
import type { PurchaseLogic } from '#application/billing/purchase/purchase.logic.ts';
import type { SubscriptionStatusActor } from '#application/billing/subscription-status/subscription-status.actor.ts';
import type { SubscriptionStatusLogic } from '#application/billing/subscription-status/subscription-status.logic.ts';
import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import type { Checkout } from '#application/ports/checkout.port.ts';
import type { Invoices } from '#application/ports/invoices.port.ts';
import type { PaidPlan } from '#application/ports/paid-plan.port.ts';
import type { PendingPurchases } from '#application/ports/pending-purchases.port.ts';
import type { PendingUpgrades } from '#application/ports/pending-upgrades.port.ts';
import type { Plans } from '#application/ports/plans.port.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import { token } from './token.ts';

/** What the pages of plans and payments, and the tab of the plan, are made of. */
export const BILLING = {
  billingPortal: token<BillingPortal>('BillingPortal'),
  checkout: token<Checkout>('Checkout'),
  invoices: token<Invoices>('Invoices'),
  paidPlan: token<PaidPlan>('PaidPlan'),
  pendingPurchases: token<PendingPurchases>('PendingPurchases'),
  pendingUpgrades: token<PendingUpgrades>('PendingUpgrades'),
  plans: token<Plans>('Plans'),
  providerPage: token<ProviderPage>('ProviderPage'),
  subscriptionChanges: token<SubscriptionChanges>('SubscriptionChanges'),

  cancelSubscriptionLogic: token<CancelSubscriptionLogic>('CancelSubscriptionLogic'),
  invoicesLogic: token<InvoicesLogic>('InvoicesLogic'),
  paymentPollingLogic: token<PaymentPollingLogic>('PaymentPollingLogic'),
  pricingLogic: token<PricingLogic>('PricingLogic'),
  purchaseLogic: token<PurchaseLogic>('PurchaseLogic'),
  subscriptionStatusLogic: token<SubscriptionStatusLogic>('SubscriptionStatusLogic'),

  /** These live as long as the page, from the first page of plans on. */
  purchase: token<PurchaseActor>('Purchase'),
  subscriptionStatus: token<SubscriptionStatusActor>('SubscriptionStatus'),
} as const;
