import { isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';
import type { Scientific } from './scientific.rules.ts';
import type { ScientificGiven } from './scientific-notation.types.ts';

const TO_SCIENTIFIC = [
  template('[w|do|liczbe] (notacji|notacja|notacje) wykladnicz* [liczb*] {a}'),
  template('[liczbe] {a} (w|do|na) (notacji|notacje) wykladnicz*'),
  template('zamien [liczbe] {a} na notacje wykladnicz*'),
  template('liczbe {a} w postaci (wykladniczej|notacji wykladniczej)'),
];

const PLAIN_NUMBER = String.raw`(\d+(?:\.\d+)?)(?:\*|razy|x)10(?:\^|do|dopotegi)(?:\((-?\d+)\)|(-?\d+))`;
const BRACKETED = String.raw`\(${PLAIN_NUMBER}\)`;
const NUMBER = String.raw`(?:${BRACKETED}|${PLAIN_NUMBER})`;
const OUT = String.raw`(?:zwykle|normalnie|wpostacidziesietnej|bezpoteg|bezpotegi|bezuzyciapotegi|wpostacibezpoteg|bezuzyciapoteg|jakoliczbedziesietna|wpostaciliczbydziesietnej|wpostacizwyklej|bezuzycianotacjiwykladniczej)`;
const WRITTEN_OUT = [
  new RegExp(`^(?:liczbe)?${NUMBER}${OUT}$`),
  new RegExp(`^${OUT}(?:liczbe|liczby)?${NUMBER}$`),
  new RegExp(`^(?:liczbe)?${NUMBER}=?$`),
];
const OPERATION = new RegExp(
  String.raw`^${NUMBER}([*:/])${NUMBER}=?(?:i?wnotacjiwykladniczej)$|^(?:wnotacjiwykladniczej|iloczyn|iloraz)${NUMBER}([*:/])${NUMBER}$|^${BRACKETED}([*:/])${BRACKETED}=?$`,
);

const GREATEST_EXPONENT = 15;

const scientific = (mantissa: string, exponent: string): Scientific | undefined => {
  const number: Scientific = { mantissa: numberOf(mantissa), exponent: Number(exponent) };
  return number.mantissa.n > 0n && Math.abs(number.exponent) <= GREATEST_EXPONENT ? number : undefined;
};

/** What the alternatives that fit have found. */
const partsOf = (found: readonly (string | undefined)[] | null): readonly string[] =>
  (found ?? []).slice(1).filter((group) => group !== undefined);

const isDecimal = (value: Rational): boolean => 10n ** 15n % value.d === 0n && value.n < 10n ** 18n;

export const readScientific = (message: string): ScientificGiven | undefined => {
  const compact = canonicalOf(message).replaceAll(' ', '').replaceAll('(wynik)', '');
  for (const one of WRITTEN_OUT) {
    const [mantissa, exponent] = partsOf(one.exec(compact));
    const number = mantissa === undefined || exponent === undefined ? undefined : scientific(mantissa, exponent);
    if (number !== undefined) return { asks: 'digits', number };
  }
  const operation = OPERATION.exec(compact);
  if (operation !== null) {
    const [a = '', m = '', sign = '', b = '', n = ''] = partsOf(operation);
    const [left, right] = [scientific(a, m), scientific(b, n)];
    return left && right && { asks: sign === '*' ? 'product' : 'quotient', left, right };
  }
  const found = firstFit(TO_SCIENTIFIC, message);
  const value = found?.number('a');
  return value !== undefined && isPositive(value) && isDecimal(value) ? { asks: 'scientific', value } : undefined;
};
