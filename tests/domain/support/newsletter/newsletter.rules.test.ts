import { expect, it } from 'vitest';
import { newsletterProblems, tidiedNewsletter } from '#domain/support/newsletter/newsletter.rules.ts';

const addressOf = (length: number) => `${'a'.repeat(length - '@example.pl'.length)}@example.pl`;

it.each([
  ['ola@example.pl', true],
  [' ola@example.pl ', true],
  [addressOf(256), true],
  [` ${addressOf(256)} `, true],
  [addressOf(257), false],
  ['', false],
  ['ola', false],
  ['ola@example', false],
  ['@example.pl', false],
])('takes "%s" for an address: %s (S1 §5.40)', (email, isAddress) => {
  expect(newsletterProblems({ email })).toEqual(isAddress ? {} : { email: 'email/format' });
});

it('is sent without the blanks around it', () => {
  expect(tidiedNewsletter({ email: ' ola@example.pl ' })).toEqual({ email: 'ola@example.pl' });
});
