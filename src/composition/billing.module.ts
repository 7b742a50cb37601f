import { ContainerModule } from 'inversify';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { httpInvoices } from '#adapters/http/http-invoices.adapter.ts';
import { stripeBillingPortal } from '#adapters/stripe/stripe-billing-portal.adapter.ts';
import { cancelSubscriptionLogic } from '#application/billing/cancel-subscription/cancel-subscription.logic.ts';
import { invoicesLogic } from '#application/billing/invoices/invoices.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { BILLING } from './billing.tokens.ts';
import { CORE } from './core.tokens.ts';
import { wire } from './token.ts';

/** What the pages of plans and payments load. */
export const billing = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, BILLING.billingPortal, (http: HttpClient) => stripeBillingPortal(http, window.location), [BACKEND.http]);
    wire(bind, BILLING.invoices, httpInvoices, [BACKEND.http]);

    wire(bind, BILLING.cancelSubscriptionLogic, cancelSubscriptionLogic, [CORE.subscriptionChanges]);
    wire(bind, BILLING.invoicesLogic, invoicesLogic, [BILLING.invoices, BILLING.billingPortal]);
  }),
];
