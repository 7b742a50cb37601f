import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { sdk } from '#adapters/firebase/firebase-sdk.ts';
import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { NO_ACCOUNT_FILE } from '#server/identity/emulator/account-file.ts';
import { startAuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import { z } from 'zod';
import { call } from './api.ts';

const PROJECT = 'demo-nauka';

const accounts = z.object({ userInfo: z.array(z.object({ email: z.string() })) });
const letters = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** The Auth emulator, whoever opens the app on it, and whoever administers it. */
export const startEmulatedFirebase = async () => {
  const emulator = await startAuthEmulator({
    projectId: PROJECT,
    host: '127.0.0.1',
    port: 0,
    accounts: NO_ACCOUNT_FILE,
  });
  let apps: FirebaseApp[] = [];
  let count = 0;

  const administer = async (operation: 'update' | 'delete' | 'query', body: object) => {
    const answer = await call(
      `${emulator.url}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${operation}`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    if (answer.status !== 200) throw new Error(`The emulator answered accounts:${operation} with ${answer.status}.`);
    return answer.body;
  };

  return {
    freshEmail: () => `pupil-${(count += 1)}@example.pl`,
    /** A page that has loaded Firebase; on another port nobody listens. */
    openPage: (port = emulator.port): FirebaseLoader => {
      const app = initializeApp({ apiKey: 'emulator', projectId: PROJECT }, `page-${(count += 1)}`);
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
      const firebase = { sdk, auth, isEmulated: true };
      return {
        load: async () => firebase,
        ready: () => firebase,
        whenLoaded: (use) => {
          use(firebase);
          return () => {};
        },
      };
    },
    closePages: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
      apps = [];
    },
    update: (localId: string, changes: Readonly<Record<string, unknown>>) =>
      administer('update', { localId, ...changes }),
    remove: (localId: string) => administer('delete', { localId }),
    emails: async () => accounts.parse(await administer('query', {})).userInfo.map(({ email }) => email),
    /** Links that were sent to an e-mail, by their purpose. */
    letters: async (email: string) => {
      const { body } = await call(`${emulator.url}/emulator/v1/projects/${PROJECT}/oobCodes`, {});
      return letters
        .parse(body)
        .oobCodes.filter((letter) => letter.email === email)
        .map(({ requestType, oobLink }) => ({ requestType, oobLink }));
    },
    close: () => emulator.close(),
  };
};

export type EmulatedFirebase = Awaited<ReturnType<typeof startEmulatedFirebase>>;
