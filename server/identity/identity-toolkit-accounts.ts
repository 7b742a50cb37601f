import { z } from 'zod';
import type { Accounts } from '#server/identity/accounts.port.ts';

/** Well within the five seconds that a caller may be kept. */
const TIMEOUT = 4000;

const found = z.object({
  users: z.array(z.object({ disabled: z.boolean().optional(), validSince: z.coerce.number().optional() })).optional(),
});
const refused = z.object({ error: z.object({ message: z.string() }) });

export interface IdentityToolkit {
  /** `https://identitytoolkit.googleapis.com`, or the emulator's address before that name. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** A bearer token of somebody who may administer the project. */
  accessToken(): Promise<string>;
}

/** Accounts of Firebase Authentication, real or emulated, by its REST API. */
export const identityToolkitAccounts = ({ baseUrl, projectId, accessToken }: IdentityToolkit): Accounts => {
  const ask = async (operation: 'lookup' | 'update' | 'delete', body: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const token = await Promise.race([accessToken(), endOf(signal)]);
    const response = await fetch(`${baseUrl}/v1/projects/${projectId}/accounts:${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    const answer: unknown = await response.json();
    if (response.ok || isUnknownAccount(answer)) return answer;
    throw new Error(`The identity provider answered accounts:${operation} with ${response.status}.`);
  };
  return {
    find: async (uid) => {
      const [account] = found.parse(await ask('lookup', { localId: [uid] })).users ?? [];
      return account === undefined
        ? null
        : { isDisabled: account.disabled === true, validSince: (account.validSince ?? 0) * 1000 };
    },
    endSessions: async (uid) => {
      await ask('update', { localId: uid, validSince: String(Math.floor(Date.now() / 1000)) });
    },
    remove: async (uid) => {
      await ask('delete', { localId: uid });
    },
  };
};

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const isUnknownAccount = (answer: unknown): boolean =>
  refused.safeParse(answer).data?.error.message === 'USER_NOT_FOUND';
