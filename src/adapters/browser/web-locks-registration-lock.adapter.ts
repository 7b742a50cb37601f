import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';

const LOCK = 'registration';

/** The part of the browser's lock manager that is used. A lock is held until what was granted settles. */
interface Locks {
  request(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** One registration at a time in all tabs of this browser, by the Web Locks API; a closed tab gives its turn back by itself. */
export const webLocksRegistrationLock = (locks: Locks): RegistrationLock => {
  let release: (() => void) | undefined;
  return {
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        locks
          .request(LOCK, { ifAvailable: true }, (lock) => {
            const isTaken = lock !== null && !signal.aborted;
            resolve(isTaken);
            return !isTaken
              ? undefined
              : new Promise<void>((done) => {
                  release = done;
                  signal.addEventListener('abort', () => done());
                });
          })
          .catch(reject);
      }),
    release: () => release?.(),
  };
};
