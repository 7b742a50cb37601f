import { httpClient } from '#adapters/http/http-client.ts';
import { fakeTiming } from './fakes/timing.fake.ts';
import { fakeReauthentication } from './fakes/reauthentication.fake.ts';
import { scriptedServer } from './scripted-server.ts';

/** A scripted server and the HTTP client that speaks to it, as adapters use it. */
export const scriptedBackend = async (...answers: Parameters<typeof scriptedServer>) => {
  const server = await scriptedServer(...answers);
  const { reauthentication, heard } = fakeReauthentication();
  const http = httpClient({
    baseUrl: server.url,
    identity: { token: () => Promise.resolve('token') },
    reauthentication,
    timing: fakeTiming().timing,
  });
  return { http, heard, received: server.received, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
};
