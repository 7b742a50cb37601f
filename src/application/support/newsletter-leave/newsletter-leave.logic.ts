import { fromPromise } from 'xstate';
import { newsletterLeaveMachine } from '#domain/support/newsletter-leave/newsletter-leave.machine.ts';
import type { Newsletter } from '#application/ports/newsletter.port.ts';

export const newsletterLeaveLogic = (newsletter: Newsletter) =>
  newsletterLeaveMachine.provide({
    actors: { send: fromPromise(({ input: { order }, signal }) => newsletter.leave(order.token, signal)) },
  });

export type NewsletterLeaveLogic = ReturnType<typeof newsletterLeaveLogic>;
