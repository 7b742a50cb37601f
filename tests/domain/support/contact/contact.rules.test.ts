import { describe, expect, it } from 'vitest';
import {
  CONTACT_REPLY_HOURS,
  contactProblems,
  keptContact,
  contactRequestOf,
  filledFromProfile,
  tidiedContact,
} from '#domain/support/contact/contact.rules.ts';

const form = { name: 'Ola', email: 'ola@example.pl', subject: 'Pytanie', message: 'Nie widać wykresu.' };
const addressOf = (length: number) => `${'a'.repeat(length - '@example.pl'.length)}@example.pl`;

describe('the contact form (S2 §5.41–5.47, §9.33–9.35)', () => {
  it.each([
    ['everything right', {}, {}],
    ['a name of two letters', { name: 'Al' }, {}],
    ['a name of one letter', { name: ' A ' }, { name: 'name/short' }],
    ['a name of 100 letters', { name: 'a'.repeat(100) }, {}],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, { name: 'name/long' }],
    ['no e-mail', { email: '' }, { email: 'email/format' }],
    ['an e-mail without a dot', { email: 'ola@example' }, { email: 'email/format' }],
    ['an e-mail with blanks around it', { email: ' ola@example.pl ' }, {}],
    ['an e-mail of 256 characters', { email: addressOf(256) }, {}],
    ['an e-mail of 257 characters', { email: addressOf(257) }, { email: 'email/long' }],
    ['a subject of five characters', { subject: 'Prośb' }, {}],
    ['a subject of four characters', { subject: ' Hej! ' }, { subject: 'subject/short' }],
    ['a subject of 100 characters', { subject: 'a'.repeat(100) }, {}],
    ['a subject of 101 characters', { subject: 'a'.repeat(101) }, { subject: 'subject/long' }],
    ['a message of ten characters', { message: 'Dziękuję !' }, {}],
    ['a message of nine characters', { message: '   Dziękuję!   ' }, { message: 'message/short' }],
    ['a message of 400 characters', { message: 'a'.repeat(400) }, {}],
    ['a message of 401 characters', { message: 'a'.repeat(401) }, { message: 'message/long' }],
    [
      'nothing',
      { name: '', email: '', subject: '', message: '' },
      { name: 'name/short', email: 'email/format', subject: 'subject/short', message: 'message/short' },
    ],
  ])('%s', (_, change, problems) => {
    expect(contactProblems({ ...form, ...change })).toEqual(problems);
  });

  it('is sent without the blanks around what was typed', () => {
    expect(
      tidiedContact({ name: ' Ola ', email: ' ola@example.pl', subject: 'Pytanie ', message: '\nNie widać wykresu. ' }),
    ).toEqual(form);
  });

  it('keeps name and address for the next message', () => {
    expect(keptContact(form)).toEqual({ name: 'Ola', email: 'ola@example.pl', subject: '', message: '' });
  });

  const OLA = { firstName: 'Ola', displayName: 'Ola K.', email: 'ola@example.pl' };

  it.each([
    ['of a pupil', { name: '', email: '' }, OLA, { name: 'Ola', email: 'ola@example.pl' }],
    [
      'of a pupil without a first name',
      { name: '', email: '' },
      { ...OLA, firstName: '' },
      { name: 'Ola K.', email: 'ola@example.pl' },
    ],
    [
      'but for what was typed before the profile came',
      { name: 'Mama Oli', email: '' },
      OLA,
      { name: 'Mama Oli', email: 'ola@example.pl' },
    ],
    [
      'and not overwritten by it',
      { name: '', email: 'mama@example.pl' },
      OLA,
      { name: 'Ola', email: 'mama@example.pl' },
    ],
  ])('is filled in from the profile %s (S2 §2.79)', (_, typed, user, filled) => {
    expect(filledFromProfile(typed, user)).toEqual(filled);
  });

  it('knows the one request that an address brings along (D19)', () => {
    expect(['lesson', 'Lesson', '', null].map(contactRequestOf)).toEqual(['lesson', null, null, null]);
  });

  it('promises a reply within 24 hours (S2 §9.36)', () => {
    expect(CONTACT_REPLY_HOURS).toBe(24);
  });
});
