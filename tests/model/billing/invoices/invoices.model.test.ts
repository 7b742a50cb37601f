import { describe, expect, it } from 'vitest';
import { invoicesMachine } from '#domain/billing/invoices/invoices.machine.ts';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const MAY: Invoice = {
  id: 'in_2',
  issuedAt: '2026-05-04T10:00:00.000Z',
  planName: 'Podstawowy',
  amount: 2_999,
  currency: 'PLN',
  status: 'paid',
  documentUrl: 'https://invoice.example/in_2',
};
const APRIL: Invoice = { ...MAY, id: 'in_1', issuedAt: '2026-04-04T10:00:00.000Z', status: 'refunded' };

describeMachine('invoices', invoicesMachine, {
  events: { 'pupil.retried': [{}], 'pupil.portalRequested': [{}], 'subscription.changed': [{}] },
  answers: {
    fetchInvoices: [done([MAY]), done([]), failed('network/offline')],
    visitPortal: [done(undefined), failed('payment/hand-over')],
  },
  restStates: ['list.listed', 'list.failed', 'portal.closed'],
  endsByItself: {
    fetchInvoices: 'within 94 s: the timeout of a call is 30 s, three times (S1 §7)',
    visitPortal: 'within 20 s: the timeout of the call (D2)',
  },
  ignored: {
    'list.loading/pupil.*': 'it is being fetched, and the page of the provider has a region of its own',
    'portal.opening/pupil.*': 'it is being opened, and the list has a region of its own',
    'portal.leaving/pupil.*': 'the browser leaves, and the list has a region of its own',
  },
  invariants: {
    'a list that is known has no failure': ({ snapshot, context }) =>
      !snapshot.matches({ list: 'listed' }) || context.failure === null,
    'a page that is being opened has not failed': ({ snapshot, context }) =>
      snapshot.matches({ portal: 'closed' }) || context.portalFailure === null,
  },
});

const listed = () => {
  const invoices = testActor(invoicesMachine);
  invoices.answer('fetchInvoices', done([MAY, APRIL]));
  return invoices;
};

describe('invoices', () => {
  it('are fetched when the tab opens, and shown in the order of the server', () => {
    const invoices = listed();
    expect([invoices.state(), invoices.context()]).toEqual([
      { list: 'listed', portal: 'closed' },
      { invoices: [MAY, APRIL], failure: null, portalFailure: null },
    ]);
  });

  it('can be asked for again when they could not be fetched', () => {
    const invoices = testActor(invoicesMachine);
    invoices.answer('fetchInvoices', failed('network/offline'));
    expect([invoices.state(), invoices.context().failure]).toEqual([
      { list: 'failed', portal: 'closed' },
      'network/offline',
    ]);
    invoices.send({ type: 'pupil.retried' });
    invoices.answer('fetchInvoices', done([MAY]));
    expect([invoices.state(), invoices.context().invoices, invoices.context().failure]).toEqual([
      { list: 'listed', portal: 'closed' },
      [MAY],
      null,
    ]);
  });

  it('are fetched anew when the plan has changed, and what was known goes on showing', () => {
    const invoices = listed();
    invoices.send({ type: 'subscription.changed' });
    expect([invoices.state(), invoices.context().invoices]).toEqual([
      { list: 'loading', portal: 'closed' },
      [MAY, APRIL],
    ]);
    invoices.send({ type: 'subscription.changed' });
    expect([invoices.asks(), invoices.forgotten()]).toEqual([['fetchInvoices', 'fetchInvoices', 'fetchInvoices'], []]);
  });

  it('lead to the page of the provider, and can do so again after a while', () => {
    const invoices = listed();
    invoices.send({ type: 'pupil.portalRequested' });
    expect(invoices.pending()).toEqual(['visitPortal']);
    invoices.answer('visitPortal', done(undefined));
    expect([invoices.state(), invoices.snapshot().hasTag('busy')]).toEqual([
      { list: 'listed', portal: 'leaving' },
      true,
    ]);
    invoices.pass(14_999);
    expect(invoices.state()).toEqual({ list: 'listed', portal: 'leaving' });
    invoices.pass(1);
    expect(invoices.state()).toEqual({ list: 'listed', portal: 'closed' });
  });

  it('say why the page of the provider could not be opened, until it is tried again (R13)', () => {
    const invoices = listed();
    invoices.send({ type: 'pupil.portalRequested' });
    invoices.answer('visitPortal', failed('payment/hand-over'));
    expect([invoices.state(), invoices.context().portalFailure]).toEqual([
      { list: 'listed', portal: 'closed' },
      'payment/hand-over',
    ]);
    invoices.send({ type: 'pupil.portalRequested' });
    expect(invoices.context().portalFailure).toEqual(null);
  });
});
