import type { Consents } from '#application/ports/consents.port.ts';
import type { AllowedAnalytics } from '#application/support/analytics/analytics.service.ts';
import type { CookieConsentActor } from '#application/support/cookie-consent/cookie-consent.actor.ts';
import type { CookieConsentLogic } from '#application/support/cookie-consent/cookie-consent.logic.ts';
import { token } from './token.ts';

/** What a visitor has allowed, and what waits for it. */
export const CONSENT = {
  consents: token<Consents>('Consents'),
  cookieConsentLogic: token<CookieConsentLogic>('CookieConsentLogic'),
  analytics: token<AllowedAnalytics>('AllowedAnalytics'),
  /** Lives as long as the page, from when it has come to rest. */
  cookieConsent: token<CookieConsentActor>('CookieConsent'),
} as const;
