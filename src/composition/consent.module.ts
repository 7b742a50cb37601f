import { ContainerModule } from 'inversify';
import { localStorageConsents } from '#adapters/storage/local-storage-consents.adapter.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import { allowedAnalytics } from '#application/support/analytics/analytics.service.ts';
import { startCookieConsent } from '#application/support/cookie-consent/cookie-consent.actor.ts';
import { cookieConsentLogic } from '#application/support/cookie-consent/cookie-consent.logic.ts';
import { storage } from './browser.tokens.ts';
import { CONSENT } from './consent.tokens.ts';
import { CORE } from './core.tokens.ts';
import { wire } from './token.ts';

/** It comes to every page when that has come to rest: it holds as little as it can. */
export const consent = [
  new ContainerModule(({ bind }) => {
    wire(bind, CONSENT.consents, (safe: SafeStorage) => localStorageConsents(safe, window), [storage]);
    wire(bind, CONSENT.cookieConsentLogic, cookieConsentLogic, [CONSENT.consents, CORE.clock]);
    wire(
      bind,
      CONSENT.analytics,
      () =>
        allowedAnalytics(async () =>
          (await import('#adapters/browser/browser-analytics.adapter.ts')).browserAnalytics({
            document,
            fetch: (...request) => window.fetch(...request),
          }),
        ),
      [],
    );
    wire(bind, CONSENT.cookieConsent, startCookieConsent, [
      CONSENT.cookieConsentLogic,
      CONSENT.consents,
      CONSENT.analytics,
    ]);
  }),
];
