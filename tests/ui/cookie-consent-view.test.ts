import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cookieConsentMachine } from '#domain/support/cookie-consent/cookie-consent.machine.ts';
import type { ConsentRecord } from '#domain/support/cookie-consent/cookie-consent.types.ts';
import {
  isSameConsent,
  selectChoices,
  selectConsent,
  selectIsAsking,
  selectIsResetting,
} from '#ui/support/cookie-consent/cookie-consent.view.ts';
import { STORED_ITEMS } from '#ui/texts/cookie-consent.pl.ts';
import { done } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const RECORD: ConsentRecord = {
  hasConsent: true,
  version: '1.0',
  timestamp: NOW,
  preferences: { necessary: true, analytics: true, marketing: false },
};
const ANSWERED = {
  status: 'answered',
  at: '2026-11-22T12:00:00.000Z',
  version: '1.0',
  allowed: { analytics: true, marketing: false },
} as const;

const recalled = (record: ConsentRecord | null) => {
  const consent = testActor(cookieConsentMachine);
  consent.answer('recallConsent', done({ record, now: NOW }));
  return consent;
};
const shownOf = (consent: ReturnType<typeof recalled>) => {
  const snapshot = consent.snapshot();
  return {
    isAsking: selectIsAsking(snapshot),
    choices: selectChoices(snapshot),
    isResetting: selectIsResetting(snapshot),
    consent: selectConsent(snapshot),
  };
};
const QUIET = { isAsking: false, choices: null, isResetting: false } as const;

describe('what is shown of the cookie consent', () => {
  it('is nothing before the browser has been asked (S1 §4.98)', () => {
    expect(shownOf(testActor(cookieConsentMachine))).toEqual({ ...QUIET, consent: { status: 'unknown' } });
  });

  it('is the banner while there is no answer, also behind the dialog that it opens (S1 §2.47–2.48, §4.98)', () => {
    const consent = recalled(null);
    const asking = shownOf(consent);
    consent.send({ type: 'visitor.customiseRequested' });
    expect([asking, shownOf(consent)]).toEqual([
      { ...QUIET, isAsking: true, consent: { status: 'unanswered' } },
      {
        isAsking: true,
        choices: { analytics: false, marketing: false },
        isResetting: false,
        consent: { status: 'unanswered' },
      },
    ]);
  });

  it('is the answer, and goes on being it while it is changed or about to be withdrawn (S2 §2.132–2.137)', () => {
    const consent = recalled(RECORD);
    const resting = shownOf(consent);
    consent.send({ type: 'visitor.customiseRequested' });
    const customising = shownOf(consent);
    consent.send({ type: 'visitor.dialogClosed' });
    consent.send({ type: 'visitor.resetRequested' });
    expect([resting, customising, shownOf(consent)]).toEqual([
      { ...QUIET, consent: ANSWERED },
      { ...QUIET, choices: ANSWERED.allowed, consent: ANSWERED },
      { ...QUIET, isResetting: true, consent: ANSWERED },
    ]);
  });

  it.each([
    ['the same answer', ANSWERED, { ...ANSWERED }, true],
    [
      'another answer at the same moment',
      ANSWERED,
      { ...ANSWERED, allowed: { analytics: true, marketing: true } },
      false,
    ],
    ['a later answer', ANSWERED, { ...ANSWERED, at: '2026-11-22T12:00:01.000Z' }, false],
    ['no answer', ANSWERED, { status: 'unanswered' }, false],
    ['nothing known, twice', { status: 'unknown' }, { status: 'unknown' }, true],
  ] as const)('is drawn anew for what differs only: %s', (_, one, other, isSame) => {
    expect(isSameConsent(one, other)).toBe(isSame);
  });
});

/** Names under which an adapter keeps something: its constants whose names end so. */
const KEY = /const \w*(?:KEY|PREFIX) = '([^']+)'/g;

it('every name under which an adapter keeps something in a browser stands on the page of cookie settings, and no other (S2 §2.139)', () => {
  const folder = 'src/adapters/storage';
  const kept = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(KEY)].map(([, name = '']) => name),
  );
  const listed = STORED_ITEMS.filter(({ place }) => place === 'browser' || place === 'tab').map(({ name }) => name);
  expect(listed.toSorted()).toEqual(kept.toSorted());
});
