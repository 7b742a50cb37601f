import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { CALLS, type CallName } from '#contract/calls.ts';
import { HOSTILE_KEYS, HOSTILE_NUMBERS, HOSTILE_TEXTS } from '../../support/hostile-values.ts';
import { withOneChanged } from '../../support/variants.ts';
import { addressOf, type Parts } from './attacked-server.ts';

type Change = (node: unknown) => unknown;

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inside) => [inside], null);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS, true, false, null, [], {}) },
  fc.constantFrom(
    nested(40),
    nested(2_000),
    Array.from({ length: 3_000 }, () => 0),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
);

const withField =
  (key: string, value: unknown): Change =>
  (node) =>
    typeof node === 'object' && !Array.isArray(node) ? { ...node, [key]: value } : { [key]: value };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: hostileValue.map((value) => () => value) },
  {
    weight: 2,
    arbitrary: fc
      .record({ key: fc.constantFrom(...HOSTILE_KEYS), value: hostileValue })
      .map(({ key, value }) => withField(key, value)),
  },
  fc.constantFrom<Change>(
    () => undefined,
    (node) => [node],
    (node) => ({ value: node }),
    (node) => Array.from({ length: 20 }, () => node),
  ),
);

/** Each of at most three values in it is another. */
const changed = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.record({ at: fc.noBias(fc.nat()), made: change }), { maxLength: 3 })
    .map((changes) => changes.reduce((sofar, { at, made }) => withOneChanged(sofar, at, made), value));

type Damage = (bytes: Buffer) => Buffer;

/** What a body may suffer on its way, or from a client that writes it otherwise. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Damage>((bytes) => bytes) },
  fc.nat().map(
    (at): Damage =>
      (bytes) =>
        bytes.subarray(0, at % (bytes.length + 1)),
  ),
  fc
    .record({ at: fc.nat(), inserted: fc.uint8Array({ minLength: 1, maxLength: 4 }) })
    .map(({ at, inserted }): Damage => (bytes) => {
      const place = at % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, place), inserted, bytes.subarray(place)]);
    }),
  fc.constantFrom<Damage>(
    (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    (bytes) => Buffer.concat([bytes, bytes]),
    (bytes) => Buffer.from(bytes.toString('utf8').replace('{', '{"__proto__":{"a":1},')),
  ),
);

const usually = <Value>(value: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(value) }, fc.constantFrom(...others));

const JSON_TYPE = 'application/json';
const contentType = usually(
  JSON_TYPE,
  `${JSON_TYPE}; charset=utf-16`,
  'APPLICATION/JSON',
  `${JSON_TYPE};;`,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '*/*',
  '',
);
const idempotencyKey = usually<string | null>(null, 'key', '', 'a b', '\u00e9', 'k'.repeat(256), '__proto__');
const accept = usually('application/json', 'text/event-stream', '*/*;q=x', '');
const furtherQuery = usually(
  '',
  '&page=2',
  '&page=1&page=1',
  '&page[]=1',
  '&__proto__=1',
  '&__proto__[a]=1',
  '&%ff=%',
  '&&=',
);
const furtherPath = usually('', '%00', '%ff', '%c0%af', '..%2f', '%2e%2e%2f', '%', '%u0041', '/', ';a=b', '%0d%0aa:b');

/** A good request of a call with a few things wrong in it. */
export const hostileRequest = (name: CallName, { params, query, body }: Parts, token: string) => {
  const fields = fc.record({
    params: changed(params ?? {}),
    query: changed(query ?? {}),
    body: changed(body ?? {}),
  });
  const login = usually(`Bearer ${token}`, 'Bearer', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${token}x`, '\u00e9');
  const frame = fc.record({ contentType, idempotencyKey, accept, furtherQuery, furtherPath, login, damage });
  return fc.tuple(fields, frame).map(([sent, around]): InjectOptions => {
    const [path = '', search = ''] = addressOf(CALLS[name], {
      params: fieldsOf(sent.params),
      query: fieldsOf(sent.query),
    }).split('?');
    const hasBody = body !== undefined;
    return {
      method: CALLS[name].method,
      url: `${path}${around.furtherPath}?${search}${around.furtherQuery}`,
      headers: {
        authorization: around.login,
        accept: around.accept,
        ...(around.idempotencyKey !== null && { 'idempotency-key': around.idempotencyKey }),
        ...(hasBody && { 'content-type': around.contentType }),
      },
      ...(hasBody && { payload: around.damage(Buffer.from(JSON.stringify(sent.body) ?? '')) }),
    };
  });
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : { value };
