import { describe, expect, it } from 'vitest';
import { browserKeptOrders } from '#adapters/storage/browser-kept-orders.adapter.ts';
import { lateSessionCache } from '#adapters/storage/late-session-cache.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { localStoragePendingUpgrades } from '#adapters/storage/local-storage-pending-upgrades.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import { localStorageToldTrialEnds } from '#adapters/storage/local-storage-told-trial-ends.adapter.ts';
import { sessionStorageClientLogStore } from '#adapters/storage/session-storage-client-log-store.adapter.ts';
import { sessionStoragePendingPurchases } from '#adapters/storage/session-storage-pending-purchases.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import type { CachedSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { UPGRADE } from '../model/billing/plans.ts';

/** The part of the browser's storage that is used, over a plain object; its entries are own keys, as the browser's are. */
const memoryStorage = (entries: Record<string, string> = {}): Storage =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
    entries,
  );

const full = (): Storage =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

const forbidden = (): Storage => {
  throw new DOMException('forbidden', 'SecurityError');
};

const ola: AuthUser = {
  uid: 'ola',
  email: 'ola@example.pl',
  displayName: null,
  photoURL: null,
  emailVerified: false,
  providerId: 'password',
};

const session: CachedSession = {
  user: {
    id: 'ola',
    firstName: 'Ola',
    lastName: '',
    displayName: 'Ola',
    email: 'ola@example.pl',
    isActive: true,
    isTermsAccepted: true,
    authProvider: 'Email',
    registeredDate: '2026-09-01T08:00:00.000Z',
    aiPoints: 0,
    marketingConsent: false,
    classId: 9,
    isUnder16: true,
    guardianConsent: true,
    guardianEmail: 'mama@example.pl',
  },
  subscription: {
    isActive: true,
    isRecurring: true,
    willAutoRenew: false,
    isCancelled: true,
    cancelAtPeriodTime: '2027-01-01T00:00:00.000Z',
    currentPeriodEnd: '2027-01-01T00:00:00.000Z',
    membershipType: { uniqueID: 'basic', name: 'Basic', hasAI: true, hasAIExams: false },
  },
  trial: {
    hasActiveTrial: true,
    canStartTrial: false,
    remainingPoints: 12,
    remainingHours: 3.5,
    expirationDate: '2026-09-02T08:00:00.000Z',
    isExpired: false,
  },
};

describe('drafts', () => {
  it('keeps a draft per pupil and thread', () => {
    const storage = memoryStorage();
    const drafts = localStorageDrafts(safeStorage(() => storage));
    drafts.keep('ola', 'new-tutor', 'Rozwiąż 2x');
    drafts.keep('jan', 'new-tutor', 'inny');
    const again = localStorageDrafts(safeStorage(() => storage));
    expect([again.read('ola', 'new-tutor'), again.read('ola', 'new-buddy'), again.read('jan', 'new-tutor')]).toEqual([
      'Rozwiąż 2x',
      '',
      'inny',
    ]);
  });

  it('leaves nothing behind of an empty draft', () => {
    const storage = memoryStorage();
    const drafts = localStorageDrafts(safeStorage(() => storage));
    drafts.keep('ola', 'new-tutor', 'x');
    drafts.keep('ola', 'new-tutor', '');
    expect(Object.keys(storage)).toEqual([]);
  });

  it('forgets every draft and nothing else when cleared', () => {
    const storage = memoryStorage({ cookie_consent: '{}' });
    const drafts = localStorageDrafts(safeStorage(() => storage));
    drafts.keep('ola', 'new-tutor', 'x');
    drafts.keep('jan', 'c1', 'y');
    drafts.clear();
    expect(Object.keys(storage)).toEqual(['cookie_consent']);
  });

  it('forgets everybody else’s, also of those whose names are alike, when the user changes', () => {
    const storage = memoryStorage({ cookie_consent: '{}', 'session:jan': '{}' });
    const drafts = localStorageDrafts(safeStorage(() => storage));
    for (const userId of ['ola', 'ola:new', 'ol', 'ola2', 'jan']) drafts.keep(userId, 'new-tutor', 'x');
    drafts.keep('ola', 'c1', 'y');
    drafts.keepOnly('ola');
    expect(['ola:new', 'ol', 'ola2', 'jan'].map((userId) => drafts.read(userId, 'new-tutor'))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect({ ...storage }).toEqual({
      cookie_consent: '{}',
      'session:jan': '{}',
      'draft:ola:new-tutor': 'x',
      'draft:ola:c1': 'y',
    });
  });

  it.each([
    ['full', full],
    ['forbidden', forbidden],
  ])('goes on without memory where storage is %s', (_, open) => {
    const drafts = localStorageDrafts(safeStorage(open));
    drafts.keep('ola', 'new-tutor', 'x');
    drafts.keepOnly('jan');
    drafts.clear();
    expect(drafts.read('ola', 'new-tutor')).toBe('');
  });
});

/** What comes back: nothing that tells of class, age or guardian. */
const REMEMBERED = {
  ...session,
  user: { ...session.user, classId: null, isUnder16: null, guardianConsent: false, guardianEmail: null },
};

const cacheOver = (storage: Storage, now = () => 0) =>
  localStorageSessionCache(
    safeStorage(() => storage),
    { now },
  );

describe('session cache', () => {
  it('gives back a session within five minutes, with the e-mail of the identity provider, and no class, age or guardian (S1 §9.16)', async () => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = cacheOver(storage, () => now);
    cache.keep(session);
    now += 299_999;
    expect(await cache.recall(ola)).toEqual({ ...REMEMBERED, isRecent: true });
  });

  it('gives it back for half an hour to be shown, but no longer as recent (S1 §9.17, D25)', async () => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = cacheOver(storage, () => now);
    cache.keep(session);
    now += 300_000;
    expect(await cache.recall(ola)).toEqual({ ...REMEMBERED, isRecent: false });
    now += 1_499_999;
    expect(await cache.recall(ola)).toEqual({ ...REMEMBERED, isRecent: false });
  });

  it('drops a session of another version (S1 §9.18)', async () => {
    const storage = memoryStorage();
    const cache = cacheOver(storage);
    cache.keep(session);
    storage.setItem('session:ola', (storage.getItem('session:ola') ?? '').replace('1.0.0', '0.9.0'));
    expect([await cache.recall(ola), Object.keys(storage)]).toEqual([null, []]);
  });

  it.each([
    ['half an hour old', 1_800_000],
    ['from the future', -1],
  ])('drops what is %s', async (_, age) => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = cacheOver(storage, () => now);
    cache.keep(session);
    now += age;
    expect([await cache.recall(ola), Object.keys(storage)]).toEqual([null, []]);
  });

  it('writes down no e-mail, class, age or guardian, nor anything that was not thought of', async () => {
    const storage = memoryStorage();
    const cache = cacheOver(storage);
    cache.keep({ ...session, user: Object.assign({ shoeSize: 38 }, session.user) });
    const { email: _e, classId: _c, isUnder16: _a, guardianConsent: _g, guardianEmail: _m, ...user } = session.user;
    expect(Object.entries<string>({ ...storage }).map(([key, text]) => [key, JSON.parse(text)])).toEqual([
      ['session:ola', { version: '1.0.0', savedAt: 0, user, subscription: session.subscription, trial: session.trial }],
    ]);
  });

  it('shows nobody the session of another, and drops it', async () => {
    const storage = memoryStorage();
    const cache = cacheOver(storage);
    cache.keep(session);
    expect([await cache.recall({ ...ola, uid: 'jan' }), Object.keys(storage)]).toEqual([null, []]);
  });

  it.each(['', 'null', '{"version":"1.0.0","savedAt":0}', '{', '[]'])(
    'survives the corrupt record %j',
    async (record) => {
      const storage = memoryStorage({ 'session:ola': record });
      const cache = cacheOver(storage);
      expect([await cache.recallLatest(), await cache.recall(ola), await cache.recallLatest()]).toEqual([
        { recalled: null, isNothingKept: false },
        null,
        { recalled: null, isNothingKept: true },
      ]);
    },
  );

  it('is empty after it was cleared (S1 §9.20–9.21)', async () => {
    const storage = memoryStorage({ 'draft:ola:new-tutor': 'x' });
    const cache = cacheOver(storage);
    cache.keep(session);
    cache.clear();
    expect([await cache.recallLatest(), await cache.recall(ola), Object.keys(storage)]).toEqual([
      { recalled: null, isNothingKept: true },
      null,
      ['draft:ola:new-tutor'],
    ]);
  });

  it('knows whoever was here last before anybody says who is here, without their e-mail', async () => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = cacheOver(storage, () => now);
    cache.keep(session);
    const shown = { ...REMEMBERED, user: { ...REMEMBERED.user, email: '' } };
    expect(await cache.recallLatest()).toEqual({ recalled: { ...shown, isRecent: true }, isNothingKept: false });
    now += 300_000;
    expect(await cache.recallLatest()).toEqual({ recalled: { ...shown, isRecent: false }, isNothingKept: false });
    now += 1_500_000;
    const tooOld = { recalled: null, isNothingKept: false };
    expect([await cache.recallLatest(), await cache.recallLatest()]).toEqual([tooOld, tooOld]);
  });

  it('guesses nobody where two are kept', async () => {
    const storage = memoryStorage();
    const cache = cacheOver(storage);
    cache.keep(session);
    cache.keep({ ...session, user: { ...session.user, id: 'jan' } });
    expect(await cache.recallLatest()).toEqual({ recalled: null, isNothingKept: false });
  });
});

const lateOver = (storage: Storage) => {
  const safe = safeStorage(() => storage);
  const real = localStorageSessionCache(safe, { now: () => 0 });
  let loads = 0;
  const cache = lateSessionCache(safe, async () => {
    loads += 1;
    return real;
  });
  return { cache, real, loads: () => loads };
};

describe('the session cache whose code comes later', () => {
  it('is not fetched where nobody is remembered', async () => {
    const { cache, loads } = lateOver(memoryStorage());
    expect([await cache.recallLatest(), await cache.recall(ola), loads()]).toEqual([
      { recalled: null, isNothingKept: true },
      null,
      0,
    ]);
  });

  it('remembers as the other does', async () => {
    const { cache, real } = lateOver(memoryStorage());
    cache.keep(session);
    await expect.poll(async () => (await cache.recallLatest()).isNothingKept).toEqual(false);
    expect([await cache.recall(ola), await cache.recallLatest()]).toEqual([
      await real.recall(ola),
      await real.recallLatest(),
    ]);
  });

  it('keeps nothing of whoever has logged out before it has come', async () => {
    const storage = memoryStorage();
    const { cache } = lateOver(storage);
    cache.keep(session);
    cache.clear();
    await new Promise((resolve) => setImmediate(resolve));
    expect(Object.keys(storage)).toEqual([]);
  });

  it('remembers nothing where it cannot be fetched', async () => {
    const storage = memoryStorage();
    const cache = lateSessionCache(
      safeStorage(() => storage),
      () => Promise.reject(new Error('offline')),
    );
    cache.keep(session);
    await new Promise((resolve) => setImmediate(resolve));
    expect(Object.keys(storage)).toEqual([]);
  });
});

describe('the ends of trials that were told (D26)', () => {
  const END = '2026-09-02T08:00:00.000Z';

  it('claims each end once, over visits', async () => {
    const storage = memoryStorage();
    const open = () => localStorageToldTrialEnds(safeStorage(() => storage));
    expect([open().claim(END), open().claim('2026-09-03T08:00:00.000Z'), open().claim(END)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('names no pupil, and remembers the last ten', async () => {
    const storage = memoryStorage();
    const told = localStorageToldTrialEnds(safeStorage(() => storage));
    const ends = Array.from({ length: 12 }, (_, day) => `2026-09-${String(day + 10)}T08:00:00.000Z`);
    for (const end of ends) told.claim(end);
    expect({ ...storage }).toEqual({ 'told-trial-ends': ends.slice(-10).join(' ') });
  });

  it('are untold after a recovery (S1 §9.23)', () => {
    const storage = memoryStorage({ other: 'x' });
    const told = localStorageToldTrialEnds(safeStorage(() => storage));
    told.claim(END);
    told.forget();
    expect([{ ...storage }, told.claim(END)]).toEqual([{ other: 'x' }, true]);
  });

  it.each(['{', '{}', '[1]'])('survives the corrupt record %j', async (record) => {
    const storage = memoryStorage({ 'told-trial-ends': record });
    expect(localStorageToldTrialEnds(safeStorage(() => storage)).claim(END)).toBe(true);
  });
});

describe('the client log of a user, in this tab (R14)', () => {
  const ENTRIES = [{ level: 'error', text: 'rendering: TypeError', at: 7 }] as const;

  it('outlives a reload, and is gone when nothing waits any more (S1 §9.24)', () => {
    const storage = memoryStorage();
    const open = () => sessionStorageClientLogStore(safeStorage(() => storage));
    open().keep('a b', ENTRIES);
    const kept = { ...storage };
    const recalled = open().recall('a b');
    open().keep('a b', []);
    expect([kept, recalled, { ...storage }]).toEqual([
      { 'client-log:a%20b': '[{"level":"error","text":"rendering: TypeError","at":7}]' },
      ENTRIES,
      {},
    ]);
  });

  it('goes when another user comes', () => {
    const storage = memoryStorage({ other: 'x' });
    const log = sessionStorageClientLogStore(safeStorage(() => storage));
    log.keep('ola', ENTRIES);
    expect([log.recall('jan'), { ...storage }]).toEqual([[], { other: 'x' }]);
  });

  it.each(['{', '{}', 'null', '[{"level":"loud","text":"x","at":7}]'])('survives the corrupt record %j', (record) => {
    const storage = memoryStorage({ 'client-log:ola': record });
    expect(sessionStorageClientLogStore(safeStorage(() => storage)).recall('ola')).toEqual([]);
  });

  it('is not kept where storage is full or forbidden, and breaks nothing', () => {
    for (const open of [full, forbidden]) {
      const log = sessionStorageClientLogStore(safeStorage(open));
      log.keep('ola', ENTRIES);
      expect(log.recall('ola')).toEqual([]);
    }
  });
});

describe('a chosen plan (S1 §3.69–3.70, R14)', () => {
  const CHOICE = { planId: 'premium-month', timestamp: 7 };
  const WORTHLESS = { price: 1 };

  it('is kept for one user in this tab, with its id and moment only', () => {
    const storage = memoryStorage();
    const purchases = sessionStoragePendingPurchases(safeStorage(() => storage));
    purchases.keep('ola', { ...CHOICE, ...WORTHLESS });
    expect([purchases.read('ola'), purchases.read('jan'), purchases.read(null), { ...storage }]).toEqual([
      CHOICE,
      null,
      null,
      { 'pending-purchase:ola': '{"planId":"premium-month","timestamp":7}' },
    ]);
  });

  it('takes the place of whatever was chosen before, whoever did', () => {
    const storage = memoryStorage({ cookie_consent: '{}' });
    const purchases = sessionStoragePendingPurchases(safeStorage(() => storage));
    purchases.keep(null, CHOICE);
    purchases.keep('a b', CHOICE);
    expect(Object.keys(storage)).toEqual(['cookie_consent', 'pending-purchase:a%20b']);
    purchases.forget();
    expect(Object.keys(storage)).toEqual(['cookie_consent']);
  });

  it.each(['{', '{}', '{"planId":1,"timestamp":7}'])('survives the corrupt record %j', (record) => {
    const storage = memoryStorage({ 'pending-purchase:ola': record });
    expect(sessionStoragePendingPurchases(safeStorage(() => storage)).read('ola')).toBe(null);
  });

  it('is not kept where storage is full or forbidden, and breaks nothing', () => {
    for (const open of [full, forbidden]) {
      const purchases = sessionStoragePendingPurchases(safeStorage(open));
      purchases.keep('ola', CHOICE);
      expect(purchases.read('ola')).toBe(null);
    }
  });
});

describe('an ordered plan change (S1 §3.71–3.72, S2 §3.29)', () => {
  it('is kept for one user until it is forgotten, over visits', () => {
    const storage = memoryStorage();
    const open = () => localStoragePendingUpgrades(safeStorage(() => storage));
    open().keep('ola', UPGRADE);
    open().keep('jan', UPGRADE);
    open().forget('jan');
    expect([open().read('ola'), open().read('jan')]).toEqual([UPGRADE, null]);
  });

  it.each(['{', '{"from":null}'])('survives the corrupt record %j', (record) => {
    const storage = memoryStorage({ 'pending-upgrade:ola': record });
    expect(localStoragePendingUpgrades(safeStorage(() => storage)).read('ola')).toBe(null);
  });
});

const keptOrders = () => ({
  tab: memoryStorage({ 'pending-purchase:': '{}', 'pending-purchase:jan': '{}', other: 'x' }),
  browser: memoryStorage({ 'pending-upgrade:ola': '{}', 'pending-upgrade:jan': '{}', other: 'x' }),
});

const ordersIn = ({ tab, browser }: ReturnType<typeof keptOrders>) =>
  browserKeptOrders(
    safeStorage(() => tab),
    safeStorage(() => browser),
  );

describe('orders that are kept (R14)', () => {
  it('are a visitor’s as well, until somebody takes them up', () => {
    const storages = keptOrders();
    const before = ordersIn(storages).hasVisitorsChoice();
    ordersIn(storages).clearPurchases();
    expect([before, ordersIn(storages).hasVisitorsChoice(), Object.keys(storages.tab)]).toEqual([
      true,
      false,
      ['other'],
    ]);
  });

  it('go with another pupil, but for what was chosen before the login', () => {
    const storages = keptOrders();
    ordersIn(storages).keepOnly('ola');
    expect([Object.keys(storages.tab), Object.keys(storages.browser)]).toEqual([
      ['pending-purchase:', 'other'],
      ['pending-upgrade:ola', 'other'],
    ]);
  });

  it('go at the logout', () => {
    const storages = keptOrders();
    ordersIn(storages).clear();
    expect([Object.keys(storages.tab), Object.keys(storages.browser)]).toEqual([['other'], ['other']]);
  });
});
