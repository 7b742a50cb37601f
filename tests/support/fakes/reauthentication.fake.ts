import type { Reauthentication } from '#application/ports/reauthentication.port.ts';

/** Somebody who is asked to log in again and does what the test says; nobody, unless it says something. */
export const fakeReauthentication = (answer: () => boolean | Promise<boolean> = () => false) => {
  const heard: string[] = [];
  const reauthentication: Reauthentication = {
    request: (signal) =>
      new Promise((resolve, reject) => {
        heard.push('asked to log in');
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        Promise.resolve(answer()).then(resolve, reject);
      }),
    reportDeletion: () => {
      heard.push('told of the deletion');
    },
  };
  return { reauthentication, heard };
};
