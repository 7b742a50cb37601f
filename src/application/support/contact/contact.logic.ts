import { fromPromise } from 'xstate';
import { contactMachine } from '#domain/support/contact/contact.machine.ts';
import type { ContactMessages } from '#application/ports/contact-messages.port.ts';

export const contactLogic = (messages: ContactMessages) =>
  contactMachine.provide({
    actors: {
      send: fromPromise(({ input: { order, idempotencyKey }, signal }) => messages.send(order, idempotencyKey, signal)),
    },
  });

export type ContactLogic = ReturnType<typeof contactLogic>;
