import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { httpClient } from '#adapters/http/http-client.ts';
import { currentSchoolYear, findUserSchoolYear } from '#contract/calls/school-years.calls.ts';
import { startTrial } from '#contract/calls/trial.calls.ts';
import { YEAR } from '../support/backend-answers.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { fakeReauthentication } from '../support/fakes/reauthentication.fake.ts';
import { failureFrom } from '../support/failure-from.ts';
import { cut, hang, json, scriptedServer } from '../support/scripted-server.ts';

const signedInAs = (token: string) => ({ token: () => Promise.resolve(token) });

const clientOf = (server: { readonly url: string }, identity = signedInAs('ala')) => {
  const { timing, slept } = fakeTiming();
  return {
    slept,
    ...httpClient({ baseUrl: server.url, identity, reauthentication: fakeReauthentication().reauthentication, timing }),
  };
};

/** Something that a test waits for or lets happen. */
const moment = () => {
  const emitter = new EventEmitter();
  return { promise: once(emitter, 'now'), fulfil: () => void emitter.emit('now') };
};

const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (reason: unknown) => reason,
  );

describe('identical questions at once', () => {
  it('are asked once and answered to all (S1 §7.13)', async () => {
    await using server = await scriptedServer(json(200, YEAR), json(200, { uniqueID: '2027-2028' }));
    const client = clientOf(server);
    expect(await Promise.all([client.call(currentSchoolYear, {}), client.call(currentSchoolYear, {})])).toEqual([
      YEAR,
      YEAR,
    ]);
    expect(await client.call(currentSchoolYear, {})).toEqual({ uniqueID: '2027-2028' });
    expect(server.received.length).toBe(2);
  });

  it('fail together, and are asked anew afterwards', async () => {
    await using server = await scriptedServer(json(404, {}), json(200, YEAR));
    const client = clientOf(server);
    const failures = await Promise.all([
      failureFrom(client.call(currentSchoolYear, {})),
      failureFrom(client.call(currentSchoolYear, {})),
    ]);
    expect(failures.map(({ code }) => code)).toEqual(['request/not-found', 'request/not-found']);
    expect(await client.call(currentSchoolYear, {})).toEqual(YEAR);
  });

  it('are different when their addresses are', async () => {
    await using server = await scriptedServer(json(404, {}), json(404, {}));
    const client = clientOf(server);
    await Promise.all(['1', '2'].map((id) => failureFrom(client.call(findUserSchoolYear, { query: { id } }))));
    expect(server.received.map(({ url }) => url).sort()).toEqual(
      ['1', '2'].map((id) => `/api/UserSchoolYears/GetUserSchoolYearByUser?id=${id}`),
    );
  });

  it('are different when somebody else asks', async () => {
    let pupil = 'ala';
    await using server = await scriptedServer(json(200, YEAR), json(200, YEAR));
    const client = clientOf(server, { token: () => Promise.resolve(pupil) });
    const first = client.call(currentSchoolYear, {});
    pupil = 'ola';
    await Promise.all([first, client.call(currentSchoolYear, {})]);
    expect(server.received.map(({ authorization }) => authorization).sort()).toEqual(['Bearer ala', 'Bearer ola']);
  });

  it('are different when they change something', async () => {
    await using server = await scriptedServer(json(409, {}), json(409, {}));
    const client = clientOf(server);
    await Promise.all([
      failureFrom(client.call(startTrial, { body: {} })),
      failureFrom(client.call(startTrial, { body: {} })),
    ]);
    expect(server.received.length).toBe(2);
  });
});

describe('a caller who leaves', () => {
  it('gets the own reason back, and the others their answer', async () => {
    const asked = moment();
    const mayAnswer = moment();
    await using server = await scriptedServer((response) => {
      asked.fulfil();
      void mayAnswer.promise.then(() => json(200, YEAR)(response));
    });
    const client = clientOf(server);
    const leaving = new AbortController();
    const left = reasonOf(client.call(currentSchoolYear, {}, { signal: leaving.signal }));
    const stayed = client.call(currentSchoolYear, {}, { signal: new AbortController().signal });
    await asked.promise;
    leaving.abort('page closed');
    expect(await left).toBe('page closed');
    mayAnswer.fulfil();
    expect([await stayed, server.received.length]).toEqual([YEAR, 1]);
  });

  it('ends the request when nobody waits any more, and it is not tried again (S1 §7.10, D69)', async () => {
    const asked = moment();
    const ended = moment();
    await using server = await scriptedServer(
      (response) => {
        response.on('close', ended.fulfil);
        asked.fulfil();
      },
      json(200, YEAR),
    );
    const client = clientOf(server);
    const leaving = new AbortController();
    const left = reasonOf(client.call(currentSchoolYear, {}, { signal: leaving.signal }));
    await asked.promise;
    leaving.abort('page closed');
    await ended.promise;
    expect([await left, server.received.length, client.slept]).toEqual(['page closed', 1, []]);
    expect(await client.call(currentSchoolYear, {})).toEqual(YEAR);
  });

  it('ends a POST at once', async () => {
    const leaving = new AbortController();
    await using server = await scriptedServer(
      hang(() => leaving.abort('cancelled')),
      cut,
    );
    const client = clientOf(server);
    expect(await reasonOf(client.call(startTrial, { body: {} }, { signal: leaving.signal }))).toBe('cancelled');
    expect([server.received.length, client.slept]).toEqual([1, []]);
  });

  it('before asking asks nothing', async () => {
    await using server = await scriptedServer();
    expect(await reasonOf(clientOf(server).call(currentSchoolYear, {}, { signal: AbortSignal.abort('gone') }))).toBe(
      'gone',
    );
    expect(server.received).toEqual([]);
  });
});
