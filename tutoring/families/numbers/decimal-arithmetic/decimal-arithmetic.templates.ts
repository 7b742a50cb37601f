import { spokenOperation, writtenOperation } from '#tutoring/families/early/spoken-operation.reader.ts';
import { decimalPlaces, isInteger, isZero } from '#tutoring/mathematics/rational.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';
import { decimalResult } from './decimal-arithmetic.solver.ts';
import type { DecimalGiven } from './decimal-arithmetic.types.ts';

const WRITTEN = [
  '[dzialani*] na (ulamkach|liczbach) dziesietnych {e=formula}',
  '(dodawanie|odejmowanie|mnozenie|dzielenie) (ulamkow|liczb) dziesietnych {e=formula}',
  '(dodaj|odejmij|pomnoz|podziel) (ulamki|liczby) dziesietne {e=formula}',
  'ulamki dziesietne {e=formula}',
].map(template);

const MOST_PLACES = 4;

/** Two decimal numbers. Bare calculations are left to the engine. */
export const readDecimals = (message: string): DecimalGiven | undefined => {
  const text = message.replace(
    /(ułamki|ulamki|ułamków|ulamkow|liczby|liczb)\s+(?:dziesi[eę]tn(?:e|ych))(?=\s+\d)/giu,
    '$1',
  );
  const written = firstFit(WRITTEN, message);
  const operation = (written && writtenOperation(written.text('e'))) ?? spokenOperation(text);
  if (operation === undefined || [operation.left, operation.right].some((one) => /[/ -]/.test(one))) return undefined;
  const given = { a: numberOf(operation.left), sign: operation.sign, b: numberOf(operation.right) };
  return isCalculable(given) ? given : undefined;
};

const isCalculable = ({ a, sign, b }: DecimalGiven): boolean => {
  if ([a, b].some((one) => isZero(one) || (decimalPlaces(one) ?? MOST_PLACES + 1) > MOST_PLACES)) return false;
  if (isInteger(a) && isInteger(b)) return false;
  if (sign === '-' && a.lte(b)) return false;
  return decimalPlaces(decimalResult({ a, sign, b })) !== undefined;
};
