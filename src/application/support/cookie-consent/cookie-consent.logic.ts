import { fromPromise } from 'xstate';
import { cookieConsentMachine } from '#domain/support/cookie-consent/cookie-consent.machine.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { Consents } from '#application/ports/consents.port.ts';

/** What it emits is for the app to keep: `consent.recorded` and `consent.erased` go to the same `Consents`. */
export const cookieConsentLogic = (consents: Consents, clock: Clock) =>
  cookieConsentMachine.provide({
    actors: { recallConsent: fromPromise(async () => ({ record: consents.recall(), now: clock.now() })) },
  });

export type CookieConsentLogic = ReturnType<typeof cookieConsentLogic>;
