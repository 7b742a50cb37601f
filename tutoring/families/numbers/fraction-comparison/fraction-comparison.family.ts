import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import {
  decimalPlaces,
  isInteger,
  leastCommonMultiple,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { makeComparison } from './fraction-comparison.maker.ts';
import type { ComparisonGiven, Decimals, Fractions, WrittenFraction } from './fraction-comparison.types.ts';

const TEMPLATES = [
  template('(porownaj|porownac) [ulamki|liczby] {a} (i|oraz|z|;) {b}'),
  template('(wstaw|wpisz) [odpowiedni] [znak] {a} {b}'),
  template('(co|ulamek|liczba|) [ulamek] (wieksze|wiekszy|wieksza) {a} (czy|i|;) {b}'),
];

const SIGNS = { '<': ['<', 'mniejsz*'], '>': ['>', 'wieksz*'], '=': ['=', 'rowne'] };

/** Who names one of the fractions means that it is the larger one; as `judgeChoice` reads it, without its bar. */
const choicesFor = ({ one, other }: Fractions) => ({
  ...SIGNS,
  '<': [...SIGNS['<'], spoken(other)],
  '>': [...SIGNS['>'], spoken(one)],
});

const spoken = (value: WrittenFraction): string => `${value.n} ${value.d}`;

type Sign = '<' | '>' | '=';

const signOf = (one: Rational, other: Rational): Sign => {
  const order = one.compare(other);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
};

const signOfFractions = ({ one, other }: Fractions): Sign => signOf(rational(one.n, one.d), rational(other.n, other.d));

const frac = (top: bigint, bottom: bigint): string => `\\frac{${top}}{${bottom}}`;

/** As a mixed number, but never reduced. */
const latex = ({ n, d }: WrittenFraction): string => (n < d || n % d === 0n ? frac(n, d) : `${n / d}${frac(n % d, d)}`);

const extended = (value: WrittenFraction, bottom: bigint): string => frac((value.n * bottom) / value.d, bottom);

const wider = (value: WrittenFraction, bottom: bigint, place: number): FamilyStep => {
  const top = (value.n * bottom) / value.d;
  return {
    operation: 'extend',
    what: `Zapisujemy $${latex(value)}$ z mianownikiem $${bottom}$`,
    todo: `rozszerz $${latex(value)}$ do wspólnego mianownika obu ułamków`,
    why:
      place === 0
        ? 'Gdy mianowniki są równe, wystarczy porównać liczniki.'
        : 'Rozszerzamy tak samo: licznik i mianownik mnożymy przez tę samą liczbę.',
    shown: `${latex(value)} = ${frac(top, bottom)}`,
    claims: [{ sides: [`${value.n}/${value.d}`, `${top}/${bottom}`] }],
  };
};

const placesOf = (value: Rational): number => decimalPlaces(value) ?? 0;

const bothLatex = ({ one, other, isDecimal }: ComparisonGiven): readonly [string, string] =>
  isDecimal ? [latexOfRational(one), latexOfRational(other)] : [latex(one), latex(other)];

/** 0,7 with as many digits as 0,65 has: 0,70. */
const withPlaces = (value: Rational, places: number): string => {
  const own = latexOfRational(value);
  return (isInteger(value) ? `${own}{,}` : own) + '0'.repeat(places - placesOf(value));
};

const lengthened = ({ one, other }: Decimals, [left, right]: readonly [string, string]): FamilyStep => {
  const shorter = placesOf(one) < placesOf(other) ? one : other;
  return {
    operation: 'extend',
    what: 'Dopisujemy zera, żeby po przecinku było tyle samo cyfr',
    todo: `dopisz na końcu liczby $${latexOfRational(shorter)}$ zera, żeby po przecinku było tyle samo cyfr co w drugiej liczbie`,
    why: 'Zero na końcu po przecinku nie zmienia liczby.',
    shown: `${left},\\quad ${right}`,
    claims: [{ sides: [plain(one)] }, { sides: [plain(other)] }],
  };
};

const solveDecimals = (given: Decimals): FamilySolution => {
  const { one, other } = given;
  const sign = signOf(one, other);
  const places = Math.max(placesOf(one), placesOf(other));
  const [left, right] = [withPlaces(one, places), withPlaces(other, places)];
  const [from, to] = [one, other].map((value) => value.mul(10 ** places));
  const [first, second] = bothLatex(given);
  return {
    steps: [
      ...(placesOf(one) === placesOf(other) ? [] : [lengthened(given, [left, right])]),
      {
        operation: 'compare',
        what: 'Porównujemy cyfry od lewej',
        todo: 'porównaj cyfry od lewej: najpierw całości, potem części dziesiąte i dalsze',
        why: 'Decyduje pierwsze miejsce, na którym cyfry są różne.',
        shown: `${left} ${sign} ${right}`,
        claims: [{ sides: [plain(one), plain(other)], relation: sign }],
      },
    ],
    answer: { kind: 'choice', value: sign, choices: SIGNS, shown: `$${first} ${sign} ${second}$` },
    proof: `Bez przecinka: $${from?.toString() ?? ''} ${sign} ${to?.toString() ?? ''}$, a obie liczby są tyle samo razy większe od danych.`,
    notice: 'Ile cyfr po przecinku ma każda z liczb? Czy wolno coś dopisać, żeby było ich tyle samo?',
    nudge: 'Dopisz zera na końcu i porównuj cyfry od lewej.',
    setup: 'Zapisz obie liczby jedna pod drugą, przecinek pod przecinkiem.',
  };
};

const isProper = ({ n, d }: WrittenFraction): boolean => n < d;

/** As many parts of both, so that the size of a part decides. */
const isOfAsManyParts = ({ one, other }: Fractions): boolean =>
  one.n === other.n && one.d !== other.d && isProper(one) && isProper(other);

const solveByParts = (given: Fractions): FamilySolution => {
  const { one, other } = given;
  const sign = signOfFractions(given);
  const bottom = leastCommonMultiple(one.d, other.d);
  const shown = `${latex(one)} ${sign} ${latex(other)}`;
  return {
    steps: [
      {
        operation: 'compare',
        what: 'Liczniki są równe, więc porównujemy wielkość części',
        todo: 'porównaj wielkość części: na ile równych części podzielono całość w każdym z ułamków?',
        why: 'Im na mniej równych części dzielimy całość, tym większa jest każda z nich.',
        shown,
        claims: [{ sides: [`${one.n}/${one.d}`, `${other.n}/${other.d}`], relation: sign }],
      },
    ],
    answer: { kind: 'choice', value: sign, choices: choicesFor(given), shown: `$${shown}$` },
    proof: `Sprawdzamy wspólnym mianownikiem: $${latex(one)} = ${extended(one, bottom)}$ i $${latex(other)} = ${extended(other, bottom)}$, a $${extended(one, bottom)} ${sign} ${extended(other, bottom)}$.`,
    notice: NOTICE,
    nudge: 'Liczniki są równe, więc w obu ułamkach jest tyle samo części. W którym ułamku części są większe?',
    setup: `Wyobraź sobie taką samą czekoladę podzieloną raz na $${one.d}$, a raz na $${other.d}$ równych kawałków. Kiedy kawałek jest większy?`,
  };
};

const NOTICE = 'Czy ułamki mają takie same mianowniki albo takie same liczniki?';

/** By adding what is missing, or by as many parts of both. */
const proofOf = ({ one, other }: Fractions): string => {
  const sign = signOfFractions({ one, other });
  const [less, more] = sign === '>' ? [other, one] : [one, other];
  if (sign === '=') return 'Oba zapisy oznaczają tę samą liczbę.';
  if (one.d === other.d)
    return `Sprawdzamy dodawaniem: do mniejszego ułamka trzeba dodać $${frac(more.n - less.n, one.d)}$, żeby otrzymać większy: $${frac(less.n, one.d)} + ${frac(more.n - less.n, one.d)} = ${frac(more.n, one.d)}$.`;
  if (less.n === 0n) return 'Jedna z liczb jest równa zero, a druga jest większa od zera.';
  const top = leastCommonMultiple(one.n, other.n);
  const [ofLess, ofMore] = [less, more].map(({ n, d }) => (d * top) / n);
  const written = [less, more].map((value) =>
    value.n === top ? `$${latex(value)}$` : `$${latex(value)} = ${frac(top, (value.d * top) / value.n)}$`,
  );
  return `Sprawdzamy inaczej, wspólnym licznikiem: ${written.join(' i ')}. Części jest tyle samo, a gdy całość dzielimy na $${ofLess}$, są one mniejsze, niż gdy dzielimy ją na $${ofMore}$.`;
};

const fractionOf = (written: string): WrittenFraction | undefined => {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/([1-9]\d*)$/.exec(written) ?? [];
  if (top === undefined || bottom === undefined) return undefined;
  return { n: BigInt(whole) * BigInt(bottom) + BigInt(top), d: BigInt(bottom) };
};

export const fractionComparisonFamily: Family<ComparisonGiven> = {
  id: 'fraction-comparison',
  title: 'Porównywanie ułamków',
  grades: [4, 6],

  read: (message) => {
    const text = message.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ').replace(/\.{2,}|…|_+/g, ' ');
    for (const one of TEMPLATES) {
      const found = one.find(text);
      if (found === undefined) continue;
      const texts = ['a', 'b'].map(found.text);
      if (texts.every((written) => /^\d+\.\d{1,4}$/.test(written)))
        return { isDecimal: true, one: found.number('a'), other: found.number('b') };
      const [first, second] = texts.map(fractionOf);
      return first && second && { isDecimal: false, one: first, other: second };
    }
    return undefined;
  },

  tell: (given) => {
    const [one, other] = bothLatex(given);
    return `Porównaj ${given.isDecimal ? 'liczby' : 'ułamki'} $${one}$ i $${other}$.`;
  },

  solve: (given) => {
    if (given.isDecimal) return solveDecimals(given);
    if (isOfAsManyParts(given)) return solveByParts(given);
    const { one, other } = given;
    const bottom = leastCommonMultiple(one.d, other.d);
    const sign = signOfFractions(given);
    const [left, right] = [(one.n * bottom) / one.d, (other.n * bottom) / other.d];
    return {
      steps: [
        ...[one, other].filter((value) => value.d !== bottom).map((value, place) => wider(value, bottom, place)),
        {
          operation: 'compare',
          what: 'Porównujemy liczniki ułamków o tym samym mianowniku',
          todo: 'porównaj liczniki',
          why:
            sign === '='
              ? 'Części są równe i w obu ułamkach jest ich tyle samo.'
              : 'Części są równe, więc większy jest ten ułamek, który ma ich więcej.',
          shown: `${frac(left, bottom)} ${sign} ${frac(right, bottom)}`,
          claims: [{ sides: [`${left}/${bottom}`, `${right}/${bottom}`], relation: sign }],
        },
      ],
      answer: {
        kind: 'choice',
        value: sign,
        choices: choicesFor(given),
        shown: `$${latex(one)} ${sign} ${latex(other)}$`,
      },
      proof: proofOf(given),
      notice: NOTICE,
      nudge:
        one.d === other.d
          ? 'Mianowniki są równe, więc części są jednakowe. Których części jest więcej?'
          : 'Sprowadź ułamki do wspólnego mianownika i porównaj liczniki.',
      setup: 'Porównaj liczniki: w którym ułamku jest więcej jednakowych części?',
    };
  },

  check: ({ one, other }, answer) =>
    answer.kind === 'choice' && answer.value === signOf(rational(one.n * other.d), rational(other.n * one.d)),

  make: makeComparison,

  mistakes: [
    {
      id: 'smaller-denominator-is-larger',
      leadsTo: ({ one, other, isDecimal }) =>
        isDecimal || one.d === other.d ? undefined : [signOf(rational(other.d), rational(one.d))],
      says: 'Same mianowniki nie rozstrzygają. Sprowadź ułamki do wspólnego mianownika.',
    },
    {
      id: 'larger-denominator-is-larger',
      leadsTo: ({ isDecimal, ...given }) =>
        isDecimal || given.one.d === given.other.d || isOfAsManyParts(given)
          ? undefined
          : [signOf(rational(given.one.d), rational(given.other.d))],
      says: 'Większy mianownik to mniejsze części. Sprowadź ułamki do wspólnego mianownika.',
    },
    {
      id: 'larger-denominator-of-as-many-parts',
      leadsTo: ({ isDecimal, ...given }) =>
        !isDecimal && isOfAsManyParts(given) ? [signOf(rational(given.one.d), rational(given.other.d))] : undefined,
      says: 'Im na więcej części dzielimy całość, tym mniejsza jest każda z nich. Części jest w obu ułamkach tyle samo: w którym są większe?',
    },
    {
      id: 'same-denominators-are-equal',
      leadsTo: ({ one, other, isDecimal }) => (isDecimal || one.d !== other.d ? undefined : ['=']),
      says: 'Mianowniki są równe, więc części są jednakowe. Ale czy w obu ułamkach jest ich tyle samo? Porównaj liczniki.',
    },
    {
      id: 'numerators-only',
      leadsTo: ({ one, other, isDecimal }) => (isDecimal ? undefined : [signOf(rational(one.n), rational(other.n))]),
      says: 'Porównane zostały same liczniki, a części są różnej wielkości.',
    },
    {
      id: 'longer-is-larger',
      leadsTo: ({ one, other, isDecimal }) =>
        isDecimal ? [signOf(rational(placesOf(one)), rational(placesOf(other)))] : undefined,
      says: 'Więcej cyfr po przecinku nie znaczy większej liczby. Dopisz zera, żeby było ich tyle samo, i porównaj.',
    },
  ],

  figure: ({ one, other, isDecimal }) =>
    !isDecimal && [one, other].every(({ n, d }) => n <= d && d <= 24n)
      ? { kind: 'fraction-bar', bars: [one, other].map(({ n, d }) => ({ parts: Number(d), filled: Number(n) })) }
      : undefined,
};
