import { describe, expect, it } from 'vitest';
import { askTutor } from '#contract/calls/assistant.calls.ts';
import { writeLog } from '#contract/calls/logs.calls.ts';
import { currentSchoolYear } from '#contract/calls/school-years.calls.ts';
import { getStripeKey } from '#contract/calls/subscriptions.calls.ts';
import { startTrial } from '#contract/calls/trial.calls.ts';
import { TRIAL_STARTED, YEAR } from '../support/backend-answers.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { failureFrom } from '../support/failure-from.ts';
import { cut, cutInBody, hang, hangInBody, json, raw, scriptedServer } from '../support/scripted-server.ts';
import { testClient } from '../support/test-client.ts';
import { VALID_REQUESTS } from '../support/valid-requests.ts';

const log = { body: VALID_REQUESTS['logs.write'].body };

describe('patience', () => {
  it('tries three times, waiting one second and then two (S1 §7.5, §7.7, §9.10–9.11)', async () => {
    await using server = await scriptedServer(raw(500), raw(500), json(200, YEAR));
    const time = fakeTiming();
    expect(await testClient(server, time).call(currentSchoolYear, {})).toEqual(YEAR);
    expect([server.received.length, time.slept]).toEqual([3, [1000, 2000]]);
  });

  it('waits up to a quarter longer by chance (S1 §7.8)', async () => {
    await using server = await scriptedServer(raw(500), raw(502), json(200, YEAR));
    const time = fakeTiming({ random: 1 });
    await testClient(server, time).call(currentSchoolYear, {});
    expect(time.slept).toEqual([1250, 2500]);
  });

  it('ends after three', async () => {
    await using server = await scriptedServer(raw(500), raw(503), raw(500), json(200, YEAR));
    expect(await failureFrom(testClient(server).call(currentSchoolYear, {}))).toEqual({
      code: 'server/unavailable',
      status: 500,
      http: 'HTTP_500',
      message: 'HTTP 500',
    });
    expect(server.received.length).toBe(3);
  });

  it.each([
    // S1 §7.9
    ['a cut connection', cut],
    ['a body that breaks off', cutInBody],
  ])('outlives %s', async (_, cause) => {
    await using server = await scriptedServer(cause, json(200, YEAR));
    const time = fakeTiming();
    expect(await testClient(server, time).call(currentSchoolYear, {})).toEqual(YEAR);
    expect(time.slept).toEqual([1000]);
  });

  it.each([
    // S1 §7.11
    ['a server that does not answer', hang],
    ['a body that does not end', hangInBody],
  ])('outlives %s in time', async (_, cause) => {
    const time = fakeTiming();
    await using server = await scriptedServer(cause(time.expire), json(200, YEAR));
    expect(await testClient(server, time).call(currentSchoolYear, {})).toEqual(YEAR);
    expect([time.deadlines, time.slept]).toEqual([[30_000, 30_000], [1000]]);
  });

  it('says what kept failing: no network, or no answer in time', async () => {
    const time = fakeTiming();
    await using server = await scriptedServer(cut, cut, cut, hang(time.expire), hang(time.expire), hang(time.expire));
    const client = testClient(server, time);
    expect(await failureFrom(client.call(currentSchoolYear, {}))).toEqual({ code: 'network/offline' });
    expect(await failureFrom(client.call(currentSchoolYear, {}))).toEqual({ code: 'network/timeout' });
  });

  it.each([400, 403, 404, 409, 413, 429, 501])('does not ask again after %i (S1 §7.12)', async (status) => {
    await using server = await scriptedServer(raw(status), json(200, YEAR));
    await failureFrom(testClient(server).call(currentSchoolYear, {}));
    expect(server.received.length).toBe(1);
  });

  it('does not try again without sign-in (S1 §7.6)', async () => {
    await using server = await scriptedServer(raw(500), json(200, { publishableKey: 'pk' }));
    await failureFrom(testClient(server).call(getStripeKey, {}));
    expect(server.received.length).toBe(1);
  });

  it('waits as long as a busy server asks, in seconds or until a time', async () => {
    const later = new Date(Date.UTC(2026, 8, 1, 12, 0, 9)).toUTCString();
    await using server = await scriptedServer(
      json(503, {}, { 'retry-after': '7' }),
      json(503, {}, { 'retry-after': later }),
      json(200, YEAR),
    );
    const time = fakeTiming();
    await testClient(server, time).call(currentSchoolYear, {});
    expect(time.slept).toEqual([7000, 9000]);
  });

  it('never waits shorter than its own delay, nor for nonsense', async () => {
    await using server = await scriptedServer(
      json(503, {}, { 'retry-after': '0' }),
      json(503, {}, { 'retry-after': 'soon' }),
      json(200, YEAR),
    );
    const time = fakeTiming();
    await testClient(server, time).call(currentSchoolYear, {});
    expect(time.slept).toEqual([1000, 2000]);
  });

  it('gives up at once when asked to wait for half a minute and more', async () => {
    await using server = await scriptedServer(json(503, {}, { 'retry-after': '31' }), json(200, YEAR));
    await failureFrom(testClient(server).call(currentSchoolYear, {}));
    expect(server.received.length).toBe(1);
  });
});

describe('one action, one effect', () => {
  it('repeats a POST under one and the same key', async () => {
    await using server = await scriptedServer(raw(500), cut, json(200, TRIAL_STARTED), json(200, TRIAL_STARTED));
    const client = testClient(server);
    await client.call(startTrial, { body: {} });
    await client.call(startTrial, { body: {} });
    expect(server.received.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('keeps the key of the caller, who may ask for a lost answer later', async () => {
    await using server = await scriptedServer(raw(400));
    await failureFrom(
      testClient(server).call(
        askTutor,
        { body: VALID_REQUESTS['assistant.tutor'].body },
        { idempotencyKey: 'question-7' },
      ),
    );
    expect(server.received.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['question-7']);
  });

  it('never repeats a POST without a key', async () => {
    await using server = await scriptedServer(raw(500), raw(204));
    await failureFrom(testClient(server).call(writeLog, log));
    expect(server.received.map(({ idempotencyKey }) => idempotencyKey)).toEqual([undefined]);
  });
});
