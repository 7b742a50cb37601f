import { withoutAddresses } from './addresses.rules.ts';
import { withoutEmails } from './emails.rules.ts';
import { withoutIdentityNumbers } from './identity-numbers.rules.ts';
import { namesIn, withoutNames } from './names.rules.ts';
import { withoutPasswords } from './passwords.rules.ts';
import { withoutPhones } from './phones.rules.ts';
import { withoutSchools } from './schools.rules.ts';

/** One after another: what an earlier one has masked, a later one does not cut in two. */
const MASKS = [
  withoutPasswords,
  withoutEmails,
  withoutIdentityNumbers,
  withoutSchools,
  withoutAddresses,
  withoutPhones,
];

/** Signs that only hide: digits of full width, letters without width. */
const plain = (text: string): string =>
  text.replace(/[０-９＠．]/g, (sign) => sign.normalize('NFKC')).replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '');

/**
 * Replaces names, e-mails, telephone, identity, card and account numbers, passwords, addresses and schools, everywhere
 * in the thread (R8). Mathematics stays as it is.
 */
export const redacted = (texts: readonly string[]): readonly string[] => {
  const masked = texts.map((text) => MASKS.reduce((rest, mask) => mask(rest), plain(text)));
  const names = masked.flatMap(namesIn);
  return masked.map((text) => withoutNames(text, names));
};
