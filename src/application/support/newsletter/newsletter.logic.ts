import { fromPromise } from 'xstate';
import { newsletterMachine } from '#domain/support/newsletter/newsletter.machine.ts';
import { NEWSLETTER_SOURCE } from '#domain/support/newsletter/newsletter.rules.ts';
import type { Newsletter } from '#application/ports/newsletter.port.ts';

export const newsletterLogic = (newsletter: Newsletter) =>
  newsletterMachine.provide({
    actors: {
      send: fromPromise(({ input: { order }, signal }) => newsletter.subscribe(order.email, NEWSLETTER_SOURCE, signal)),
    },
  });

export type NewsletterLogic = ReturnType<typeof newsletterLogic>;
