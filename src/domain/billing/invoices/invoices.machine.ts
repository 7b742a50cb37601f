import { failing, failureCode } from '#domain/shared/machine.ts';
import { invoices, NO_INVOICES } from './invoices.setup.ts';

export const invoicesMachine = invoices.createMachine({
  id: 'invoices',
  description:
    'What the pupil was charged, on the tab of the plan, and the way to the page of the payment provider, where cards and invoices are.',
  meta: { source: ['S1 §2 Account page', 'R13', 'beyond the specification'] },
  context: NO_INVOICES,
  type: 'parallel',
  states: {
    list: {
      description: 'The list of what was charged.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The list is fetched; what was known goes on showing.',
          tags: 'busy',
          invoke: {
            id: 'fetchInvoices',
            src: 'fetchInvoices',
            onDone: { target: 'listed', actions: { type: 'adoptInvoices', params: ({ event }) => event.output } },
            onError: failing('failed'),
          },
          on: {
            'subscription.changed': {
              target: 'loading',
              reenter: true,
              meta: { note: 'An answer on its way may be older than what just happened.' },
            },
          },
        },
        listed: { description: 'The list is known.', on: { 'subscription.changed': 'loading' } },
        failed: {
          description: 'The list could not be fetched; it can be tried again.',
          on: { 'pupil.retried': 'loading', 'subscription.changed': 'loading' },
        },
      },
    },
    portal: {
      description: 'The way to the page of the payment provider.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The pupil is here.',
          on: { 'pupil.portalRequested': { target: 'opening', actions: 'forgetPortalFailure' } },
        },
        opening: {
          description: 'The server is asked for the address of that page.',
          tags: 'busy',
          invoke: {
            id: 'visitPortal',
            src: 'visitPortal',
            onDone: 'leaving',
            onError: { target: 'closed', actions: { type: 'notePortalFailure', params: failureCode } },
          },
        },
        leaving: {
          description: 'The browser leaves for that page.',
          tags: 'busy',
          after: {
            portalTimeout: {
              target: 'closed',
              meta: { note: 'The pupil is still here, or came back with the button of the browser.' },
            },
          },
        },
      },
    },
  },
});
