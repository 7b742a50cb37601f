import { describe, expect, it, vi } from 'vitest';
import { lateSessionCache } from '#adapters/storage/late-session-cache.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import type { CachedSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';

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

describe('session cache', () => {
  it('gives back a session within five minutes, with the e-mail of the identity provider, and no class, age or guardian', async () => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => now },
    );
    cache.keep(session);
    now += 299_999;
    expect(await cache.recall(ola)).toEqual({
      ...session,
      user: { ...session.user, classId: null, isUnder16: null, guardianConsent: false, guardianEmail: null },
    });
  });

  it.each([
    ['five minutes old', 300_000],
    ['from the future', -1],
  ])('gives nothing back that is %s', async (_, age) => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => now },
    );
    cache.keep(session);
    now += age;
    expect(await cache.recall(ola)).toBeNull();
  });

  it('writes down no e-mail, class, age or guardian, nor anything that was not thought of', () => {
    const storage = memoryStorage();
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => 0 },
    );
    cache.keep({ ...session, user: Object.assign({ shoeSize: 38 }, session.user) });
    const { email: _e, classId: _c, isUnder16: _a, guardianConsent: _g, guardianEmail: _m, ...user } = session.user;
    expect(Object.entries<string>({ ...storage }).map(([key, text]) => [key, JSON.parse(text)])).toEqual([
      ['session:ola', { keptAt: 0, user, subscription: session.subscription, trial: session.trial }],
    ]);
  });

  it('shows nobody the session of another', async () => {
    const storage = memoryStorage();
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => 0 },
    );
    cache.keep(session);
    expect(await cache.recall({ ...ola, uid: 'jan' })).toBeNull();
  });

  it.each(['', 'null', '{"keptAt":0}', '{', '[]'])('survives the corrupt record %j', async (record) => {
    const storage = memoryStorage({ 'session:ola': record });
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => 0 },
    );
    expect([await cache.recall(ola), await cache.recallLatest()]).toEqual([null, null]);
  });

  it('is empty after it was cleared', async () => {
    const storage = memoryStorage({ 'draft:ola:new-tutor': 'x' });
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => 0 },
    );
    cache.keep(session);
    const before = cache.isEmpty();
    cache.clear();
    expect([before, cache.isEmpty(), await cache.recall(ola), Object.keys(storage)]).toEqual([
      false,
      true,
      null,
      ['draft:ola:new-tutor'],
    ]);
  });

  it('knows whoever was here last before anybody says who is here, without their e-mail', async () => {
    const storage = memoryStorage();
    let now = 1_000;
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => now },
    );
    cache.keep(session);
    expect((await cache.recallLatest())?.user).toEqual({
      ...session.user,
      email: '',
      classId: null,
      isUnder16: null,
      guardianConsent: false,
      guardianEmail: null,
    });
    now += 300_000;
    expect(await cache.recallLatest()).toBeNull();
  });

  it('guesses nobody where two are kept', async () => {
    const storage = memoryStorage();
    const cache = localStorageSessionCache(
      safeStorage(() => storage),
      { now: () => 0 },
    );
    cache.keep(session);
    cache.keep({ ...session, user: { ...session.user, id: 'jan' } });
    expect(await cache.recallLatest()).toBeNull();
  });
});

describe('the session cache whose code comes later', () => {
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

  it('is not fetched where nobody is remembered', async () => {
    const { cache, loads } = lateOver(memoryStorage());
    expect([cache.isEmpty(), await cache.recallLatest(), await cache.recall(ola), loads()]).toEqual([
      true,
      null,
      null,
      0,
    ]);
  });

  it('remembers as the other does', async () => {
    const { cache, real } = lateOver(memoryStorage());
    cache.keep(session);
    await vi.waitFor(() => expect(cache.isEmpty()).toEqual(false));
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
