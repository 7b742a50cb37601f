import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';
import type { PowersGiven, PowerTerm } from './powers.types.ts';

const SINGLE = [
  template('(w postaci|jako|do postaci) [jednej|jedna|1] poteg* [dzialanie|wyrazenie|iloczyn|iloraz] {e=formula}'),
  template('{e=formula} (w postaci|jako|do postaci) [jednej|jedna|1] poteg*'),
  template('[wyrazenie|iloczyn|iloraz] {e=formula} (w postaci|jako|do postaci) [jednej|jedna|1] poteg*'),
];
const WORDED = [
  template('[liczb*] {a} do poteg* {n}'),
  template('[liczb*] {a} do {n} poteg*'),
  template('potega liczby {a} o wykladniku {n}'),
  template('{n} potega liczby {a}'),
];
const VALUE = template('(wartosc potegi|wartosc|potege) {e=formula}');
const NAMED: readonly (readonly [number, ReturnType<typeof template>])[] = [
  [2, template('(kwadrat|kwadratem|druga potega) liczby {a}')],
  [2, template('(druga potega|kwadrat) {a}')],
  [2, template('{a} do kwadratu')],
  [3, template('(szescian|szescianem|trzecia potega) liczby {a}')],
  [3, template('(trzecia potega|szescian) {a}')],
  [3, template('{a} do szescianu')],
];

const GREATEST_EXPONENT = 12;

const POWER =
  /^([*:/]?)(?:\((\(?.+?\)?\^\(?-?\d+\)?)\)\^\(?(-?\d+)\)?|(\d+(?:\.\d+)?|\(-?\d+(?:[./]\d+)?\))(?:\^\(?(-?\d+)\)?)?)/;

/** `2^5 * 2^3 : (2^2)^3`, its spaces left out. */
const termsIn = (formula: string): Omit<PowersGiven, 'asks'> | undefined => {
  const terms: PowerTerm[] = [];
  let base: Rational | undefined;
  let rest = formula;
  while (rest !== '') {
    const [all, sign = '', inner, outer, plainBase, exponent = '1'] = POWER.exec(rest) ?? [];
    if (all === undefined || all === '' || (sign === '') !== (terms.length === 0)) return undefined;
    const own = inner === undefined ? [plainBase ?? '', exponent] : inner.replace(/\((-?\d+)\)$/, '$1').split('^');
    const [written = '', first = '', ...more] = own;
    if (more.length > 0 || !/^\(?-?\d+(?:[./]\d+)?\)?$/.test(written) || !/^-?\d+$/.test(first.replace(/[()]/g, '')))
      return undefined;
    const value = numberOf(written.replace(/[()]/g, ''));
    if (base !== undefined && !base.equals(value)) return undefined;
    base = value;
    const exponents = [Number(first.replace(/[()]/g, '')), ...(outer === undefined ? [] : [Number(outer)])];
    terms.push({ sign: sign === '' || sign === '*' ? '*' : ':', exponents });
    rest = rest.slice(all.length);
  }
  return base === undefined ? undefined : { base, terms };
};

const isSensible = ({ base, terms }: Omit<PowersGiven, 'asks'>): boolean =>
  base.n !== 0n && terms.every(({ exponents }) => exponents.every((one) => Math.abs(one) <= GREATEST_EXPONENT));

const valueOfPower = (base: Rational, exponent: number): PowersGiven | undefined => {
  const given: PowersGiven = { base, terms: [{ sign: '*', exponents: [exponent] }], asks: 'value' };
  return Number.isInteger(exponent) && exponent >= 0 && isSensible(given) ? given : undefined;
};

const formulaIn = (text: string): string => text.replaceAll(' ', '').replace(/=$/, '');

export const readPowers = (message: string): PowersGiven | undefined => {
  const single = firstFit(SINGLE, message);
  if (single !== undefined) {
    const read = termsIn(formulaIn(single.text('e')));
    const isOne = read?.terms.length === 1 && read.terms[0]?.exponents.length === 1;
    return read !== undefined && !isOne && isSensible(read) && !read.base.abs().equals(rational(1))
      ? { ...read, asks: 'power' }
      : undefined;
  }
  const worded = firstFit(WORDED, message.replace(/[()]/g, ' '));
  if (worded !== undefined) return valueOfPower(worded.number('a'), worded.number('n').valueOf());
  const value = VALUE.find(message);
  if (value !== undefined) {
    const read = termsIn(formulaIn(value.text('e')));
    const exponent = read?.terms[0]?.exponents;
    return read?.terms.length === 1 && exponent?.length === 1 && exponent[0] !== undefined
      ? valueOfPower(read.base, exponent[0])
      : undefined;
  }
  for (const [exponent, one] of NAMED) {
    const found = one.find(message.replace(/[()]/g, ' '));
    if (found !== undefined) return valueOfPower(found.number('a'), exponent);
  }
  return undefined;
};
