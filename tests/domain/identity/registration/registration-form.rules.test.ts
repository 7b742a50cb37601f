import { describe, expect, it } from 'vitest';
import {
  areOnlyTermsMissing,
  registrationDetailsOf,
  registrationFormOf,
  registrationProblems,
  type RegistrationForm,
} from '#domain/identity/registration/registration-form.rules.ts';
import { ANIA, ANIAS_ACCOUNT, DETAILS } from '../../../model/identity/people.ts';

const GROWN: RegistrationForm = {
  firstName: ' Ania ',
  classId: 11,
  isTermsAccepted: true,
  marketingConsent: true,
  isUnder16: false,
  guardianConsent: false,
  guardianEmail: '',
};
const YOUNG: RegistrationForm = {
  ...GROWN,
  classId: 8,
  isUnder16: true,
  guardianConsent: true,
  guardianEmail: ' mama@example.com ',
};

const only = (form: RegistrationForm) => areOnlyTermsMissing(registrationProblems(form));

describe('the second step of a registration', () => {
  it('is sent without a guardian by a pupil of sixteen or more (R8)', () => {
    expect(registrationDetailsOf(GROWN)).toEqual({
      firstName: 'Ania',
      classId: 11,
      isTermsAccepted: true,
      marketingConsent: true,
      isUnder16: false,
      guardianConsent: false,
      guardianEmail: null,
    });
  });

  it('is sent with the guardian by a younger one, and without marketing (R8)', () => {
    expect(registrationDetailsOf(YOUNG)).toEqual({
      firstName: 'Ania',
      classId: 8,
      isTermsAccepted: true,
      marketingConsent: false,
      isUnder16: true,
      guardianConsent: true,
      guardianEmail: 'mama@example.com',
    });
  });

  it('forgets a guardian who was filled in before the pupil said to be sixteen', () => {
    expect(registrationDetailsOf({ ...YOUNG, isUnder16: false })).toEqual({
      firstName: 'Ania',
      classId: 8,
      isTermsAccepted: true,
      marketingConsent: true,
      isUnder16: false,
      guardianConsent: false,
      guardianEmail: null,
    });
  });

  it.each([
    ['the first name', { firstName: '  ' }, { details: { firstName: 'firstName/required' }, guardian: {} }],
    ['the class', { classId: null }, { details: { classId: 'class/required' }, guardian: {} }],
    ['the terms', { isTermsAccepted: false }, { details: { terms: 'terms/required' }, guardian: {} }],
    ['the age', { isUnder16: null }, { details: {}, guardian: { isUnder16: 'age/required' } }],
    [
      'the guardian’s consent',
      { guardianConsent: false },
      { details: {}, guardian: { guardianConsent: 'guardianConsent/required' } },
    ],
    [
      'the guardian’s e-mail',
      { guardianEmail: '' },
      { details: {}, guardian: { guardianEmail: 'guardianEmail/required' } },
    ],
  ] as const)('is not sent without %s (S1 §5.13, §5.15–5.16, R8)', (_, lack, problems) => {
    const form = { ...YOUNG, ...lack };
    expect([registrationDetailsOf(form), registrationProblems(form)]).toEqual([null, problems]);
  });

  it('knows when nothing but the terms is missing (S1 §5.17–5.18)', () => {
    const withoutTerms = { ...YOUNG, isTermsAccepted: false };
    expect([
      only(withoutTerms),
      only({ ...withoutTerms, firstName: '' }),
      only({ ...withoutTerms, isUnder16: null }),
      only(YOUNG),
    ]).toEqual([true, false, false, false]);
  });

  it('begins with the first word of the display name and ticks nothing (S1 §5.14, §5.19, R8)', () => {
    expect(registrationFormOf({ ...ANIA, displayName: 'Ania Maria Kowalska' }, null)).toEqual({
      firstName: 'Ania',
      classId: null,
      isTermsAccepted: false,
      marketingConsent: false,
      isUnder16: null,
      guardianConsent: false,
      guardianEmail: '',
      ownEmail: ANIA.email,
    });
  });

  it('begins with what was sent before a failure, or is known of the user', () => {
    expect([
      registrationFormOf(ANIA, DETAILS),
      registrationFormOf(ANIA, { ...ANIAS_ACCOUNT, classId: null, isTermsAccepted: false, isUnder16: null }),
    ]).toEqual([
      {
        firstName: 'Ania',
        classId: 11,
        isTermsAccepted: true,
        marketingConsent: false,
        isUnder16: false,
        guardianConsent: false,
        guardianEmail: '',
        ownEmail: ANIA.email,
      },
      {
        firstName: 'Ania',
        classId: null,
        isTermsAccepted: false,
        marketingConsent: false,
        isUnder16: null,
        guardianConsent: false,
        guardianEmail: '',
        ownEmail: ANIA.email,
      },
    ]);
  });
});
