import type { ProviderPage } from '#adapters/stripe/provider-page.ts';
import type { CancelSubscriptionLogic } from '#application/billing/cancel-subscription/cancel-subscription.logic.ts';
import type { SubscriptionStatusActor } from '#application/billing/subscription-status/subscription-status.actor.ts';
import type { SubscriptionStatusLogic } from '#application/billing/subscription-status/subscription-status.logic.ts';
import type { InvoicesLogic } from '#application/billing/invoices/invoices.logic.ts';
import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import type { Invoices } from '#application/ports/invoices.port.ts';
import { token } from './token.ts';

/** What the tab of the plan is made of. */
export const BILLING = {
  billingPortal: token<BillingPortal>('BillingPortal'),
  invoices: token<Invoices>('Invoices'),
  providerPage: token<ProviderPage>('ProviderPage'),

  cancelSubscriptionLogic: token<CancelSubscriptionLogic>('CancelSubscriptionLogic'),
  invoicesLogic: token<InvoicesLogic>('InvoicesLogic'),
  subscriptionStatusLogic: token<SubscriptionStatusLogic>('SubscriptionStatusLogic'),

  /** Lives as long as the page, from the first page of plans on. */
  subscriptionStatus: token<SubscriptionStatusActor>('SubscriptionStatus'),
} as const;
