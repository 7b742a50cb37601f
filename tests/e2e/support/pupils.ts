import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { call, newUser } from '../../support/api.ts';

export interface Pupil {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly schoolClass: string;
}

/** Somebody whom nobody knows yet. */
export const newPupil = (): Pupil => ({ email: `ania-${randomUUID()}@example.test`, password: 'poziomka-7-las', firstName: 'Ania', schoolClass: 'Klasa 8' });

/** Where the product answers. */
export interface Addresses {
  readonly url: string;
  readonly authUrl: string;
}

export interface PupilApi {
  readonly uid: string;
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
}

const session = z.object({ localId: z.string(), idToken: z.string() });

const send = async (address: string, method: 'GET' | 'POST', body?: unknown, token?: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const answer = await call(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (answer.status >= 400) throw new Error(`${method} ${address} answered ${answer.status}.`);
  return answer.body;
};

const apiWith = async ({ url, authUrl }: Addresses, { email, password }: Pupil, deed: 'signUp' | 'signInWithPassword'): Promise<PupilApi> => {
  const account = await send(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${deed}?key=any`, 'POST', { email, password, returnSecureToken: true });
  const { localId, idToken } = session.parse(account);
  return {
    uid: localId,
    get: (path) => send(url + path, 'GET', undefined, idToken),
    post: (path, body) => send(url + path, 'POST', body, idToken),
  };
};

export const signIn = (addresses: Addresses, pupil: Pupil): Promise<PupilApi> => apiWith(addresses, pupil, 'signInWithPassword');

/** An account of the identity service, without a registration. */
export const signUp = (addresses: Addresses, pupil: Pupil): Promise<PupilApi> => apiWith(addresses, pupil, 'signUp');

/** A registered pupil who is not signed in. */
export const register = async (addresses: Addresses, pupil: Pupil): Promise<PupilApi> => {
  const api = await signUp(addresses, pupil);
  await api.post('/api/Users', { ...newUser(api.uid), firstName: pupil.firstName, displayName: pupil.firstName });
  return api;
};
