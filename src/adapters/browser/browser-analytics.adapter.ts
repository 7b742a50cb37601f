import { countVisits } from '#contract/calls/analytics.calls.ts';
import { MOST_VISITS } from '#contract/schemas/visits.schema.ts';
import type { Analytics } from '#application/ports/analytics.port.ts';

interface Page {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly fetch: typeof fetch;
}

/** Keeps counts in memory only, and tells our own server of them when the page is left or put aside. */
export const browserAnalytics = (page: Page): Analytics => {
  const counts = new Map<string, number>();
  const report = (): void => {
    if (counts.size === 0) return;
    const body = JSON.stringify({ visits: Object.fromEntries(counts) });
    counts.clear();
    const sent = page.fetch(countVisits.path, {
      method: countVisits.method,
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    // What is lost is lost.
    sent.catch(() => undefined);
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') report();
  });
  return {
    pageSeen(route) {
      counts.set(route, Math.min(MOST_VISITS, (counts.get(route) ?? 0) + 1));
    },
    forget() {
      counts.clear();
    },
  };
};
