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
export const newPupil = (): Pupil => ({
  email: `ania-${randomUUID()}@example.test`,
  password: 'poziomka-7-las',
  firstName: 'Ania',
  schoolClass: 'Klasa 2 LO',
});

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
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await call(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (answer.status >= 400)
    throw new Error(`${method} ${address} answered ${answer.status}. ${JSON.stringify(answer.body)}`);
  return answer.body;
};

type Entrance = 'signUp' | 'signInWithPassword' | 'signInWithIdp';

const apiBy = async ({ url, authUrl }: Addresses, entrance: Entrance, credentials: object): Promise<PupilApi> => {
  const account = await send(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${entrance}?key=any`, 'POST', {
    ...credentials,
    returnSecureToken: true,
  });
  const { localId, idToken } = session.parse(account);
  return {
    uid: localId,
    get: (path) => send(url + path, 'GET', undefined, idToken),
    post: (path, body) => send(url + path, 'POST', body, idToken),
  };
};

const credentialsOf = ({ email, password }: Pupil) => ({ email, password });

/** As the emulated Google vouches for a pupil: the emulator takes it unsigned. */
export const googleIdTokenOf = ({ email, firstName }: Pupil): string =>
  JSON.stringify({ sub: email.toLowerCase(), email, email_verified: true, name: firstName });

const googleCredentialsOf = (pupil: Pupil) => {
  const token = new URLSearchParams({ providerId: 'google.com', id_token: googleIdTokenOf(pupil) });
  return { postBody: token.toString(), requestUri: 'http://localhost', returnIdpCredential: true };
};

export const signIn = (addresses: Addresses, pupil: Pupil): Promise<PupilApi> =>
  apiBy(addresses, 'signInWithPassword', credentialsOf(pupil));

/** An account of the identity service, without a registration. */
export const signUp = (addresses: Addresses, pupil: Pupil): Promise<PupilApi> =>
  apiBy(addresses, 'signUp', credentialsOf(pupil));

const enter = async (api: PupilApi, { firstName }: Pupil, change: object): Promise<PupilApi> => {
  await api.post('/api/Users', { ...newUser(api.uid), firstName, displayName: firstName, ...change });
  return api;
};

/** A registered pupil who is not signed in; `change` is what the registration says otherwise than it should. */
export const register = async (addresses: Addresses, pupil: Pupil, change: object = {}): Promise<PupilApi> =>
  enter(await signUp(addresses, pupil), pupil, change);

/** The same, with a Google account. */
export const registerWithGoogle = async (addresses: Addresses, pupil: Pupil): Promise<PupilApi> =>
  enter(await apiBy(addresses, 'signInWithIdp', googleCredentialsOf(pupil)), pupil, {});
