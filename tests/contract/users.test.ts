import { describe, expect, it } from 'vitest';
import { user, newUser, userChange, type UserAnswer } from '#contract/schemas/user.schema.ts';

const pupil: UserAnswer = {
  id: 'pupil-1',
  firstName: 'Ala',
  lastName: '',
  displayName: 'Ala',
  email: 'ala@example.test',
  isActive: true,
  isTermsAccepted: true,
  authProvider: 'Email',
  platformRegistered: 'Web',
  ipRegistered: '',
  registeredDate: '2026-09-01T10:00:00.000Z',
  country: 'PL',
  userComID: null,
  isPartner: false,
  forumPoints: 0,
  teacherForumPoints: 0,
  aiPoints: 0,
  forumNick: null,
  deleteDate: null,
  marketingConsent: false,
  classId: null,
  className: null,
  class: null,
  isUnder16: null,
  guardianConsent: false,
  guardianEmail: null,
};

const writable = {
  id: 'pupil-1',
  firstName: 'Ala',
  lastName: '',
  displayName: 'Ala',
  isTermsAccepted: true,
  marketingConsent: false,
  classId: null,
  isUnder16: null,
  guardianConsent: false,
  guardianEmail: null,
};

describe('a whole user', () => {
  it('is an answer (S1 §3.1–3.17, D11)', () => {
    expect(user.parse(pupil)).toEqual(pupil);
  });

  it('may be sent back as a change: only what a pupil may change is read (S1 §7.21)', () => {
    expect(userChange.parse(pupil)).toEqual({ ...writable, deleteDate: null });
  });

  it('may be sent as a registration: points, flags and dates are not read', () => {
    expect(newUser.parse(pupil)).toEqual({ ...writable, email: 'ala@example.test', authProvider: 'Email' });
  });

  it.each([
    ['points', { aiPoints: 1000, forumPoints: 'many' }],
    ['flags', { isPartner: true, isActive: false }],
    ['registration', { registeredDate: 'yesterday', ipRegistered: '\0', platformRegistered: ['Web'], country: 'DE' }],
  ])('gives nobody other %s by a change', (_, forged) => {
    expect(userChange.parse({ ...forged, firstName: 'Ola' })).toEqual({ firstName: 'Ola' });
  });
});
