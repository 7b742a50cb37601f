import { expect, it } from 'vitest';
import { reportedHttp } from '#adapters/http/reported-http.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { writeLog } from '#contract/calls/logs.calls.ts';
import { getTrialStatus } from '#contract/calls/trial.calls.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { codeFrom } from '../support/failure-from.ts';

const over = (failure: unknown) => {
  const fail = () => Promise.reject(failure);
  const http: HttpClient = { call: fail, callForAll: fail };
  const told: string[] = [];
  return { told, http: reportedHttp(http, (call, code) => void told.push(`${call}: ${code}`)) };
};

it.each([
  'network/timeout',
  'server/unavailable',
  'server/unreadable',
  'request/invalid',
  'request/too-large',
  'unexpected',
] as const)('a call that fails with %s is told, by its name, and fails all the same', async (code: FailureCode) => {
  const { http, told } = over(new Failure(code));
  expect([
    await codeFrom(http.call(getTrialStatus, {})),
    await codeFrom(http.callForAll(getTrialStatus, {})),
    told,
  ]).toEqual([code, code, [`${getTrialStatus.name}: ${code}`, `${getTrialStatus.name}: ${code}`]]);
});

it.each(['network/offline', 'session/expired', 'request/not-found', 'request/conflict', 'circuit/open'] as const)(
  'a call that fails with %s is not: a screen says so, or nobody here is to blame',
  async (code) => {
    const { http, told } = over(new Failure(code));
    expect([await codeFrom(http.call(getTrialStatus, {})), told]).toEqual([code, []]);
  },
);

it('a call that was given up is not told', async () => {
  const { http, told } = over(new DOMException('given up', 'AbortError'));
  await expect(http.call(getTrialStatus, {})).rejects.toThrow('given up');
  expect(told).toEqual([]);
});

it('the log does not speak of itself', async () => {
  const { http, told } = over(new Failure('server/unavailable'));
  await codeFrom(http.call(writeLog, { body: { text: 'x', userID: 'ola', timeStamp: '2026-09-01T08:00:00.000Z' } }));
  expect(told).toEqual([]);
});

it('an answer is an answer', async () => {
  const http: HttpClient = { call: async () => 7 as never, callForAll: async () => 8 };
  const told: string[] = [];
  const reporting = reportedHttp(http, (call) => void told.push(call));
  expect([await reporting.call(getTrialStatus, {}), await reporting.callForAll(getTrialStatus, {}), told]).toEqual([
    7,
    8,
    [],
  ]);
});
