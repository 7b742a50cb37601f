import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from '#contract/calls.ts';
import { newUser } from '../../support/api.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-values.ts';
import { withoutEach, withTextReplaced } from '../../support/variants.ts';
import { addressOf, attackedServer, type AttackedServer, type Parts } from './attacked-server.ts';

let attacked: AttackedServer;
beforeAll(async () => {
  attacked = await attackedServer();
});
afterAll(() => attacked.close());

const fields = z.record(z.string(), z.unknown());

const sent = (name: CallName, token: string, { body, ...named }: Parts): InjectOptions => ({
  method: CALLS[name].method,
  url: addressOf(CALLS[name], named),
  headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
  ...(body !== undefined && { payload: JSON.stringify(body) }),
});

const names = Object.keys(CALLS) as CallName[];

const texts = (part: unknown): unknown[] =>
  HOSTILE_TEXTS.flatMap((text) => withTextReplaced(part, () => text).map(({ value }) => value));

test.each(names)('%s refuses every text in the wrong place, and every gap, without harm', async (name) => {
  const { request: own, token, harmOf } = await attacked.on(name, 'registered');
  const requests = [
    ...[...texts(own.body), ...withoutEach(own.body)].map((body) => ({ ...own, body })),
    ...texts(own.query).map((query) => ({ ...own, query: fields.parse(query) })),
    ...texts(own.params).map((params) => ({ ...own, params: fields.parse(params) })),
  ];
  for (const request of requests) expect([request, await harmOf(sent(name, token, request))]).toEqual([request, []]);
});

test('good neighbours of bad requests are accepted', async () => {
  const { asker, token } = await attacked.on('users.update');
  const { uid } = asker;
  const accepted = await attacked.server.app.inject({
    method: 'PUT',
    url: `/api/Users/${uid}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { ...newUser(uid), firstName: "Żółć'); drop table users; --", displayName: '<b>Ala</b> 👩‍🚀' },
  });
  expect([accepted.statusCode, accepted.json().firstName, accepted.json().displayName]).toEqual([
    200,
    "Żółć'); drop table users; --",
    '<b>Ala</b> 👩‍🚀',
  ]);
});
