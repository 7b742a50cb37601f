import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';

const LOCK = 'registration';

/** One registration at a time in all tabs of this browser, by the Web Locks API; a closed tab gives its turn back by itself. */
export const webLocksRegistrationLock = (locks: Pick<LockManager, 'request'>): RegistrationLock => {
  let release: (() => void) | undefined;
  return {
    acquire: () =>
      new Promise((resolve, reject) => {
        locks
          .request(LOCK, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock === null
              ? undefined
              : new Promise<void>((done) => {
                  release = done;
                });
          })
          .catch(reject);
      }),
    release: () => release?.(),
  };
};
