import { fromPromise } from 'xstate';
import { invoicesMachine } from '#domain/billing/invoices/invoices.machine.ts';
import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import type { Invoices } from '#application/ports/invoices.port.ts';

export const invoicesLogic = (invoices: Invoices, portal: BillingPortal) =>
  invoicesMachine.provide({
    actors: {
      fetchInvoices: fromPromise(({ signal }) => invoices.list(signal)),
      visitPortal: fromPromise(({ signal }) => portal.visit(signal)),
    },
  });

export type InvoicesLogic = ReturnType<typeof invoicesLogic>;
