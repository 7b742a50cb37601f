import { ContainerModule } from 'inversify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Analytics } from '#application/ports/analytics.port.ts';
import { localStorageConsents } from '#adapters/storage/local-storage-consents.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { allowedAnalytics } from '#application/support/analytics/analytics.service.ts';
import { consent } from '#composition/consent.module.ts';
import { CONSENT } from '#composition/consent.tokens.ts';
import { composeApplication, loadOnce } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import type { ConsentRecord } from '#domain/support/cookie-consent/cookie-consent.types.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

const ANALYTICS_ONLY: ConsentRecord = {
  hasConsent: true,
  version: '1.0',
  timestamp: NOW,
  preferences: { necessary: true, analytics: true, marketing: false },
};
const WRITTEN = JSON.stringify(ANALYTICS_ONLY);

/** The storage of one browser and its tabs: what one tab writes, the others hear. */
const browser = (written: Readonly<Record<string, string>> = {}) => {
  const entries = new Map(Object.entries(written));
  const tabs: EventTarget[] = [];
  const tellOthers = (own: EventTarget, key: string | null) => {
    for (const tab of tabs.filter((other) => other !== own))
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  const newTab = () => {
    const tab = new EventTarget();
    tabs.push(tab);
    return {
      events: tab,
      storage: safeStorage(() => ({
        length: entries.size,
        key: () => null,
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => {
          entries.set(key, value);
          tellOthers(tab, key);
        },
        removeItem: (key) => {
          entries.delete(key);
          tellOthers(tab, key);
        },
        clear: () => {
          entries.clear();
          tellOthers(tab, null);
        },
      })),
      clear: () => {
        entries.clear();
        tellOthers(tab, null);
      },
    };
  };
  return { entries, newTab };
};

const kept = (text: string) => {
  const tab = browser({ cookie_consent: text }).newTab();
  return localStorageConsents(tab.storage, tab.events as unknown as Window).recall();
};

const refuse = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('what a browser keeps of an answer', () => {
  it('is one record under `cookie_consent`, and nothing when it is erased (S2 §3.38–3.39, D14)', () => {
    const { entries, newTab } = browser({ other: 'stays' });
    const tab = newTab();
    const consents = localStorageConsents(tab.storage, tab.events as unknown as Window);
    consents.keep(ANALYTICS_ONLY);
    expect([[...entries.keys()], JSON.parse(entries.get('cookie_consent') ?? ''), consents.recall()]).toEqual([
      ['other', 'cookie_consent'],
      ANALYTICS_ONLY,
      ANALYTICS_ONLY,
    ]);
    consents.erase();
    expect([[...entries.keys()], consents.recall()]).toEqual([['other'], null]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"hasConsent":'],
    ['a word', '"true"'],
    ['a record without preferences', '{"hasConsent":true,"version":"1.0","timestamp":1}'],
    ['a time that is a text', WRITTEN.replace(String(NOW), '"2027"')],
    ['what forbids the necessary', WRITTEN.replace('"necessary":true', '"necessary":false')],
    ['a permission that is neither', WRITTEN.replace('"analytics":true', '"analytics":"yes"')],
  ])('is no answer when it is %s', (_, text) => {
    expect(kept(text)).toBe(null);
    expect(kept(WRITTEN)).toEqual(ANALYTICS_ONLY);
  });

  it('is no answer, and no error, where storage is forbidden or full', () => {
    const consents = localStorageConsents(safeStorage(refuse), new EventTarget() as unknown as Window);
    consents.keep(ANALYTICS_ONLY);
    consents.erase();
    expect(consents.recall()).toBe(null);
  });
});

interface Opening {
  readonly at?: number;
}

/** A page of this browser with the real composition, but a clock and an analytics of the test. */
const open = async ({ newTab }: ReturnType<typeof browser>, { at = NOW }: Opening = {}) => {
  const tab = newTab();
  const seen: string[] = [];
  const analytics: Analytics = {
    pageSeen: (route) => void seen.push(route),
    forget: () => void seen.push('forgotten'),
  };
  let fetches = 0;
  vi.stubGlobal('window', Object.assign(tab.events, { location: { hostname: 'localhost' } }));
  const container = composeApplication();
  loadOnce(container, consent);
  container.loadSync(
    new ContainerModule(({ rebindSync }) => {
      rebindSync(CORE.clock).toConstantValue({ now: () => at });
      rebindSync(CONSENT.consents).toConstantValue(localStorageConsents(tab.storage, window));
      rebindSync(CONSENT.analytics).toConstantValue(
        allowedAnalytics(async () => {
          fetches += 1;
          return analytics;
        }),
      );
    }),
  );
  const actor = container.get(CONSENT.cookieConsent);
  await expect.poll(() => actor.getSnapshot().matches('recalling')).toBe(false);
  return {
    actor,
    seen,
    fetched: () => fetches,
    clear: tab.clear,
    analytics: container.get(CONSENT.analytics),
    state: () => actor.getSnapshot().value,
  };
};
const RESTING = { answered: 'resting' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('is found again after a reload, until it is reset (S1 §4.98, §4.104)', async () => {
    const here = browser();
    const first = await open(here);
    const before = first.state();
    first.actor.send({ type: 'visitor.allRejected', at: NOW });
    const again = await open(here);
    const after = again.state();
    again.actor.send({ type: 'visitor.resetRequested' });
    again.actor.send({ type: 'visitor.resetConfirmed' });
    expect([before, after, (await open(here)).state(), [...here.entries.keys()]]).toEqual([
      'asking',
      RESTING,
      'asking',
      [],
    ]);
  });

  it('holds for 365 days (S1 §4.99, §9.30, S2 §9.52)', async () => {
    const here = browser({ cookie_consent: WRITTEN });
    expect([
      (await open(here, { at: NOW + 365 * DAY - 1 })).state(),
      (await open(here, { at: NOW + 365 * DAY })).state(),
    ]).toEqual([RESTING, 'asking']);
  });

  it('holds for its version only (S1 §4.100, §9.31)', async () => {
    const older = browser({ cookie_consent: WRITTEN.replace('"1.0"', '"0.9"') });
    expect((await open(older)).state()).toBe('asking');
  });

  it('given in one tab is the answer of the others, and so is its end', async () => {
    const here = browser();
    const [one, other] = [await open(here), await open(here)];
    one.actor.send({ type: 'visitor.allAccepted', at: NOW });
    const answered = other.state();
    one.actor.send({ type: 'visitor.bannerTested' });
    const erased = other.state();
    other.actor.send({ type: 'visitor.allRejected', at: NOW });
    const rejected = one.state();
    one.clear();
    expect([answered, erased, rejected, other.state()]).toEqual([RESTING, 'asking', RESTING, 'asking']);
  });
});

describe('analytics', () => {
  it('is neither fetched nor told anything before it is allowed, and counts from the page that is shown then', async () => {
    const page = await open(browser());
    page.analytics.pageSeen('/');
    page.analytics.pageSeen('/pricing');
    const before = [page.fetched(), [...page.seen]];
    page.actor.send({ type: 'visitor.allAccepted', at: NOW });
    page.analytics.pageSeen('/account');
    await expect.poll(() => page.seen.length).toBe(2);
    expect([before, page.fetched(), page.seen]).toEqual([[0, []], 1, ['/pricing', '/account']]);
  });

  it('is not fetched by who rejects it, or allows marketing only', async () => {
    const page = await open(browser());
    page.analytics.pageSeen('/');
    page.actor.send({ type: 'visitor.customiseRequested' });
    page.actor.send({ type: 'visitor.choiceChanged', category: 'marketing', isAllowed: true });
    page.actor.send({ type: 'visitor.choicesSaved', at: NOW });
    page.analytics.pageSeen('/pricing');
    expect([page.fetched(), page.seen]).toEqual([0, []]);
  });

  it('counts at once where an earlier visit has allowed it', async () => {
    const page = await open(browser({ cookie_consent: WRITTEN }));
    page.analytics.pageSeen('/');
    await expect.poll(() => page.seen).toEqual(['/']);
  });

  it('forgets what was not sent when it is forbidden again, and counts nothing after that', async () => {
    const page = await open(browser({ cookie_consent: WRITTEN }));
    page.analytics.pageSeen('/');
    await expect.poll(() => page.seen).toEqual(['/']);
    page.actor.send({ type: 'visitor.resetRequested' });
    page.actor.send({ type: 'visitor.resetConfirmed' });
    page.analytics.pageSeen('/pricing');
    await expect.poll(() => page.seen).toEqual(['/', 'forgotten']);
  });

  it('goes on where it could not be fetched at first, and disturbs nobody', async () => {
    const seen: string[] = [];
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ pageSeen: (route: string) => void seen.push(route), forget: () => undefined }),
    ];
    const analytics = allowedAnalytics(() => answers.shift()!());
    analytics.allow(true);
    analytics.pageSeen('/');
    await expect.poll(() => answers.length).toBe(1);
    await new Promise(setImmediate);
    analytics.pageSeen('/pricing');
    await expect.poll(() => seen).toEqual(['/pricing']);
  });
});
