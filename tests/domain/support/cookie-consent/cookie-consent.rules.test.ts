import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedBy, consentRecord, isValidConsent } from '#domain/support/cookie-consent/cookie-consent.rules.ts';

const DAY = 86_400_000;
const GIVEN = 1_800_000_000_000;
const record = consentRecord({ analytics: true, marketing: false }, GIVEN);

describe('an answer (S1 §4.99–4.100, §9.30–9.31, S2 §9.52)', () => {
  it.each([
    ['on the day it was given', record, GIVEN, true],
    ['just before 365 days', record, GIVEN + 365 * DAY - 1, true],
    ['after 365 days', record, GIVEN + 365 * DAY, false],
    ['of the future', record, GIVEN - 1, false],
    ['to an older version', { ...record, version: '0.9' }, GIVEN, false],
    ['that is none', { ...record, hasConsent: false }, GIVEN, false],
  ] as const)('%s holds: %s', (_, answer, now, holds) => {
    expect(isValidConsent(answer, now)).toBe(holds);
  });

  it('allows exactly what was chosen, and nothing where there is none', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.nat(), (analytics, marketing, at) => {
        expect(allowedBy(consentRecord({ analytics, marketing }, at))).toEqual({ analytics, marketing });
      }),
    );
    expect(allowedBy(null)).toEqual({ analytics: false, marketing: false });
  });
});
