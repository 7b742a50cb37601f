import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { attackedServer, type AttackedServer } from './attacked-server.ts';
import { hostileRequest } from './hostile-request.ts';

/** Requests to each call; RUNS=350 are more than 20,000 in all. */
const RUNS = Number(process.env['RUNS'] ?? 12);

let attacked: AttackedServer;
beforeAll(async () => {
  attacked = await attackedServer();
});
afterAll(() => attacked.close());

test.each(Object.keys(CALLS) as CallName[])('%s survives whatever is sent', { timeout: 1_200_000 }, async (name) => {
  const { request, token, harmOf } = await attacked.on(name);
  const harmless = fc.asyncProperty(hostileRequest(name, request, token), async (hostile) => {
    expect(await harmOf(hostile)).toEqual([]);
  });
  await fc.assert(harmless, { numRuns: RUNS });
});
