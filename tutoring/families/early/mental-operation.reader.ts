import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import type { MentalGiven } from './mental-operation.rules.ts';
import { spokenOperation, writtenOperation } from './spoken-operation.reader.ts';
import { asWhole } from './whole.rules.ts';

const IN_MIND = ['w (pamieci|glowie) {e=formula}', '{e=formula} w (pamieci|glowie)'].map(template);

const MISSING_TERM = [
  '(dodac|dodano) do {b} (zeby|aby|by|i|i wyszlo|i otrzymano) [(otrzymac|wyszlo|dostac|miec|bylo)] {a}',
  'do {b} (dodac|dodano) (zeby|aby|by|i) [(otrzymac|wyszlo|dostac|miec|bylo)] {a}',
  'brakuje [liczbie] {b} do {a}',
].map(template);
const MISSING_MINUEND = [
  'od [jakiej] liczby (odjeto|odjac|odejmiesz) {b} [i] (wyszlo|otrzymano|zostalo|zostanie|zeby (otrzymac|wyszlo|zostalo)) {a}',
  'od [jakiej] liczby odjeto {b} (jak|i) (wyszlo|otrzymano|zostalo) {a}',
].map(template);

const MOST = 1000;

/** What is to be added or subtracted without paper. Bare calculations are left to the engine. */
export const readMental = (message: string, sign: '+' | '-'): MentalGiven | undefined => {
  const missing = firstFit(sign === '+' ? MISSING_TERM : MISSING_MINUEND, message);
  if (missing !== undefined) {
    const [a, b] = [asWhole(missing.number('a'), MOST), asWhole(missing.number('b'), MOST)];
    return a === undefined || b === undefined || b < 1 || (sign === '+' && a <= b)
      ? undefined
      : { sign, a, b, isMissing: true };
  }
  const inMind = firstFit(IN_MIND, message);
  const operation = (inMind && writtenOperation(inMind.text('e'))) ?? spokenOperation(message);
  if (operation === undefined || operation.sign !== sign) return undefined;
  const [a, b] = [operation.left, operation.right].map((one) => (/^\d+$/.test(one) ? Number(one) : undefined));
  if (a === undefined || b === undefined || a < 1 || b < 1 || a > MOST || b > MOST) return undefined;
  return sign === '-' && a < b ? undefined : { sign, a, b, isMissing: false };
};
