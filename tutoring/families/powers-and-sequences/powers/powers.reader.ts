import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';
import { shapeOf } from './powers.solver.ts';
import type { PowersGiven, PowerTerm } from './powers.types.ts';

const AS_ONE = '(w postaci|jako|do postaci) [jednej|jedna|1] poteg* [(liczby|o podstawie) {base}]';
const SINGLE = [
  template(`[przedstaw] ${AS_ONE} [dzialanie|wyrazenie|iloczyn|iloraz] {e=formula}`),
  template(`[przedstaw] [wyrazenie|iloczyn|iloraz] {e=formula} ${AS_ONE}`),
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

type OneBase = Pick<PowersGiven, 'base' | 'terms'>;

interface WrittenTerm extends PowerTerm {
  readonly of: Rational;
}

/** `2^5 * 2^3 : (2^2)^3`, its spaces left out. */
const termsIn = (formula: string): OneBase | undefined => {
  const terms: WrittenTerm[] = [];
  let rest = formula;
  while (rest !== '') {
    const [all, sign = '', inner, outer, plainBase, exponent = '1'] = POWER.exec(rest) ?? [];
    if (all === undefined || all === '' || (sign === '') !== (terms.length === 0)) return undefined;
    const own = inner === undefined ? [plainBase ?? '', exponent] : inner.replace(/\((-?\d+)\)$/, '$1').split('^');
    const [written = '', first = '', ...more] = own;
    if (more.length > 0 || !/^\(?-?\d+(?:[./]\d+)?\)?$/.test(written) || !/^-?\d+$/.test(first.replace(/[()]/g, '')))
      return undefined;
    const value = numberOf(written.replace(/[()]/g, ''));
    const exponents = [Number(first.replace(/[()]/g, '')), ...(outer === undefined ? [] : [Number(outer)])];
    terms.push({ sign: sign === '' || sign === '*' ? '*' : ':', exponents, of: value });
    rest = rest.slice(all.length);
  }
  return ofOneBase(terms);
};

/** „3⁴ · 9²” has the base 3. Undefined for numbers that are no powers of one base. */
const ofOneBase = (terms: readonly WrittenTerm[]): OneBase | undefined => {
  const [first] = terms;
  if (first === undefined) return undefined;
  if (terms.every(({ of }) => of.equals(first.of)))
    return { base: first.of, terms: terms.map(({ sign, exponents }) => ({ sign, exponents })) };
  const roots = terms.map(({ of }) => rootPowerOf(of));
  const base = roots[0]?.root;
  if (base === undefined || roots.some((one) => one?.root !== base)) return undefined;
  const rewritten = terms.map(({ sign, exponents, of }, index): PowerTerm => {
    const exponent = roots[index]?.exponent ?? 1;
    if (exponent === 1) return { sign, exponents };
    const isBare = exponents.length === 1 && exponents[0] === 1;
    return { sign, exponents: isBare ? [exponent] : [exponent, ...exponents], of };
  });
  return rewritten.every(({ exponents }) => exponents.length <= 2)
    ? { base: rational(base), terms: rewritten }
    : undefined;
};

const GREATEST_REWRITTEN = 1000;

/** 81 is 3⁴: the least whole root and its exponent. */
const rootPowerOf = (value: Rational): { readonly root: number; readonly exponent: number } | undefined => {
  const number = value.valueOf();
  if (!Number.isInteger(number) || number < 2 || number > GREATEST_REWRITTEN) return undefined;
  for (let root = 2; root * root <= number; root += 1) {
    let [power, exponent] = [root, 1];
    while (power < number) [power, exponent] = [power * root, exponent + 1];
    if (power === number) return { root, exponent };
  }
  return { root: number, exponent: 1 };
};

const isSensible = ({ base, terms }: OneBase): boolean =>
  base.n !== 0n && terms.every(({ exponents }) => exponents.every((one) => Math.abs(one) <= GREATEST_EXPONENT));

const valueOfPower = (base: Rational, exponent: number): PowersGiven | undefined => {
  const terms: PowersGiven['terms'] = [{ sign: '*', exponents: [exponent] }];
  const given: PowersGiven = { base, terms, asks: 'value', shape: shapeOf(terms), isBaseTold: false };
  return Number.isInteger(exponent) && exponent >= 0 && isSensible(given) ? given : undefined;
};

const formulaIn = (text: string): string => text.replaceAll(' ', '').replace(/=$/, '');

export const readPowers = (message: string): PowersGiven | undefined => {
  const single = firstFit(SINGLE, message);
  if (single !== undefined) {
    const read = termsIn(formulaIn(single.text('e')));
    const isOne = read?.terms.length === 1 && read.terms[0]?.exponents.length === 1;
    if (single.has('base') && read?.base.equals(single.number('base')) !== true) return undefined;
    return read !== undefined && !isOne && isSensible(read) && !read.base.abs().equals(rational(1))
      ? { ...read, asks: 'power', shape: shapeOf(read.terms), isBaseTold: single.has('base') }
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
