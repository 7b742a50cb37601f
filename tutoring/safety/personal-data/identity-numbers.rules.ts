import { digitsOf, GAP, withoutRuns } from './digit-runs.rules.ts';

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const;

/** The checksum and a day that exists: a long number of a task seldom has both. */
export const isPesel = (digits: string): boolean => {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = PESEL_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const month = Number(digits.slice(2, 4)) % 20;
  const day = Number(digits.slice(4, 6));
  return (10 - (sum % 10)) % 10 === Number(digits[10]) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
};

/** Luhn's checksum, and the first digit of a card. */
export const isCard = (digits: string): boolean => {
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/** Letters count as 10 to 35; the rest of the division by 97 is 1. */
export const isIban = (letters: string): boolean => {
  const turned = letters.slice(4) + letters.slice(0, 4);
  if (!/^[A-Z0-9]{15,34}$/.test(turned)) return false;
  const digits = [...turned].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};

const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[A-Z\d]{11,30}|(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?)(?![\p{L}\d])/gu;
const IBAN_OF_POLAND = new RegExp(String.raw`(?<![\p{L}\d])PL(?:${GAP}\d){26}(?!\d)`, 'giu');

const named = (words: string, fewest: number, most: number): RegExp =>
  new RegExp(
    String.raw`(?=\d)(?<=(?:${words})\p{L}{0,12}(?:[ ,:=-]{1,3}(?:numer\p{L}{0,12}|nr\.?|to|jest|mam|mój|moj|bankow\p{L}{0,12}|karty|konta|rachunku|ma)){0,4}[ ,:=-]{0,3})\d(?:${GAP}\d){${fewest - 1},${most - 1}}(?!\d)`,
    'giu',
  );
const NAMED_PESEL = named('pesel', 8, 13);
const NAMED_CARD = named('kart[aąęyo]|visa|visy|mastercard', 12, 19);
const NAMED_ACCOUNT = named('kont[aoemu]|rachun[ek]|iban|przelew', 16, 28);
const NAMED_DOCUMENT =
  /(?=[\p{L}\d])(?<=(?:dow[oó]d|dowodu|dowodem|legitymacj|paszport)\p{L}{0,12}(?:[ :,=-]{1,3}(?:osobist\p{L}{1,24}|szkoln\p{L}{1,24}|numer\p{L}{0,12}|nr\.?|to|jest|mam|seri[ai])){0,4}[ :,=-]{1,3})(?:(?!nr)\p{L}{2,3}[ -]?)?\d(?:[ -]?\d){4,9}(?!\d)/giu;

/** PESEL, card and account numbers, with their checksum, or named and wrong. */
export const withoutIdentityNumbers = (text: string): string => {
  const accounts = text
    .replace(IBAN_OF_POLAND, '[numer konta]')
    .replace(IBAN, (found) => (isIban(found.replace(/[^\p{L}\d]/gu, '').toUpperCase()) ? '[numer konta]' : found));
  const checked = (
    [
      [[26, 26], (digits: string) => isIban(`PL${digits}`), '[numer konta]'],
      [[13, 19], isCard, '[numer karty]'],
      [[11, 11], isPesel, '[PESEL]'],
    ] as const
  ).reduce((rest, [lengths, isMeant, mask]) => withoutRuns(rest, lengths, isMeant, mask), accounts);
  return checked
    .replace(NAMED_PESEL, '[PESEL]')
    .replace(NAMED_ACCOUNT, '[numer konta]')
    .replace(NAMED_CARD, (found) => (digitsOf(found).length >= 12 ? '[numer karty]' : found))
    .replace(NAMED_DOCUMENT, '[numer dokumentu]');
};
