import type { TestServer } from './server.ts';

type Served = Pick<TestServer, 'url' | 'tokenFor'>;

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Api {
  readonly uid: string;
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
  put(path: string, body: unknown): Promise<ApiAnswer>;
  patch(path: string, body: unknown): Promise<ApiAnswer>;
  remove(path: string): Promise<ApiAnswer>;
}

/** The API as one signed-in person calls it. */
export const apiAs = async (server: Served, uid: string, claims?: Readonly<Record<string, unknown>>): Promise<Api> => {
  const token = await server.tokenFor(uid, claims);
  const send = (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiAnswer> =>
    call(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    uid,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    remove: (path) => send('DELETE', path),
  };
};

/** The answer of any request; an empty body is null. */
export const call = async (url: string, request: RequestInit): Promise<ApiAnswer> => {
  const response = await fetch(url, request);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};

/** Somebody of sixteen who has registered, chosen a class and accepted the terms. */
export const registered = async (
  server: Served,
  uid: string,
  claims?: Readonly<Record<string, unknown>>,
): Promise<Api> => {
  const api = await apiAs(server, uid, claims);
  const answer = await api.post('/api/Users', newUser(uid));
  if (answer.status !== 201) throw new Error(`Registration of ${uid} failed with ${answer.status}.`);
  return api;
};

export const newUser = (uid: string) => ({
  id: uid,
  firstName: 'Ala',
  lastName: '',
  displayName: 'Ala',
  email: `${uid}@example.test`,
  isActive: true,
  isTermsAccepted: true,
  authProvider: 'Email',
  marketingConsent: false,
  classId: 3,
  isUnder16: false,
});

export const question = (uid: string, prompt: string, conversationId: string | null = null) => ({
  userId: uid,
  prompt,
  conversationHistory: [],
  conversationId,
  classId: null,
  images: null,
  attachments: null,
});
