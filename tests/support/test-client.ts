import { httpClient, type HttpClient, type HttpClientOptions } from '#adapters/http/http-client.ts';
import { fakeTiming } from './fakes/timing.fake.ts';
import { fakeReauthentication } from './fakes/reauthentication.fake.ts';

/** Somebody whose first token is `stale` and whose next is `fresh`. */
const signedIn = {
  token: (options?: { readonly isFresh: boolean }) => Promise.resolve(options?.isFresh ? 'fresh' : 'stale'),
};
export const signedOut = { token: () => Promise.resolve(null) };

/** The HTTP client in a time that does not pass, with keys `key-1`, `key-2`, … */
export const testClient = (
  server: { readonly url: string },
  time = fakeTiming(),
  options: Partial<HttpClientOptions> = {},
): HttpClient => {
  let keys = 0;
  const newIdempotencyKey = () => `key-${(keys += 1)}`;
  return httpClient({
    baseUrl: server.url,
    identity: signedIn,
    reauthentication: fakeReauthentication().reauthentication,
    timing: time.timing,
    newIdempotencyKey,
    ...options,
  });
};
