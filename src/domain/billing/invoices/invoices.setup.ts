import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import { PORTAL_TIMEOUT } from './invoices.rules.ts';
import type { Invoice, InvoicesContext, InvoicesEvent } from './invoices.types.ts';

export const NO_INVOICES: InvoicesContext = { invoices: [], failure: null, portalFailure: null };

export const invoices = setup({
  types: {
    context: {} as InvoicesContext,
    events: {} as InvoicesEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    fetchInvoices: actorSlot<readonly Invoice[]>('fetchInvoices'),
    visitPortal: actorSlot<void>('visitPortal'),
  },
  delays: { portalTimeout: PORTAL_TIMEOUT },
  actions: {
    adoptInvoices: assign((_, fetched: readonly Invoice[]) => ({ invoices: fetched, failure: null })),
    noteFailure: assign(failureNoted),
    notePortalFailure: assign({ portalFailure: (_, code: FailureCode) => code }),
    forgetPortalFailure: assign({ portalFailure: null }),
  },
});
