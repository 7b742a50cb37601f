import { fromCallback, fromPromise } from 'xstate';
import { cookieConsentMachine } from '#domain/support/cookie-consent/cookie-consent.machine.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { Consents } from '#application/ports/consents.port.ts';

export const cookieConsentLogic = (consents: Consents, clock: Clock) => {
  const recalled = () => ({ record: consents.recall(), now: clock.now() });
  return cookieConsentMachine.provide({
    actors: {
      recallConsent: fromPromise(async () => recalled()),
      watchConsent: fromCallback(({ sendBack }) =>
        consents.watch(() => sendBack({ type: 'consent.changedElsewhere', ...recalled() })),
      ),
    },
  });
};

export type CookieConsentLogic = ReturnType<typeof cookieConsentLogic>;
