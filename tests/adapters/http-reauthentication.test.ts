import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Identity } from '#application/ports/identity.port.ts';
import { sendContactMessage } from '#contract/calls/contact.calls.ts';
import { currentSchoolYear } from '#contract/calls/school-years.calls.ts';
import { getStripeKey } from '#contract/calls/subscriptions.calls.ts';
import { startTrial } from '#contract/calls/trial.calls.ts';
import { listUsers } from '#contract/calls/users.calls.ts';
import { Failure } from '#domain/shared/failure.ts';
import { TRIAL_STARTED, YEAR } from '../support/backend-answers.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { fakeReauthentication } from '../support/fakes/reauthentication.fake.ts';
import { codeFrom, failureFrom } from '../support/failure-from.ts';
import { json, scriptedServer } from '../support/scripted-server.ts';
import { testClient } from '../support/test-client.ts';
import { VALID_REQUESTS } from '../support/valid-requests.ts';

type Answers = Parameters<typeof scriptedServer>;
type Token = Identity['token'];

const THANKS = { success: true, message: '' };
const contact = { body: VALID_REQUESTS['contact.send'].body };
const refused = json(401, {
  code: 'unauthenticated',
  message: 'A valid bearer token is needed.',
  error: 'Unauthorized',
});
const deleted = json(401, {
  code: 'account_deleted',
  message: 'This account has been deleted.',
  error: 'Unauthorized',
});
const EXPIRED = {
  code: 'session/expired',
  status: 401,
  http: 'unauthenticated',
  message: 'A valid bearer token is needed.',
};
const DELETED = {
  code: 'session/account-deleted',
  status: 401,
  http: 'account_deleted',
  message: 'This account has been deleted.',
};
const NO_TOKEN = { code: 'session/expired', status: 401, http: 'HTTP_401', message: 'No access token available' };
const ASKED = 'asked to log in';

const oldToken: Token = async (options) => (options?.isFresh ? 'fresh' : 'stale');
const noToken: Token = async () => null;
const expiredToken: Token = () => Promise.reject(new Failure('session/expired'));
const unrefreshedToken: Token = async (options) => (options?.isFresh ? null : 'stale');
const revokedToken: Token = async (options) => (options?.isFresh ? expiredToken() : 'stale');
const lostToken: Token = () => Promise.reject(new Failure('network/offline'));

/** A server with these answers and somebody whose token is `renewed` after another login, if there is one. */
const scene = async (before: Token, comesBack: boolean | Promise<boolean>, ...answers: Answers) => {
  const server = await scriptedServer(...answers);
  let isBack = false;
  const { reauthentication, heard } = fakeReauthentication(async () => {
    isBack = await comesBack;
    return isBack;
  });
  const time = fakeTiming();
  const client = testClient(server, time, {
    identity: { token: (options) => (isBack ? Promise.resolve('renewed') : before(options)) },
    reauthentication,
  });
  const tokens = () => server.received.map(({ authorization }) => authorization?.replace('Bearer ', ''));
  return {
    client,
    heard,
    time,
    tokens,
    received: server.received,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};

/** A person who thinks it over. */
const decision = () => {
  const emitter = new EventEmitter();
  return {
    made: once(emitter, 'made').then(([isBack]) => isBack === true),
    decide: (isBack: boolean) => void emitter.emit('made', isBack),
  };
};

describe('a login that has expired in the middle of work', () => {
  it('is asked for again, and the very same request is made again under the same key', async () => {
    await using all = await scene(oldToken, true, refused, refused, json(200, TRIAL_STARTED));
    expect(await all.client.call(startTrial, { body: {} })).toEqual(TRIAL_STARTED);
    const request = {
      method: 'POST',
      url: '/api/Trial/Start',
      idempotencyKey: 'key-1',
      contentType: 'application/json',
      body: '{}',
    };
    expect(all.received).toEqual(
      ['stale', 'fresh', 'renewed'].map((token) => ({ ...request, authorization: `Bearer ${token}` })),
    );
    expect(all.heard).toEqual([ASKED]);
  });

  it('is asked for when the identity service has no fresh token, or no longer accepts the login', async () => {
    for (const token of [unrefreshedToken, revokedToken]) {
      await using all = await scene(token, true, refused, json(200, YEAR));
      expect([await all.client.call(currentSchoolYear, {}), all.tokens(), all.heard]).toEqual([
        YEAR,
        ['stale', 'renewed'],
        [ASKED],
      ]);
    }
  });

  it('is asked for before anything is sent when there is no token at all', async () => {
    for (const token of [noToken, expiredToken]) {
      await using all = await scene(token, true, json(200, YEAR));
      expect([await all.client.call(currentSchoolYear, {}), all.tokens(), all.heard]).toEqual([
        YEAR,
        ['renewed'],
        [ASKED],
      ]);
    }
  });

  it('is asked for by an administrator’s call as well, and by one that may have a token and has', async () => {
    await using admin = await scene(revokedToken, true, refused, json(200, []));
    expect([await admin.client.call(listUsers, {}), admin.tokens()]).toEqual([[], ['stale', 'renewed']]);
    await using optional = await scene(oldToken, true, refused, refused, json(200, THANKS));
    expect([await optional.client.call(sendContactMessage, contact), optional.tokens()]).toEqual([
      THANKS,
      ['stale', 'fresh', 'renewed'],
    ]);
  });

  it('is asked for once a call: the second refusal ends it', async () => {
    await using all = await scene(oldToken, true, refused, refused, refused, json(200, YEAR));
    expect([await failureFrom(all.client.call(currentSchoolYear, {})), all.tokens(), all.heard]).toEqual([
      EXPIRED,
      ['stale', 'fresh', 'renewed'],
      [ASKED],
    ]);
  });

  it('ends the call when the person does not come back', async () => {
    await using all = await scene(oldToken, false, refused, refused, json(200, YEAR));
    expect([await failureFrom(all.client.call(currentSchoolYear, {})), all.tokens(), all.heard]).toEqual([
      EXPIRED,
      ['stale', 'fresh'],
      [ASKED],
    ]);
  });

  it('ends a call that was never sent with the words of the specification', async () => {
    await using all = await scene(noToken, false);
    expect([await failureFrom(all.client.call(currentSchoolYear, {})), all.received, all.heard]).toEqual([
      NO_TOKEN,
      [],
      [ASKED],
    ]);
  });

  it('ends the call when nobody has a token even then', async () => {
    const { reauthentication } = fakeReauthentication(() => true);
    await using server = await scriptedServer();
    expect(
      await failureFrom(
        testClient(server, fakeTiming(), { identity: { token: noToken }, reauthentication }).call(
          currentSchoolYear,
          {},
        ),
      ),
    ).toEqual(NO_TOKEN);
  });

  it('is not asked for by a caller who would rather fail', async () => {
    await using all = await scene(oldToken, true, refused, refused, json(200, YEAR));
    expect([await failureFrom(all.client.call(currentSchoolYear, {}, { onExpiry: 'fail' })), all.heard]).toEqual([
      EXPIRED,
      [],
    ]);
  });

  it('is not asked for where none is needed, nor for a visitor who may ask without', async () => {
    await using open = await scene(expiredToken, true, refused);
    expect([await codeFrom(open.client.call(getStripeKey, {})), open.heard]).toEqual(['session/expired', []]);
    await using visitor = await scene(noToken, true, refused);
    expect([await codeFrom(visitor.client.call(sendContactMessage, contact)), visitor.heard]).toEqual([
      'session/expired',
      [],
    ]);
  });

  it('keeps nobody from writing to us, who may do so without a login', async () => {
    await using all = await scene(expiredToken, true, json(200, THANKS));
    expect([await all.client.call(sendContactMessage, contact), all.tokens(), all.heard]).toEqual([
      THANKS,
      [undefined],
      [],
    ]);
  });

  it('is not asked for when something else is wrong', async () => {
    await using lost = await scene(lostToken, true);
    expect([await codeFrom(lost.client.call(currentSchoolYear, {})), lost.heard]).toEqual(['network/offline', []]);
    await using forbidden = await scene(oldToken, true, json(403, {}));
    expect([await codeFrom(forbidden.client.call(currentSchoolYear, {})), forbidden.heard]).toEqual([
      'session/forbidden',
      [],
    ]);
  });
});

describe('waiting for a person to log in', () => {
  it('takes nothing of the time that the request has', async () => {
    const { made, decide } = decision();
    await using all = await scene(oldToken, made, refused, refused, json(200, YEAR));
    const answer = all.client.call(currentSchoolYear, {});
    await expect.poll(() => all.heard.length).toBe(1);
    all.time.expire();
    decide(true);
    expect([await answer, all.time.deadlines, all.time.slept]).toEqual([YEAR, [30_000, 30_000, 30_000], []]);
  });

  it('is done by all calls together; equal questions are asked once again, each POST keeps its key', async () => {
    const { made, decide } = decision();
    await using all = await scene(noToken, made, json(200, YEAR), json(409, {}), json(409, {}));
    const years = [all.client.call(currentSchoolYear, {}), all.client.call(currentSchoolYear, {})];
    await expect.poll(() => all.heard.length).toBe(2);
    const starts = [
      codeFrom(all.client.call(startTrial, { body: {} })),
      codeFrom(all.client.call(startTrial, { body: {} })),
    ];
    await expect.poll(() => all.heard.length).toBe(4);
    expect(all.received).toEqual([]);
    decide(true);
    expect([await Promise.all(years), await Promise.all(starts)]).toEqual([
      [YEAR, YEAR],
      ['request/conflict', 'request/conflict'],
    ]);
    expect(
      all.received
        .map(({ method, authorization, idempotencyKey }) => `${method} ${authorization} ${idempotencyKey}`)
        .toSorted(),
    ).toEqual(['GET Bearer renewed undefined', 'POST Bearer renewed key-1', 'POST Bearer renewed key-2']);
  });

  it('ends for a caller who leaves, with the own reason, and for no other', async () => {
    const { made, decide } = decision();
    await using all = await scene(noToken, made, json(200, YEAR));
    const leaving = new AbortController();
    const left = all.client.call(currentSchoolYear, {}, { signal: leaving.signal }).catch((reason: unknown) => reason);
    const stayed = all.client.call(currentSchoolYear, {});
    await expect.poll(() => all.heard.length).toBe(2);
    leaving.abort('page closed');
    expect(await left).toBe('page closed');
    decide(true);
    expect([await stayed, all.received.length]).toEqual([YEAR, 1]);
  });
});

describe('an account that turns out to be deleted', () => {
  it('is told of at once, and nobody is asked to log in', async () => {
    await using all = await scene(oldToken, true, deleted, json(200, YEAR));
    expect([await failureFrom(all.client.call(currentSchoolYear, {})), all.tokens(), all.heard]).toEqual([
      DELETED,
      ['stale'],
      ['told of the deletion'],
    ]);
  });

  it('is told of by a call that would rather fail, and after another login', async () => {
    await using failing = await scene(oldToken, true, deleted);
    expect([
      await failureFrom(failing.client.call(currentSchoolYear, {}, { onExpiry: 'fail' })),
      failing.heard,
    ]).toEqual([DELETED, ['told of the deletion']]);
    await using renewed = await scene(noToken, true, deleted);
    expect([await failureFrom(renewed.client.call(currentSchoolYear, {})), renewed.heard]).toEqual([
      DELETED,
      [ASKED, 'told of the deletion'],
    ]);
  });

  it('is left to a caller who expects it', async () => {
    await using all = await scene(oldToken, true, deleted);
    expect([await failureFrom(all.client.call(currentSchoolYear, {}, { onDeletion: 'fail' })), all.heard]).toEqual([
      DELETED,
      [],
    ]);
  });
});
