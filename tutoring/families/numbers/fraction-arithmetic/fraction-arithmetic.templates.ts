import {
  spokenOperation,
  writtenOperation,
  type SpokenOperation,
} from '#tutoring/families/early/spoken-operation.reader.ts';
import { isInteger, isZero } from '#tutoring/mathematics/rational.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';

const SIMPLEST = '[i] [w] [(postaci|formie)] [ulamka] (najprostszej|nieskracalnego|nieskracalnej) [(postaci|formie)]';

const WRITTEN = [
  `${SIMPLEST} {e=formula}`,
  `{e=formula} ${SIMPLEST}`,
  '[dzialani*] [na] (ulamki|ulamkach|ulamkow|dodawanie ulamkow|odejmowanie ulamkow|mnozenie ulamkow|dzielenie ulamkow) [zwyklych|zwykle|zwyklych] {e=formula}',
  '(dodaj|odejmij|pomnoz|podziel) ulamki [zwykle] {e=formula}',
].map(template);

/** Two numbers at least one of which is a fraction. Bare calculations are left to the engine. */
export const readFractions = (message: string): SpokenOperation | undefined => {
  const written = firstFit(WRITTEN, message);
  const operation = (written && writtenOperation(written.text('e'))) ?? spokenOperation(message);
  return operation !== undefined && isOfFractions(operation) ? operation : undefined;
};

const isOfFractions = ({ left, sign, right }: SpokenOperation): boolean => {
  const operands = [left, right];
  if (!operands.some((one) => one.includes('/')) || operands.some((one) => /\/0+$|^-|\./.test(one))) return false;
  const [a, b] = [numberOf(left), numberOf(right)];
  if (isInteger(a) && isInteger(b)) return false;
  return sign === '-' ? a.gt(b) : !isZero(a) && !isZero(b);
};
