import type { BrowserContext } from 'playwright/test';

/** Runs in each page before it does. */
const answer = () => {
  const record = {
    hasConsent: true,
    version: '1.0',
    timestamp: Date.now(),
    preferences: { necessary: true, analytics: false, marketing: false },
  };
  try {
    localStorage.setItem('cookie_consent', JSON.stringify(record));
  } catch {
    // Storage is forbidden: a test of that has the banner.
  }
};

/** The browser of somebody who has rejected what is not necessary on an earlier visit. */
export const answerCookies = (context: BrowserContext): Promise<unknown> => context.addInitScript(answer);
