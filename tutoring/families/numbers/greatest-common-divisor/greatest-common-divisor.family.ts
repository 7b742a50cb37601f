import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { factorisations, namedWithNumbers, readCommon } from '../common-number.rules.ts';
import type { CommonGiven } from '../common-number.types.ts';
import { naturalOf, primeFactorsOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import { COPRIME, listed, productOf, sharedFactors } from '../whole-numbers.rules.ts';

const TEMPLATES = [
  template(
    '(nwd|najwiekszy wspolny dzielnik|najwiekszego wspolnego dzielnika|najwieksza liczbe przez dziela|najwieksza liczba przez dziela) [dla] [liczb|z liczb|z] {list=numbers}',
  ),
  template('liczb {list=numbers} (nwd|najwiekszy wspolny dzielnik)'),
  template('{list=numbers} (nwd|najwiekszy wspolny dzielnik)'),
];

const sharedOf = ({ numbers }: CommonGiven): readonly number[] =>
  numbers.map(primeFactorsOf).reduce((shared, factors) => sharedFactors(shared, factors));

const stepOf = (given: CommonGiven): FamilyStep => {
  const shared = sharedOf(given);
  const symbol = namedWithNumbers('NWD', given);
  if (shared.length === 0)
    return {
      operation: 'compare',
      what: 'W rozkładach nie powtarza się żaden czynnik, więc wspólnym dzielnikiem jest tylko $1$',
      todo: 'poszukaj w rozkładach tych samych czynników',
      why: 'Jedynka dzieli każdą liczbę.',
      shown: `${symbol} = 1`,
      claims: [{ sides: ['1'] }],
    };
  return {
    operation: 'multiply',
    what:
      shared.length === 1
        ? 'Wspólny czynnik jest tylko jeden'
        : 'Mnożymy czynniki, które powtarzają się we wszystkich rozkładach',
    todo: 'wybierz czynniki, które są w każdym rozkładzie, i pomnóż je',
    why: 'Dzielnik wspólny może mieć tylko takie czynniki, które ma każda z liczb.',
    ...(shared.length === 1
      ? {
          shown: `${symbol} = ${shared[0]}`,
          claims: [{ sides: [String(shared[0])] }],
        }
      : calculated([shared.join(' * '), String(productOf(shared))], { symbol })),
  };
};

/** Why it helps is said of the first number only. */
const factorised = (given: CommonGiven): readonly FamilyStep[] => {
  const steps = factorisations(given);
  const first = steps.findIndex(({ why }) => why !== '');
  return steps.map((step, place) => ({
    ...step,
    why:
      place === first ? 'Każdy dzielnik liczby jest iloczynem niektórych jej czynników pierwszych albo jedynką.' : '',
  }));
};

const NOT_GREATEST =
  'To jest wspólny dzielnik, ale nie największy. Sprawdź, czy po podzieleniu liczby mają jeszcze jakiś wspólny czynnik.';

export const greatestCommonDivisorFamily: Family<CommonGiven> = {
  id: 'greatest-common-divisor',
  title: 'Największy wspólny dzielnik',
  grades: [5, 6],
  read: (message) => readCommon(TEMPLATES, message),
  tell: ({ numbers }) => `Znajdź największy wspólny dzielnik liczb ${listed(numbers)}.`,

  solve: (given) => {
    const value = productOf(sharedOf(given));
    return {
      steps: [...factorised(given), stepOf(given)],
      answer: { kind: 'number', value: whole(value) },
      proof: `Każda z liczb dzieli się przez $${value}$: ${given.numbers.map((number) => `$${number} : ${value} = ${number / value}$`).join(', ')}. Wyniki dzielenia nie mają już wspólnego dzielnika większego od $1$, więc większego wspólnego dzielnika nie ma.`,
      notice:
        'Szukamy liczby, która dzieli wszystkie podane liczby bez reszty, i to największej. Jakie czynniki mają wspólne?',
      nudge: 'Rozłóż każdą liczbę na czynniki pierwsze i pomnóż te, które powtarzają się w każdym rozkładzie.',
    };
  },

  check: ({ numbers }, answer) => {
    const value = rationalIn(answer);
    const natural = value && naturalOf(value);
    return natural !== undefined && BigInt(natural) === numbers.map(BigInt).reduce(greatestCommonDivisor);
  },

  make: (pick, difficulty) => {
    const common = pick.int(2, 6 * difficulty);
    const [one, other] = pick.oneOf(COPRIME);
    return {
      numbers:
        difficulty === 3 && pick.int(0, 1) === 1
          ? [common * one, common * other, common * (one + other)]
          : [common * one, common * other],
      isStory: false,
    };
  },

  mistakes: [
    {
      id: 'least-multiple-instead',
      leadsTo: ({ numbers }) => [
        whole(
          numbers.reduce((one, other) => (one * other) / Number(greatestCommonDivisor(BigInt(one), BigInt(other)))),
        ),
      ],
      says: 'To najmniejsza wspólna wielokrotność. Dzielnik nie może być większy od żadnej z liczb.',
    },
    {
      id: 'one-common-factor-only',
      leadsTo: (given) => {
        const shared = sharedOf(given);
        return shared.length < 2 ? undefined : [whole(shared[0] ?? 1)];
      },
      says: NOT_GREATEST,
    },
    {
      id: 'largest-common-factor-only',
      leadsTo: (given) => {
        const shared = sharedOf(given);
        return shared.length < 2 ? undefined : [whole(shared.at(-1) ?? 1)];
      },
      says: NOT_GREATEST,
    },
    {
      id: 'one-factor-left-out',
      leadsTo: (given) => {
        const shared = sharedOf(given);
        return shared.length < 3 ? undefined : [whole(productOf(shared.slice(0, -1)))];
      },
      says: 'To jest wspólny dzielnik, ale nie największy: w rozkładach jest jeszcze jeden wspólny czynnik.',
    },
    {
      id: 'product',
      leadsTo: ({ numbers }) => [whole(productOf(numbers))],
      says: 'To iloczyn podanych liczb, czyli ich wspólna wielokrotność. Szukamy liczby, przez którą one się dzielą.',
    },
    {
      id: 'difference',
      leadsTo: ({ numbers: [one = 1, other = 1, third] }) =>
        third === undefined ? [whole(Math.abs(one - other))] : undefined,
      says: 'To różnica liczb. Nie każda różnica dzieli obie liczby bez reszty: sprawdź dzieleniem.',
    },
  ],
};
