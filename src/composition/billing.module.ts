import { ContainerModule } from 'inversify';
import { fetchBrowserSettings } from '#adapters/browser/browser-settings.ts';
import { httpBillingPortal } from '#adapters/http/http-billing-portal.adapter.ts';
import { httpCheckout } from '#adapters/http/http-checkout.adapter.ts';
import { httpInvoices } from '#adapters/http/http-invoices.adapter.ts';
import { httpPaidPlan } from '#adapters/http/http-paid-plan.adapter.ts';
import { httpPlans } from '#adapters/http/http-plans.adapter.ts';
import { httpSubscriptionChanges } from '#adapters/http/http-subscription-changes.adapter.ts';
import { localStoragePendingUpgrades } from '#adapters/storage/local-storage-pending-upgrades.adapter.ts';
import { sessionStoragePendingPurchases } from '#adapters/storage/session-storage-pending-purchases.adapter.ts';
import { providerPage } from '#adapters/stripe/provider-page.ts';
import { startPurchase } from '#application/billing/billing.actor.ts';
import { cancelSubscriptionLogic } from '#application/billing/cancel-subscription/cancel-subscription.logic.ts';
import { invoicesLogic } from '#application/billing/invoices/invoices.logic.ts';
import { paymentPollingLogic } from '#application/billing/payment-polling/payment-polling.logic.ts';
import { pricingLogic } from '#application/billing/pricing/pricing.logic.ts';
import { purchaseLogic } from '#application/billing/purchase/purchase.logic.ts';
import { startSubscriptionStatus } from '#application/billing/subscription-status/subscription-status.actor.ts';
import { subscriptionStatusLogic } from '#application/billing/subscription-status/subscription-status.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { BILLING } from './billing.tokens.ts';
import { storage, tabStorage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { wire } from './token.ts';

/** Looked at when it is needed: while the page of plans is prerendered, there is no window. */
const PAGE = {
  get location() {
    return window.location;
  },
};

/** What the pages of plans and payments load. */
export const billing = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, BILLING.providerPage, () => providerPage(fetchBrowserSettings, PAGE), []);
    wire(bind, BILLING.billingPortal, httpBillingPortal, [BACKEND.http, BILLING.providerPage]);
    wire(bind, BILLING.checkout, httpCheckout, [BACKEND.http, BILLING.providerPage]);
    wire(bind, BILLING.invoices, httpInvoices, [BACKEND.http]);
    wire(bind, BILLING.paidPlan, httpPaidPlan, [BACKEND.http]);
    wire(bind, BILLING.plans, httpPlans, [BACKEND.http]);
    wire(bind, BILLING.subscriptionChanges, httpSubscriptionChanges, [BACKEND.http]);
    wire(bind, BILLING.pendingPurchases, sessionStoragePendingPurchases, [tabStorage]);
    wire(bind, BILLING.pendingUpgrades, localStoragePendingUpgrades, [storage]);

    wire(bind, BILLING.cancelSubscriptionLogic, cancelSubscriptionLogic, [BILLING.subscriptionChanges]);
    wire(bind, BILLING.invoicesLogic, invoicesLogic, [BILLING.invoices, BILLING.billingPortal]);
    wire(bind, BILLING.paymentPollingLogic, paymentPollingLogic, [
      BILLING.paidPlan,
      BILLING.pendingPurchases,
      BILLING.pendingUpgrades,
    ]);
    wire(bind, BILLING.pricingLogic, pricingLogic, [BILLING.plans]);
    wire(bind, BILLING.purchaseLogic, purchaseLogic, [
      BILLING.plans,
      CORE.subscriptions,
      CORE.trials,
      BILLING.subscriptionChanges,
      BILLING.checkout,
      BILLING.pendingPurchases,
      CORE.clock,
    ]);
    wire(bind, BILLING.subscriptionStatusLogic, subscriptionStatusLogic, [BILLING.subscriptionChanges]);

    wire(bind, BILLING.purchase, startPurchase, [
      BILLING.purchaseLogic,
      CORE.app,
      BILLING.pendingPurchases,
      BILLING.pendingUpgrades,
    ]);
    wire(bind, BILLING.subscriptionStatus, startSubscriptionStatus, [
      BILLING.subscriptionStatusLogic,
      CORE.app,
      CORE.clock,
    ]);
  }),
];
