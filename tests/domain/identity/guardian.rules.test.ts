import { describe, expect, it } from 'vitest';
import { isGuardianMissing, isPresumedUnder16, marketingConsentOf } from '#domain/identity/guardian.rules.ts';
import { guardianProblems } from '#domain/identity/guardian-form.rules.ts';
import { SCHOOL_CLASSES } from '#domain/identity/school-class.rules.ts';

const child = { isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.pl' };

describe('a pupil under 16 (R8)', () => {
  it('is presumed in primary school, and nowhere else', () => {
    const presumed = SCHOOL_CLASSES.filter(({ id }) => isPresumedUnder16(id)).map(({ displayName }) => displayName);
    expect(presumed).toEqual(['Klasa 1', 'Klasa 2', 'Klasa 3', 'Klasa 4', 'Klasa 5', 'Klasa 6', 'Klasa 7', 'Klasa 8']);
    expect([null, 15].map(isPresumedUnder16)).toEqual([false, false]);
  });

  it.each([
    ['everything right', {}, {}],
    ['an age that was not told', { isUnder16: null }, { isUnder16: 'age/required' }],
    [
      'nothing ticked and nothing typed',
      { guardianConsent: false, guardianEmail: ' ' },
      { guardianConsent: 'guardianConsent/required', guardianEmail: 'guardianEmail/required' },
    ],
    ['an e-mail without an at sign', { guardianEmail: 'mama.example.pl' }, { guardianEmail: 'guardianEmail/format' }],
    ['an e-mail with blanks around it', { guardianEmail: ' mama@example.pl ' }, {}],
    ['an e-mail of 256 characters', { guardianEmail: `${'m'.repeat(245)}@example.pl` }, {}],
    [
      'an e-mail of 257 characters',
      { guardianEmail: `${'m'.repeat(246)}@example.pl` },
      { guardianEmail: 'guardianEmail/long' },
    ],
    [
      'the address of the pupil’s account',
      { guardianEmail: ' Mama@example.pl', ownEmail: 'mama@Example.pl' },
      { guardianEmail: 'guardianEmail/own' },
    ],
    ['another address than the account’s', { ownEmail: 'ola@example.pl' }, {}],
    ['sixteen years or more', { isUnder16: false, guardianConsent: false, guardianEmail: '' }, {}],
  ])('fills in: %s', (_, change, problems) => {
    expect(guardianProblems({ ...child, ...change })).toEqual(problems);
  });

  it.each([
    [true, 11, false, true],
    [true, 11, true, false],
    [false, 8, false, false],
    [null, 8, false, true],
    [null, 8, true, false],
    [null, 11, false, false],
    [null, null, false, false],
  ])(
    'under 16: %s, class %s, consent: %s — the guardian is missing: %s',
    (isUnder16, classId, guardianConsent, isMissing) => {
      expect(isGuardianMissing({ isUnder16, classId, guardianConsent })).toBe(isMissing);
    },
  );

  it('is sent no marketing, whatever was ticked', () => {
    const answers = [true, false, null].flatMap((isUnder16) =>
      [true, false].map((isWanted) => marketingConsentOf(isUnder16, isWanted)),
    );
    expect(answers).toEqual([false, false, true, false, true, false]);
  });
});
