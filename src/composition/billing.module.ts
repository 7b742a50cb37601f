import { ContainerModule } from 'inversify';
import { fetchBrowserSettings } from '#adapters/browser/browser-settings.ts';
import { httpBillingPortal } from '#adapters/http/http-billing-portal.adapter.ts';
import { httpInvoices } from '#adapters/http/http-invoices.adapter.ts';
import { providerPage } from '#adapters/stripe/provider-page.ts';
import { cancelSubscriptionLogic } from '#application/billing/cancel-subscription/cancel-subscription.logic.ts';
import { invoicesLogic } from '#application/billing/invoices/invoices.logic.ts';
import { startSubscriptionStatus } from '#application/billing/subscription-status/subscription-status.actor.ts';
import { subscriptionStatusLogic } from '#application/billing/subscription-status/subscription-status.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { BILLING } from './billing.tokens.ts';
import { CORE } from './core.tokens.ts';
import { wire } from './token.ts';

/** What the pages of plans and payments load. */
export const billing = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, BILLING.providerPage, () => providerPage(fetchBrowserSettings, window), []);
    wire(bind, BILLING.billingPortal, httpBillingPortal, [BACKEND.http, BILLING.providerPage]);
    wire(bind, BILLING.invoices, httpInvoices, [BACKEND.http]);

    wire(bind, BILLING.cancelSubscriptionLogic, cancelSubscriptionLogic, [BACKEND.subscriptionChanges]);
    wire(bind, BILLING.invoicesLogic, invoicesLogic, [BILLING.invoices, BILLING.billingPortal]);
    wire(bind, BILLING.subscriptionStatusLogic, subscriptionStatusLogic, [BACKEND.subscriptionChanges]);
    wire(bind, BILLING.subscriptionStatus, startSubscriptionStatus, [
      BILLING.subscriptionStatusLogic,
      CORE.app,
      CORE.clock,
    ]);
  }),
];
