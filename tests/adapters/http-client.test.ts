import { describe, expect, it } from 'vitest';
import { sendContactMessage } from '#contract/calls/contact.calls.ts';
import { currentSchoolYear } from '#contract/calls/school-years.calls.ts';
import { currentSubscription, getStripeKey } from '#contract/calls/subscriptions.calls.ts';
import { startTrial } from '#contract/calls/trial.calls.ts';
import { findUser, removeUser } from '#contract/calls/users.calls.ts';
import { TRIAL_STARTED, YEAR } from '../support/backend-answers.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { failureFrom } from '../support/failure-from.ts';
import { json, raw, scriptedServer } from '../support/scripted-server.ts';
import { signedOut, testClient } from '../support/test-client.ts';
import { VALID_REQUESTS } from '../support/valid-requests.ts';

const contact = { body: VALID_REQUESTS['contact.send'].body };

describe('a call', () => {
  it('carries the token, fills the path and is answered by the contract (S1 §7.1, §7.4)', async () => {
    await using server = await scriptedServer(json(404, {}));
    await failureFrom(testClient(server).call(findUser, { params: { id: 'a b/c?d' } }));
    expect(server.received).toEqual([
      {
        method: 'GET',
        url: '/api/Users/a%20b%2Fc%3Fd',
        authorization: 'Bearer stale',
        idempotencyKey: undefined,
        contentType: undefined,
        body: '',
      },
    ]);
  });

  it('sends a body as JSON and drops what the contract does not name from the answer (S1 §7.3, §7.54)', async () => {
    await using server = await scriptedServer(json(200, { ...TRIAL_STARTED, secret: 'x' }));
    expect(await testClient(server).call(startTrial, { body: {} })).toEqual(TRIAL_STARTED);
    expect(server.received).toEqual([
      {
        method: 'POST',
        url: '/api/Trial/Start',
        authorization: 'Bearer stale',
        idempotencyKey: 'key-1',
        contentType: 'application/json',
        body: '{}',
      },
    ]);
  });

  it('waits as long as its contract says, and 30 seconds otherwise (S1 §7.2, §9.8)', async () => {
    await using server = await scriptedServer(json(404, {}), json(200, YEAR));
    const time = fakeTiming();
    const client = testClient(server, time);
    await failureFrom(client.call(currentSubscription, {}));
    await client.call(currentSchoolYear, {});
    expect(time.deadlines).toEqual([10_000, 30_000]);
  });

  it('takes 204 for an empty object (S1 §7.14)', async () => {
    await using server = await scriptedServer(raw(204));
    expect(await testClient(server).call(removeUser, { params: { id: 'pupil-1' } })).toEqual({});
  });

  it('is not made at all without a token that it needs (S1 §8.28)', async () => {
    await using server = await scriptedServer();
    const client = testClient(server, fakeTiming(), { identity: signedOut });
    expect(await failureFrom(client.call(currentSchoolYear, {}))).toEqual({
      code: 'session/expired',
      status: 401,
      http: 'HTTP_401',
      message: 'No access token available',
    });
    expect(server.received).toEqual([]);
  });

  it('carries no token where none is asked for, and one where it may', async () => {
    await using server = await scriptedServer(
      json(200, { publishableKey: 'pk' }),
      json(200, { success: true, message: '' }),
      json(200, { success: true, message: '' }),
    );
    await testClient(server).call(getStripeKey, {});
    await testClient(server).call(sendContactMessage, contact);
    await testClient(server, fakeTiming(), { identity: signedOut }).call(sendContactMessage, contact);
    expect(server.received.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer stale', undefined]);
  });
});

describe('a token that has expired', () => {
  it('is replaced once', async () => {
    await using server = await scriptedServer(json(401, {}), json(200, YEAR));
    expect(await testClient(server).call(currentSchoolYear, {})).toEqual(YEAR);
    expect(server.received.map(({ authorization }) => authorization)).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('is replaced once only', async () => {
    await using server = await scriptedServer(
      json(401, {}),
      json(401, { code: 'TOKEN_REVOKED', message: 'revoked', error: 'Unauthorized' }),
      json(200, YEAR),
    );
    expect(await failureFrom(testClient(server).call(currentSchoolYear, {}))).toEqual({
      code: 'session/expired',
      status: 401,
      http: 'TOKEN_REVOKED',
      message: 'revoked',
    });
    expect(server.received.length).toBe(2);
  });

  it('keeps the key of its POST', async () => {
    await using server = await scriptedServer(json(401, {}), json(200, TRIAL_STARTED));
    await testClient(server).call(startTrial, { body: {} });
    expect(server.received.map(({ authorization, idempotencyKey }) => [authorization, idempotencyKey])).toEqual([
      ['Bearer stale', 'key-1'],
      ['Bearer fresh', 'key-1'],
    ]);
  });
});
