import { createActor, type ActorRefFrom } from 'xstate';
import type { Consents } from '#application/ports/consents.port.ts';
import type { AllowedAnalytics } from '#application/support/analytics/analytics.service.ts';
import type { CookieConsentLogic } from './cookie-consent.logic.ts';

export type CookieConsentActor = ActorRefFrom<CookieConsentLogic>;

/** Begins when the page has come to rest and lives as long as it; what was answered is kept, and rules the analytics. */
export const startCookieConsent = (
  logic: CookieConsentLogic,
  consents: Consents,
  analytics: AllowedAnalytics,
): CookieConsentActor => {
  const consent = createActor(logic);
  consent.on('consent.recorded', ({ record }) => consents.keep(record));
  consent.on('consent.erased', () => consents.erase());
  consent.on('consent.applied', ({ choices }) => analytics.allow(choices.analytics));
  return consent.start();
};
