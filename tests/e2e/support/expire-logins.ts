import { expect } from 'playwright/test';
import { z } from 'zod';
import { call } from '../../support/api.ts';
import type { Addresses, Pupil } from './pupils.ts';

const accounts = z.object({ users: z.tuple([z.object({ localId: z.string(), lastLoginAt: z.coerce.number() })]) });

/** As who runs the identity service, and not as a pupil. */
const govern = async ({ authUrl }: Addresses, action: 'lookup' | 'update', body: object): Promise<unknown> => {
  const answer = await call(`${authUrl}/identitytoolkit.googleapis.com/v1/projects/demo-nauka/accounts:${action}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`accounts:${action} answered ${answer.status}.`);
  return answer.body;
};

/** A login counts by its second: waits until those made so far are of an earlier one. */
export const untilNextSecond = async (second = Math.floor(Date.now() / 1_000) + 1): Promise<void> =>
  expect.poll(() => Date.now()).toBeGreaterThanOrEqual(second * 1_000);

/** No login that a pupil has made so far is accepted any longer; the next one is. */
export const expireLogins = async (addresses: Addresses, { email }: Pick<Pupil, 'email'>): Promise<void> => {
  const { users } = accounts.parse(await govern(addresses, 'lookup', { email: [email] }));
  const [{ localId, lastLoginAt }] = users;
  const validSince = Math.floor(lastLoginAt / 1_000) + 1;
  await govern(addresses, 'update', { localId, validSince: `${validSince}` });
  await untilNextSecond(validSince);
};
