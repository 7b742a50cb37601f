import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import {
  decimalPlaces,
  greatestCommonDivisor,
  rational,
  isNegative,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilySolution, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';

/** A fraction between whole numbers with a short decimal expansion, and which of its two forms is asked for. */
interface DecimalFractionGiven {
  readonly asks: 'decimal' | 'fraction';
  readonly value: Rational;
}

const CHANGE = '[zamien|zamienic|przedstaw|wyraz|zamiana]';
const INTO = '(na|jako|w postaci|do postaci)';
const FRACTION = '[ulamek|ulamka|liczbe|liczby|ulamek zwykly|ulamek dziesietny|liczbe dziesietna]';
const TO_DECIMAL = [
  template(`${CHANGE} ${FRACTION} {v} ${INTO} (ulamek dziesietny|dziesietny|ulamka dziesietnego|liczbe dziesietna)`),
  template(`${CHANGE} ${INTO} (ulamek dziesietny|dziesietny|ulamka dziesietnego) ${FRACTION} {v}`),
];
const TO_FRACTION = [
  template(
    `${CHANGE} ${FRACTION} {v} ${INTO} (ulamek zwykly|zwykly|ulamka zwyklego|ulamek) [nieskracalny|nieskracalnego|w postaci nieskracalnej]`,
  ),
  template(`${CHANGE} ${INTO} (ulamek zwykly|zwykly|ulamka zwyklego) [nieskracalny|nieskracalnego] ${FRACTION} {v}`),
];

const MOST_PLACES = 4;

const hasFewPlaces = (value: Rational): boolean => {
  const places = decimalPlaces(value);
  return places !== undefined && places > 0 && places <= MOST_PLACES;
};

const givenIn = (found: Found, asks: DecimalFractionGiven['asks']): DecimalFractionGiven | undefined => {
  const isFraction = found.text('v').includes('/');
  const value = found.number('v');
  return isFraction === (asks === 'decimal') && !isNegative(value) && hasFewPlaces(value) ? { asks, value } : undefined;
};

/** The power of ten below the bar: 1000 for 0,125. */
const tenOf = (value: Rational): bigint => 10n ** BigInt(decimalPlaces(value) ?? 0);

const frac = (top: bigint, bottom: bigint): string => `\\frac{${top}}{${bottom}}`;

const solveDecimal = ({ value }: DecimalFractionGiven): FamilySolution => {
  const ten = tenOf(value);
  const by = ten / value.d;
  const extend: FamilyStep = {
    operation: 'extend',
    what: `Rozszerzamy ułamek do mianownika $${ten}$`,
    todo: 'rozszerz ułamek tak, żeby w mianowniku stała jedynka z zerami',
    why: 'Ułamek dziesiętny ma w mianowniku jedynkę z zerami: 10, 100, 1000 i tak dalej.',
    shown: `${frac(value.n, value.d)} = \\frac{${value.n} \\cdot ${by}}{${value.d} \\cdot ${by}} = ${frac(value.n * by, ten)}`,
    claims: [
      { sides: [`${value.n} / ${value.d}`, `${value.n * by} / ${ten}`] },
      { sides: [`${value.n} * ${by}`, String(value.n * by)] },
      { sides: [`${value.d} * ${by}`, String(ten)] },
    ],
  };
  return {
    steps: [
      ...(by === 1n ? [] : [extend]),
      {
        operation: 'write',
        what: 'Zapisujemy licznik z przecinkiem',
        todo: 'zapisz licznik i oddziel przecinkiem tyle cyfr, ile zer ma mianownik',
        why: 'Po przecinku stoi tyle cyfr, ile zer ma mianownik.',
        shown: `${frac(value.n * by, ten)} = ${latexOfRational(value)}`,
        prepared: frac(value.n * by, ten),
        claims: [{ sides: [`${value.n * by} / ${ten}`, plain(value)] }],
      },
    ],
    answer: { kind: 'number', value: exact(value), writtenAs: [plain(value)] },
    proof: `Mnożymy z powrotem przez mianownik: $${calculated([`${plain(value)} * ${value.d}`, String(value.n)]).shown}$. To licznik, więc się zgadza.`,
    notice: 'Przez co trzeba rozszerzyć ten ułamek, żeby w mianowniku stała jedynka z zerami?',
    nudge: 'Rozszerz ułamek do mianownika 10, 100 albo 1000 – albo podziel licznik przez mianownik.',
    setup: 'Znajdź liczbę, przez którą trzeba pomnożyć mianownik, żeby otrzymać jedynkę z zerami.',
  };
};

const solveFraction = ({ value }: DecimalFractionGiven): FamilySolution => {
  const ten = tenOf(value);
  const top = (value.n * ten) / value.d;
  const common = greatestCommonDivisor(top, ten);
  const reduce: FamilyStep = {
    operation: 'reduce',
    what: `Skracamy ułamek przez $${common}$`,
    todo: 'skróć otrzymany ułamek',
    why: 'Licznik i mianownik dzielimy przez tę samą liczbę.',
    shown: `${frac(top, ten)} = ${frac(value.n, value.d)}`,
    prepared: frac(top, ten),
    claims: [
      { sides: [`${top} / ${ten}`, `${value.n} / ${value.d}`] },
      { sides: [`${top} / ${common}`, String(value.n)] },
      { sides: [`${ten} / ${common}`, String(value.d)] },
    ],
  };
  return {
    steps: [
      {
        operation: 'write',
        what: 'Zapisujemy ułamek o mianowniku z zerami',
        todo: 'zapisz liczbę bez przecinka w liczniku, a w mianowniku jedynkę z tyloma zerami, ile cyfr stoi po przecinku',
        why: 'Dziesiąte, setne i tysięczne to ułamki o mianownikach 10, 100 i 1000.',
        shown: `${latexOfRational(value)} = ${frac(top, ten)}`,
        claims: [{ sides: [plain(value), `${top} / ${ten}`] }],
      },
      ...(common === 1n ? [] : [reduce]),
    ],
    answer: { kind: 'number', value: exact(value), style: 'fraction', writtenAs: fractionsOf(value) },
    proof: `Dzielimy licznik przez mianownik: $${calculated([`${value.n} : ${value.d}`, plain(value)]).shown}$. Zgadza się.`,
    notice: 'Ile cyfr stoi po przecinku? Jak nazywa się ostatnie miejsce: dziesiąte, setne czy tysięczne?',
    nudge: 'Zapisz liczbę jako ułamek o mianowniku 10, 100 albo 1000, a potem skróć.',
    setup: 'Przeczytaj liczbę głośno: ile to dziesiątych, setnych albo tysięcznych?',
  };
};

/** 5/4 and 1 1/4. */
const fractionsOf = ({ n, d }: Rational): readonly [string, ...string[]] =>
  n < d ? [`${n}/${d}`] : [`${n}/${d}`, `${n / d} ${n % d}/${d}`];

/** A numerator of two and more over this denominator, by which the fraction is no easier than it looks. */
const coprimeTo = (bottom: number, pick: Pick): number => {
  const top = pick.int(2, bottom - 1);
  return greatestCommonDivisor(BigInt(top), BigInt(bottom)) === 1n ? top : coprimeTo(bottom, pick);
};

export const decimalFractionFamily: Family<DecimalFractionGiven> = {
  id: 'decimal-fraction',
  title: 'Zamiana ułamków zwykłych i dziesiętnych',
  grades: [4, 6],

  read: (message) => {
    const decimal = firstFit(TO_DECIMAL, message);
    if (decimal !== undefined) return givenIn(decimal, 'decimal');
    const fraction = firstFit(TO_FRACTION, message);
    return fraction && givenIn(fraction, 'fraction');
  },

  tell: ({ asks, value }) =>
    asks === 'decimal'
      ? `Zamień ułamek $${frac(value.n, value.d)}$ na ułamek dziesiętny.`
      : `Zamień $${latexOfRational(value)}$ na ułamek zwykły nieskracalny.`,

  solve: (given) => (given.asks === 'decimal' ? solveDecimal(given) : solveFraction(given)),

  check: ({ value }, answer) => {
    const number = rationalIn(answer);
    return number?.mul(value.d).equals(value.n) ?? false;
  },

  make: (pick, difficulty) => {
    const asks = pick.oneOf(['decimal', 'fraction']);
    const bottom =
      difficulty === 1
        ? pick.oneOf([4, 5])
        : difficulty === 2
          ? pick.oneOf([8, 20, 25, 50])
          : pick.oneOf([40, 125, 200]);
    const wholes = asks === 'fraction' && difficulty === 3 ? pick.int(0, 2) : 0;
    const value = rational(coprimeTo(bottom, pick) + wholes * bottom, bottom);
    return { asks, value };
  },

  mistakes: [
    {
      id: 'digits-of-the-bar',
      leadsTo: ({ asks, value }) =>
        asks === 'decimal' && value.n < value.d
          ? [exact(rational(BigInt(`${value.n}${value.d}`), 10n ** BigInt(`${value.n}${value.d}`.length)))]
          : undefined,
      says: 'Po przecinku stanęły cyfry licznika, a za nimi mianownika. Kreska ułamkowa oznacza dzielenie.',
    },
    {
      id: 'denominator-behind-the-comma',
      leadsTo: ({ asks, value }) =>
        asks === 'decimal'
          ? [exact(rational(value.n).add(rational(value.d, 10n ** BigInt(String(value.d).length))))]
          : undefined,
      says: 'Przecinek nie zastępuje kreski ułamkowej. Kreska oznacza dzielenie: rozszerz ułamek albo podziel.',
    },
    {
      id: 'upside-down',
      leadsTo: ({ value }) => [exact(rational(value.d, value.n))],
      says: 'Ułamek jest odwrócony: co dzielimy przez co?',
    },
    {
      id: 'one-zero-too-few',
      leadsTo: ({ value }) => [exact(value.mul(10))],
      says: 'Policz miejsca po przecinku: tyle samo zer ma mianownik.',
    },
    {
      id: 'one-zero-too-many',
      leadsTo: ({ value }) => [exact(value.div(10))],
      says: 'Policz zera w mianowniku: tyle samo cyfr stoi po przecinku.',
    },
  ],

  figure: ({ value }) =>
    value.n <= value.d && value.d <= 24n
      ? { kind: 'fraction-bar', bars: [{ parts: Number(value.d), filled: Number(value.n) }] }
      : undefined,
};
