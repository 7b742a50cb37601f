import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import { localStorageToldTrialEnds } from '#adapters/storage/local-storage-told-trial-ends.adapter.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { Failure, failureOf } from '#domain/shared/failure.ts';
import type { Ports } from '../app-over-ports.ts';
import type { Backend } from './backend.ts';
import type { TabIdentity } from './tab-identity.ts';

const safe = (backend: Backend): SafeStorage => ({
  read: (key) => backend.storage.get(key) ?? null,
  write: (key, value) => void (backend.isStorageFull || backend.storage.set(key, value)),
  remove: (key) => void backend.storage.delete(key),
  keys: () => [...backend.storage.keys()],
});

export const sessionCacheOf = (backend: Backend): SessionCache =>
  localStorageSessionCache(safe(backend), { now: () => Date.now() });

/** Sends a question to the backend in the name of `uid`. */
export type Send = <Value>(uid: string, asked: string, truth: () => Value, signal?: AbortSignal) => Promise<Value>;

/** A call goes out with the token of the tab, whomever it is meant for; that must be the same person. */
export const sendingFrom =
  (backend: Backend, tab: number, identity: TabIdentity, misdirected: string[]): Send =>
  (uid, asked, truth, signal) => {
    const { known } = identity;
    // Without a token nothing goes out. Before it is known who is here, a call waits and goes out with whichever token that will be.
    if (known === null) return Promise.reject(new Failure('session/expired'));
    if (known?.uid !== uid) misdirected.push(`${asked} of ${uid} while ${known?.uid ?? 'nobody knows who'} is here`);
    return backend.ask(tab, asked, truth, signal);
  };

/** What one tab's application asks of the world; `here` is whom the page takes for the person who is here. */
export const portsOf = (
  backend: Backend,
  tab: number,
  identity: TabIdentity,
  send: Send,
  here: () => string,
): Ports => {
  const sendForMe = <Value>(asked: string, truth: (uid: string) => Value, signal?: AbortSignal): Promise<Value> => {
    const uid = here();
    return send(uid, asked, () => truth(uid), signal);
  };
  return {
    identity,
    google: { signIn: () => identity.signInWithGoogle('newcomer') },
    users: {
      find: (id, signal) => send(id, 'the user', () => backend.personOf(id).user, signal),
      add: (person, details, signal) =>
        send(person.uid, 'a registration', () => backend.register(person, details), signal),
      update: (id, change, signal) => send(id, 'a change', () => backend.change(id, change), signal),
    },
    subscriptions: {
      current: (signal) => sendForMe('the plan', (uid) => backend.personOf(uid).subscription, signal),
    },
    trials: {
      status: (signal) =>
        sendForMe('the trial', (uid) => backend.personOf(uid).trial, signal).catch((error: unknown) => {
          if (failureOf(error).code === 'session/expired') return NO_TRIAL;
          throw error;
        }),
      start: (signal) => sendForMe('the start of the trial', (uid) => backend.personOf(uid).trial, signal),
    },
    schoolYears: { current: async () => '2026-2027', enrolmentOf: async () => null, enrol: async () => {} },
    lock: { acquire: async () => backend.acquire(tab), release: () => backend.release(tab) },
    cache: sessionCacheOf(backend),
    drafts: localStorageDrafts(safe(backend)),
    toldEnds: localStorageToldTrialEnds(safe(backend)),
  };
};
