import { describe, expect, it } from 'vitest';
import { currentSchoolYear } from '#contract/calls/school-years.calls.ts';
import { YEAR } from '../support/backend-answers.ts';
import { failureFrom } from '../support/failure-from.ts';
import { json, raw, scriptedServer } from '../support/scripted-server.ts';
import { testClient } from '../support/test-client.ts';

type Answers = Parameters<typeof scriptedServer>;

const failureOfAnswer = async (answer: Answers[number]) => {
  await using server = await scriptedServer(answer, answer, answer);
  return await failureFrom(testClient(server).call(currentSchoolYear, {}));
};

describe('what a failed answer means', () => {
  it.each([
    [400, 'request/invalid'],
    [401, 'session/expired'],
    [403, 'session/forbidden'],
    [404, 'request/not-found'],
    [408, 'network/timeout'],
    [409, 'request/conflict'],
    [410, 'request/not-found'],
    [413, 'request/too-large'],
    [415, 'request/invalid'],
    [418, 'request/invalid'],
    [422, 'request/invalid'],
    [429, 'request/too-many'],
    [500, 'server/unavailable'],
    [501, 'server/not-yet'],
    [503, 'server/unavailable'],
    [504, 'server/unavailable'],
  ])('%i is %s (S1 §8.25–8.26)', async (status, code) => {
    expect(await failureOfAnswer(raw(status))).toEqual({
      code,
      status,
      http: `HTTP_${status}`,
      message: `HTTP ${status}`,
    });
  });

  it('takes a well-formed body for an answer only below 300', async () => {
    expect(await failureOfAnswer(json(300, YEAR))).toEqual({
      code: 'request/invalid',
      status: 300,
      http: 'HTTP_300',
      message: 'HTTP 300',
    });
  });

  it('takes code and message from the body (S1 §7.15)', async () => {
    expect(
      await failureOfAnswer(json(409, { code: 'USER_EXISTS', message: 'The user exists.', error: 'Conflict' })),
    ).toEqual({
      code: 'request/conflict',
      status: 409,
      http: 'USER_EXISTS',
      message: 'The user exists.',
    });
  });

  it('takes the error where there is no message (S1 §7.15)', async () => {
    expect(await failureOfAnswer(json(400, { code: 7, error: 'Bad Request' }))).toEqual({
      code: 'request/invalid',
      status: 400,
      http: 'HTTP_400',
      message: 'Bad Request',
    });
  });

  it.each([
    ['null', null],
    ['a list', ['x']],
    ['a text', 'no'],
  ])('is not confused by %s for a body', async (_, body) => {
    expect(await failureOfAnswer(json(400, body))).toEqual({
      code: 'request/invalid',
      status: 400,
      http: 'HTTP_400',
      message: 'HTTP 400',
    });
  });

  it.each([
    [401, 'account_deleted', 'This account has been deleted.', 'session/account-deleted'],
    [403, 'terms_not_accepted', 'no ai access: terms_not_accepted', 'assistant/terms-missing'],
    [403, 'guardian_consent_required', 'no ai access: guardian_consent_missing', 'assistant/guardian-missing'],
    [403, 'age_stated', 'The pupil said before to be under 16.', 'profile/age-stated'],
    [403, 'recent_login_required', 'Log in again first.', 'auth/recent-login-required'],
    [503, 'identity_unavailable', 'The identity provider is away.', 'server/unavailable'],
    [403, 'trial_depleted', 'no ai access: trial_depleted', 'assistant/no-access'],
    [401, 'unauthenticated', 'A valid bearer token is needed.', 'session/expired'],
    [403, 'constructor', 'This is nothing that we know.', 'session/forbidden'],
  ])('%i %s “%s” is %s', async (status, http, message, code) => {
    expect(await failureOfAnswer(json(status, { code: http, message, error: 'as it is' }))).toEqual({
      code,
      status,
      http,
      message,
    });
  });

  it('knows a pupil without AI access from one who may not look (S2 §8.15)', async () => {
    expect(
      await failureOfAnswer(
        json(403, { code: 'NO_AI_ACCESS', message: 'This user has no AI access.', error: 'Forbidden' }),
      ),
    ).toEqual({
      code: 'assistant/no-access',
      status: 403,
      http: 'NO_AI_ACCESS',
      message: 'This user has no AI access.',
    });
  });
});

describe('an answer that cannot be read (S1 §8.27)', () => {
  it.each([
    ['garbage', '<html>'],
    ['nothing', ''],
    ['half of it', '{"uniqueID":'],
  ])('when it is %s', async (_, body) => {
    expect(await failureOfAnswer(raw(200, body))).toEqual({
      code: 'server/unreadable',
      status: 200,
      http: 'RESPONSE_PARSE_ERROR',
      message: 'The body is not JSON.',
    });
  });

  it('when it is not what the contract says', async () => {
    const { message: _details, ...failure } = await failureOfAnswer(json(200, { uniqueID: 7 }));
    expect(failure).toEqual({ code: 'server/unreadable', status: 200, http: 'RESPONSE_PARSE_ERROR' });
  });
});
