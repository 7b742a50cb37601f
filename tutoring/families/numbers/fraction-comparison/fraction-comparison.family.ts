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
import { isDenied } from '../story-text.rules.ts';

interface ComparisonGiven {
  readonly one: Rational;
  readonly other: Rational;
  /** Both are written with a comma. */
  readonly isDecimal: boolean;
}

const TEMPLATES = [
  template('(porownaj|porownac) [ulamki|liczby] {a} (i|oraz|z|;) {b}'),
  template('(wstaw|wpisz) [odpowiedni] [znak] {a} {b}'),
  template('(co|ulamek|liczba|) [ulamek] (wieksze|wiekszy|wieksza) {a} (czy|i|;) {b}'),
];

const SIGNS = { '<': ['<', 'mniejsz*'], '>': ['>', 'wieksz*'], '=': ['=', 'rowne'] };

/** Who names one of the fractions means that it is the larger one; as `judgeChoice` reads it, without its bar. */
const choicesFor = ({ one, other, isDecimal }: ComparisonGiven) => ({
  ...SIGNS,
  ...(isDecimal ? {} : namesOfFractions({ one, other })),
});

const namesOfFractions = ({ one, other }: Pick<ComparisonGiven, 'one' | 'other'>) => ({
  '<': [...SIGNS['<'], spoken(other)],
  '>': [...SIGNS['>'], spoken(one)],
});

const spoken = (value: Rational): string => `${value.n} ${value.d}`;

const signOf = (one: Rational, other: Rational): '<' | '>' | '=' => {
  const order = one.compare(other);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
};

const latex = (value: Rational): string => latexOfRational(value, 'mixed');

const frac = (top: bigint, bottom: bigint): string => `\\frac{${top}}{${bottom}}`;

const wider = (value: Rational, bottom: bigint): FamilyStep => {
  const top = (value.n * bottom) / value.d;
  return {
    operation: 'extend',
    what: `Zapisujemy $${latex(value)}$ z mianownikiem $${bottom}$`,
    todo: 'rozszerz ułamek do wspólnego mianownika',
    why: 'Gdy mianowniki są równe, wystarczy porównać liczniki.',
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

const solveDecimals = (given: ComparisonGiven): FamilySolution => {
  const { one, other } = given;
  const sign = signOf(one, other);
  const places = Math.max(placesOf(one), placesOf(other));
  const [left, right] = [withPlaces(one, places), withPlaces(other, places)];
  const [from, to] = [one, other].map((value) => value.mul(10 ** places));
  const [first, second] = bothLatex(given);
  return {
    steps: [
      {
        operation: 'extend',
        what: 'Dopisujemy zera, żeby po przecinku było tyle samo cyfr',
        todo: 'dopisz na końcu zera, żeby po przecinku było tyle samo cyfr',
        why: 'Zero na końcu po przecinku nie zmienia liczby.',
        shown: `${left},\\quad ${right}`,
        claims: [{ sides: [plain(one)] }, { sides: [plain(other)] }],
      },
      {
        operation: 'compare',
        what: 'Porównujemy cyfry od lewej',
        todo: 'porównaj cyfry od lewej: najpierw całości, potem części dziesiąte i dalsze',
        why: 'Decyduje pierwsze miejsce, na którym cyfry są różne.',
        shown: `${left} ${sign} ${right}`,
        claims: [{ sides: [plain(one), plain(other)], relation: sign }],
      },
    ],
    answer: { kind: 'choice', value: sign, choices: choicesFor(given), shown: `$${first} ${sign} ${second}$` },
    proof: `Bez przecinka: $${from?.toString() ?? ''} ${sign} ${to?.toString() ?? ''}$, a obie liczby są tyle samo razy większe od danych.`,
    notice: 'Ile cyfr po przecinku ma każda z liczb? Czy wolno coś dopisać, żeby było ich tyle samo?',
    nudge: 'Dopisz zera na końcu i porównuj cyfry od lewej.',
    setup: 'Zapisz obie liczby jedna pod drugą, przecinek pod przecinkiem.',
  };
};

export const fractionComparisonFamily: Family<ComparisonGiven> = {
  id: 'fraction-comparison',
  title: 'Porównywanie ułamków',
  grades: [4, 6],

  read: (message) => {
    if (isDenied(message)) return undefined;
    const text = message.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ').replace(/\.{2,}|…|_+/g, ' ');
    for (const one of TEMPLATES) {
      const found = one.find(text);
      if (found === undefined) continue;
      const texts = ['a', 'b'].map(found.text);
      const isFraction = texts.every((written) => /^(?:\d+ )?\d+\/[1-9]\d*$/.test(written));
      const isDecimal = texts.every((written) => /^\d+\.\d{1,4}$/.test(written));
      return isFraction || isDecimal ? { one: found.number('a'), other: found.number('b'), isDecimal } : undefined;
    }
    return undefined;
  },

  tell: (given) => {
    const [one, other] = bothLatex(given);
    return `Porównaj ${given.isDecimal ? 'liczby' : 'ułamki'} $${one}$ i $${other}$.`;
  },

  solve: (given) => {
    if (given.isDecimal) return solveDecimals(given);
    const { one, other } = given;
    const bottom = leastCommonMultiple(one.d, other.d);
    const sign = signOf(one, other);
    const [left, right] = [(one.n * bottom) / one.d, (other.n * bottom) / other.d];
    return {
      steps: [
        ...[one, other].filter((value) => value.d !== bottom).map((value) => wider(value, bottom)),
        {
          operation: 'compare',
          what: 'Porównujemy liczniki ułamków o tym samym mianowniku',
          todo: 'porównaj liczniki',
          why: 'Części są teraz równe, więc większy jest ten ułamek, który ma ich więcej.',
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
      proof: `Mnożymy na krzyż: $${one.n} \\cdot ${other.d} = ${one.n * other.d}$ i $${other.n} \\cdot ${one.d} = ${other.n * one.d}$, a $${one.n * other.d} ${sign} ${other.n * one.d}$.`,
      notice: 'Czy ułamki mają takie same mianowniki albo takie same liczniki?',
      nudge:
        one.d === other.d
          ? 'Mianowniki są równe, więc części są jednakowe. Których części jest więcej?'
          : 'Sprowadź ułamki do wspólnego mianownika i porównaj liczniki.',
      setup: 'Porównaj liczniki: w którym ułamku jest więcej jednakowych części?',
    };
  },

  check: ({ one, other }, answer) =>
    answer.kind === 'choice' && answer.value === signOf(rational(one.n * other.d), rational(other.n * one.d)),

  make: (pick, difficulty) => {
    if (pick.int(0, 2) === 0) {
      const wholes = difficulty === 1 ? 0 : pick.int(0, 3);
      const tenths = rational(pick.int(1, 9) + 10 * wholes, 10);
      return {
        one: tenths,
        other: rational(pick.int(1, 99) + 100 * wholes, 100).add(rational(1, 1000)),
        isDecimal: true,
      };
    }
    const [first, second] = [pick.int(2, 4 + 2 * difficulty), pick.int(3, 5 + 2 * difficulty)];
    return {
      one: rational(pick.int(1, first), first + 1),
      other: rational(pick.int(1, second - 1), second),
      isDecimal: false,
    };
  },

  mistakes: [
    {
      id: 'smaller-denominator-is-larger',
      leadsTo: ({ one, other, isDecimal }) => (isDecimal ? undefined : [signOf(rational(other.d), rational(one.d))]),
      says: 'Same mianowniki nie rozstrzygają. Sprowadź ułamki do wspólnego mianownika.',
    },
    {
      id: 'larger-denominator-is-larger',
      leadsTo: ({ one, other, isDecimal }) => (isDecimal ? undefined : [signOf(rational(one.d), rational(other.d))]),
      says: 'Większy mianownik to mniejsze części. Sprowadź ułamki do wspólnego mianownika.',
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
