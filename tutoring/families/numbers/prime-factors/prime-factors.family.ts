import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational } from '#tutoring/mathematics/exact.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { productOf } from '../whole-numbers.rules.ts';
import { naturalOf, primeFactorsOf } from '#tutoring/mathematics/prime-factors.rules.ts';

interface PrimeFactorsGiven {
  readonly number: number;
}

const PRIMES = '(na czynniki pierwsze|na liczby pierwsze|na iloczyn liczb pierwszych|na iloczyn czynnikow pierwszych)';
const TEMPLATES = [
  template(`(rozloz|rozklad|rozlozyc|rozkladanie) [liczbe|liczby] {n} ${PRIMES}`),
  template(`[liczbe] {n} (rozloz|rozlozyc) ${PRIMES}`),
  template(`(rozloz|rozklad|rozlozyc) ${PRIMES} [liczbe|liczby] {n}`),
  template(`{n} ${PRIMES}`),
  template('czynniki pierwsze [liczby] {n}'),
  template('(przedstaw|przedstawic) [liczbe] {n} (jako iloczyn|w postaci iloczynu) (liczb|czynnikow) pierwszych'),
  template('[liczbe] {n} (jako iloczyn|w postaci iloczynu) (liczb|czynnikow) pierwszych'),
];

const stepsOf = (number: number, factors: readonly number[]): readonly FamilyStep[] => {
  let rest = number;
  const divisions = factors.slice(0, -1).map((factor): FamilyStep => {
    const dividend = rest;
    rest /= factor;
    return {
      operation: 'divide',
      what: `Dzielimy przez $${factor}$, najmniejszą liczbę pierwszą, przez którą się da`,
      todo: 'podziel przez najmniejszą liczbę pierwszą, przez którą dzieli się bez reszty',
      why: 'Dzielimy dalej, aż zostanie liczba pierwsza.',
      ...calculated([`${dividend} : ${factor}`, String(rest)]),
    };
  });
  return [
    ...divisions,
    {
      operation: 'collect',
      what: `Została liczba pierwsza $${rest}$. Zapisujemy iloczyn liczb, przez które dzieliliśmy, i tej liczby`,
      todo: 'zapisz iloczyn wszystkich liczb, przez które kolejno dzielisz, i liczby, która została',
      why: 'Liczby pierwszej nie da się już rozłożyć.',
      ...calculated([String(number), factors.join(' * ')]),
    },
  ];
};

/** Not by the factors that the solution takes: the check is another way. */
const isPrime = (number: number): boolean => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return number > 1;
};

/** Whether a greater one is prime no pupil can see. */
const GREATEST_FACTOR = 1000;

export const primeFactorsFamily: Family<PrimeFactorsGiven> = {
  id: 'prime-factors',
  title: 'Rozkład na czynniki pierwsze',
  grades: [5, 6],
  read: (message) => {
    const found = firstFit(TEMPLATES, message);
    const number = found && naturalOf(found.number('n'));
    return number === undefined || number < 4 || number > 100_000 ? undefined : { number };
  },
  tell: ({ number }) => `Rozłóż liczbę $${number}$ na czynniki pierwsze.`,

  solve: ({ number }) => {
    const factors = primeFactorsOf(number);
    if (factors.length < 2 || factors.some((factor) => factor > GREATEST_FACTOR)) throw new BeyondReach('operation');
    return {
      steps: stepsOf(number, factors),
      answer: {
        kind: 'numbers',
        values: factors.map((factor) => ({ value: whole(factor) })),
        isOrdered: false,
        areFactors: true,
        shown: factors.join(' \\cdot '),
      },
      proof: `Mnożymy po kolei: ${products(factors)}. Każdy czynnik jest liczbą pierwszą.`,
      notice:
        'Szukamy samych liczb pierwszych, które pomnożone dają tę liczbę. Czy jest parzysta? Jaka jest suma jej cyfr?',
      nudge:
        'Rysuj kreskę: po prawej zapisuj najmniejszą liczbę pierwszą, przez którą można podzielić, po lewej wynik dzielenia. Skończ, gdy zostanie jedynka.',
    };
  },

  check: ({ number }, answer) => {
    if (answer.kind !== 'numbers') return false;
    const factors = answer.values.map(({ value }) => asRational(value)?.valueOf() ?? 0);
    return factors.every(isPrime) && productOf(factors) === number;
  },

  make: (pick, difficulty) => {
    const count = difficulty + 1;
    let number = 1;
    for (let place = 0; place < count; place += 1) number *= pick.oneOf([2, 2, 3, 3, 5, 7]);
    return { number: number * (difficulty === 1 ? 2 : pick.oneOf([2, 3, 5, 7])) };
  },

  mistakes: [
    {
      id: 'composite-factor-left',
      leadsTo: ({ number }) => {
        const factors = primeFactorsOf(number);
        const [last = 1, previous = 1] = factors.toReversed();
        return factors.length < 3 ? undefined : [...factors.slice(0, -2), last * previous].map(whole);
      },
      says: 'Jeden z czynników da się jeszcze rozłożyć: nie jest liczbą pierwszą.',
    },
    {
      id: 'one-alone',
      leadsTo: () => [whole(1)],
      says: 'Liczba $1$ nie jest liczbą pierwszą. Zapisz iloczyn liczb, przez które dzielisz.',
    },
    {
      id: 'one-is-no-prime',
      leadsTo: ({ number }) => [whole(1), whole(number)],
      says: 'Jedynka nie jest liczbą pierwszą, więc nie piszemy jej w rozkładzie. Poszukaj innych dzielników.',
    },
    {
      id: 'without-repetition',
      leadsTo: ({ number }) => {
        const factors = primeFactorsOf(number);
        const different = [...new Set(factors)];
        return different.length === factors.length ? undefined : different.map(whole);
      },
      says: 'Czynnik, który powtarza się w dzieleniu, zapisujemy tyle razy, ile razy wystąpił. Sprawdź iloczyn.',
    },
    {
      id: 'two-factors-only',
      leadsTo: ({ number }) => {
        const [first = 1, ...others] = primeFactorsOf(number);
        return others.length < 2 ? undefined : [whole(first), whole(number / first)];
      },
      says: 'To dopiero początek: większy z czynników można dzielić dalej.',
    },
  ],
};

/** „2 · 2 = 4, 4 · 3 = 12”. */
const products = (factors: readonly number[]): string =>
  factors
    .slice(1)
    .map((factor, place) => {
      const before = productOf(factors.slice(0, place + 1));
      return `$${before} \\cdot ${factor} = ${before * factor}$`;
    })
    .join(', ');
