import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUndeliverable,
  isWorthKeeping,
  CLIENT_LOG_TEXT_LENGTH,
  redacted,
  withEntry,
} from '#domain/resilience/client-log/client-log.rules.ts';
import type { ClientLogEntry } from '#domain/resilience/client-log/client-log.types.ts';

const UID = 'k3JxQ0aVbNc7dEfGhIjKlMnOpQr2';

describe('what may not stand in the client log (R9)', () => {
  it.each([
    ['an e-mail', 'sign-in of ola.nowak+x@mail.example.pl failed', 'sign-in of [e-mail] failed'],
    ['an e-mail without a country', 'from root@localhost.', 'from [e-mail].'],
    ['an e-mail in an address', 'GET /reset?email=ola%40example.pl', 'GET /reset?email=[e-mail]'],
    ['an identity token', 'token eyJhbGciOi.eyJzdWIi.c2lnbmF0 expired', 'token [token] expired'],
    ['an authorisation', 'Authorization: Bearer abc.def-123 refused', 'Authorization: [token] refused'],
    ['a checkout session', 'session_id=cs_1 is unknown', 'session_id=[id] is unknown'],
    ['the id of a person', `user ${UID} is unknown`, 'user [id] is unknown'],
    ['an id of letters alone', 'user abcdefghijklmnopqrstuvwxyzAB is unknown', 'user [id] is unknown'],
    ['a random id', 'row 6f1c7a52-9d3e-4b0f-8a61-2f7d9c0b4e11 is gone', 'row [id] is gone'],
    ['the id of a person in a path', 'PUT /api/Users/p-registered answered 500', 'PUT /api/Users/[id] answered 500'],
    ['the id of a person by name', '{"userID":"p-trial","step":2}', '{"userID":"[id]","step":2}'],
    ['a telephone', 'call 600 100 200 or +48600100200 or (22) 123-45-67', 'call [number] or [number] or [number]'],
    ['a PESEL', 'pesel 44051401359', 'pesel [number]'],
    ['an abbreviated network address', 'from 2001:db8::1 and fe80:::1', 'from [address] and [address]'],
    ['a network address', 'from 192.168.10.4 and 2001:db8:0:0:1:0:0:1', 'from [address] and [address]'],
  ])('%s', (_, text, clean) => {
    expect(redacted(text)).toBe(clean);
  });

  it.each([
    'navigation to /praktyka failed: server/unavailable (HTTP 503) after 30000 ms',
    'recovery 2 of 3 concluded: recovery/state-cleared',
    'profile-redirect-loop at /google-registration, 3 times',
    'request-policy gave up: attempt 3 of 3',
  ])('and what may: %s', (text) => {
    expect(redacted(text)).toBe(text);
  });

  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.pl`);
  const phone = fc
    .tuple(
      fc.constantFrom('', '+48 ', '+48'),
      fc.stringMatching(/^\d{3}$/),
      fc.stringMatching(/^\d{3}$/),
      fc.stringMatching(/^\d{3}$/),
      fc.constantFrom('', ' ', '-'),
    )
    .map(([prefix, one, two, three, gap]) => `${prefix}${one}${gap}${two}${gap}${three}`);
  const uid = fc.stringMatching(/^[A-Za-z0-9]{28}$/);

  it('finds each of them between any words', () => {
    fc.assert(
      fc.property(fc.array(word), fc.oneof(email, phone, uid), fc.array(word), (before, secret, after) => {
        expect(redacted([...before, secret, ...after].join(' '))).not.toContain(secret);
      }),
    );
  });

  it('leaves a clean text as it is', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(word, email, phone, uid, fc.ipV4(), fc.constantFrom('id=7', '/api/Users/p-1', 'Bearer x', 'token:')),
          { maxLength: 6 },
        ),
        (words) => {
          const clean = redacted(words.join(' '));
          expect(redacted(clean)).toBe(clean);
        },
      ),
    );
  });

  it('is looked for in the first 10,000 characters of a text, and no more of it is kept', () => {
    const parts = ['a', '1', '1 ', 'a@', 'ab:', '1.', '-', 'a1-'];
    expect(parts.filter((part) => redacted(`${part.repeat(20_000)} koniec`).includes('koniec'))).toEqual([]);
  });
});

const entry = (text: string, level: ClientLogEntry['level'] = 'info'): ClientLogEntry => ({ level, text, at: 0 });

describe('an entry', () => {
  it('is kept from info upwards, if it says anything (S1 §9.27)', () => {
    expect((['debug', 'info', 'warning', 'error'] as const).map((level) => isWorthKeeping(entry('x', level)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(isWorthKeeping(entry(' '))).toBe(false);
  });

  it('is short enough for the server and holds nothing that it refuses (R12)', () => {
    const [kept] = withEntry([], entry(`\0${'ą '.repeat(3_000)}`), 0);
    expect([
      kept?.text.length,
      kept?.text.startsWith('ą'),
      new TextEncoder().encode(kept?.text).length <= 8_192,
    ]).toEqual([CLIENT_LOG_TEXT_LENGTH, true, true]);
  });

  it('is given up only when the server will never take it', () => {
    expect(
      (
        [
          'request/invalid',
          'request/too-large',
          'request/too-many',
          'session/expired',
          'network/offline',
          'server/unavailable',
        ] as const
      ).map(isUndeliverable),
    ).toEqual([true, true, false, false, false, false]);
  });
});
