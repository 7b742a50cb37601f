import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { DivisibilityGiven } from './divisibility.types.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const withDigit = (pattern: string, digit: number): number => Number(pattern.replace('_', String(digit)));

const fittingDigits = (pattern: string, by: number): readonly number[] =>
  DIGITS.filter((digit) => !(pattern.startsWith('_') && digit === 0) && withDigit(pattern, digit) % by === 0);

export const divisorsOf = (number: number): readonly number[] => {
  const small = Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, index) => index + 1).filter(
    (divisor) => number % divisor === 0,
  );
  return [...new Set([...small, ...small.map((divisor) => number / divisor)])].toSorted((one, other) => one - other);
};

const hasRuleOfSum = (by: number): boolean => by === 3 || by === 9;

const hasRuleOfEnd = (by: number): number | undefined =>
  by === 2 || by === 5 || by === 10 ? 10 : by === 4 || by === 25 || by === 100 ? 100 : undefined;

/** The calculation that decides whether the number is divisible. */
const testSteps = (number: number, by: number): readonly FamilyStep[] => {
  const end = hasRuleOfEnd(by);
  if (hasRuleOfSum(by) && number > 9) {
    const digits = digitsIn(String(number));
    const sum = sumOf(digits);
    return [
      {
        operation: 'add',
        what: `Dodajemy cyfry liczby $${number}$`,
        todo: `dodaj wszystkie cyfry liczby $${number}$`,
        why: ruleOfSum(by),
        ...calculated([digits.join(' + '), String(sum)]),
      },
      quotientStep(sum, by, 'sumę cyfr'),
    ];
  }
  if (end !== undefined && number >= end) {
    const last = number % end;
    return [
      {
        operation: 'split',
        what:
          end === 10
            ? `Patrzymy na ostatnią cyfrę liczby $${number}$`
            : `Patrzymy na dwie ostatnie cyfry liczby $${number}$`,
        todo: end === 10 ? 'spójrz na ostatnią cyfrę' : 'spójrz na liczbę z dwóch ostatnich cyfr',
        why: whyEndDecides(end, by),
        ...calculated([String(number), `${number - last} + ${last}`]),
      },
      quotientStep(last, by, 'końcówkę'),
    ];
  }
  return [quotientStep(number, by, 'liczbę')];
};

const whyEndDecides = (end: number, by: number): string =>
  end === 10
    ? `Pozostała część to pełne dziesiątki, a one zawsze dzielą się przez $${by}$, więc o wszystkim decyduje ostatnia cyfra.`
    : `Pozostała część to pełne setki, a one zawsze dzielą się przez $${by}$, więc o wszystkim decydują dwie ostatnie cyfry.`;

const quotientStep = (dividend: number, by: number, what: string): FamilyStep => {
  const [quotient, rest] = [Math.floor(dividend / by), dividend % by];
  return {
    operation: 'divide',
    what: `Dzielimy ${what} przez $${by}$: ${restText(rest)}`,
    todo: `podziel ${what} przez $${by}$ i sprawdź, czy jest reszta`,
    why: '',
    ...calculated([String(dividend), rest === 0 ? `${quotient} * ${by}` : `${quotient} * ${by} + ${rest}`]),
  };
};

const restText = (rest: number): string => (rest === 0 ? 'reszty nie ma' : `zostaje reszta $${rest}$`);

const CHOICES = { tak: ['tak'], nie: ['nie'] };

export const numbers = (values: readonly number[]): Answer => ({
  kind: 'numbers',
  values: values.map((value) => ({ value: whole(value) })),
  isOrdered: false,
  shown: values.join(',\\ '),
});

export const solveDivisibility = (given: DivisibilityGiven): FamilySolution => {
  switch (given.asks) {
    case 'divides': {
      const { number, by } = given;
      const [quotient, rest] = [Math.floor(number / by), number % by];
      return {
        steps: testSteps(number, by),
        answer: {
          kind: 'choice',
          value: rest === 0 ? 'tak' : 'nie',
          choices: CHOICES,
          shown:
            rest === 0
              ? `**Tak**, $${number}$ dzieli się przez $${by}$`
              : `**Nie**, $${number}$ nie dzieli się przez $${by}$`,
        },
        proof: `Dzielimy zwyczajnie: $${number} = ${quotient} \\cdot ${by}${rest === 0 ? '' : ` + ${rest}`}$, ${rest === 0 ? 'bez reszty' : `reszta $${rest}$`}.`,
        notice:
          'Czy znasz cechę podzielności przez tę liczbę? Na co trzeba w niej spojrzeć: na końcówkę czy na sumę cyfr?',
        nudge: ruleOf(by),
        setup: 'Zastosuj tę cechę do swojej liczby.',
      };
    }
    case 'among': {
      const fitting = given.numbers.filter((number) => number % given.by === 0);
      if (fitting.length === 0) throw new BeyondReach('operation');
      return {
        steps: given.numbers.map((number, index) => ({
          operation: 'divide',
          ...calculatedOf(number, given.by),
          what: `Sprawdzamy liczbę $${number}$: ${[...signOf(number, given.by), restText(number % given.by)].join(', ')}`,
          todo: `sprawdź liczbę $${number}$`,
          why: index === 0 ? ruleOf(given.by) : '',
        })),
        answer: numbers(fitting),
        proof: `Sprawdzamy mnożeniem: ${fitting.map((number) => `$${number} = ${number / given.by} \\cdot ${given.by}$`).join(', ')}.`,
        notice: 'Nie musisz dzielić każdej liczby. Jaka cecha podzielności tu pomaga?',
        nudge: ruleOf(given.by),
      };
    }
    case 'divisors': {
      const all = divisorsOf(given.number);
      const pairs = all.filter((divisor) => divisor * divisor <= given.number);
      const whyNoMore = whyNoMorePairs(given.number);
      return {
        steps: pairs.map((divisor, index) => ({
          operation: 'divide',
          what: `Liczba dzieli się przez $${divisor}$, więc mamy ${divisor * divisor === given.number ? 'dzielnik' : 'parę dzielników'}`,
          todo:
            divisor === 1
              ? 'podziel przez jeden: tak powstaje pierwsza para dzielników'
              : 'znajdź kolejną liczbę, przez którą da się podzielić, i jej parę',
          why: index > 0 && index === pairs.length - 1 ? whyNoMore : '',
          ...calculated([String(given.number), `${divisor} * ${given.number / divisor}`]),
        })),
        answer: numbers(all),
        proof: `Dzielniki łączą się w pary o iloczynie $${given.number}$: ${pairs.map((divisor) => `$${divisor} \\cdot ${given.number / divisor}$`).join(', ')}. ${whyNoMore}`,
        notice: 'Przez jakie liczby da się podzielić bez reszty? Zacznij od jedynki i idź po kolei.',
        nudge: 'Szukaj par: jeśli liczba dzieli się przez jedną liczbę, to wynik dzielenia też jest dzielnikiem.',
      };
    }
    case 'prime':
      return solvePrime(given.number);
    case 'digit':
      return solveDigit(given);
  }
};

/** What decides, so that a pupil sees the rule at work: a number of few digits has nothing left to look away from. */
const signOf = (number: number, by: number): readonly string[] => {
  const end = hasRuleOfEnd(by);
  if (hasRuleOfSum(by) && number > 9) return [`suma cyfr to $${sumOf(digitsIn(String(number)))}$`];
  if (end === undefined || number < end) return [];
  return [end === 10 ? `ostatnia cyfra to $${number % end}$` : `dwie ostatnie cyfry to $${String(number).slice(-2)}$`];
};

const digitsIn = (text: string): readonly number[] => [...text.replace('_', '')].map(Number);

const sumOf = (digits: readonly number[]): number => digits.reduce((total, digit) => total + digit, 0);

export const whyNoMorePairs = (number: number): string => {
  const next = Math.floor(Math.sqrt(number)) + 1;
  return `Dalej nie szukamy: $${next} \\cdot ${next} = ${next * next}$ to już więcej niż $${number}$, więc w następnych parach byłyby te same dzielniki.`;
};

const solveDigit = ({ pattern, by }: Extract<DivisibilityGiven, { readonly asks: 'digit' }>): FamilySolution => {
  const digits = fittingDigits(pattern, by);
  if (digits.length === 0) throw new BeyondReach('operation');
  const rest = `Z każdą inną cyfrą dzielenie przez $${by}$ daje resztę.`;
  const products = digits.map((digit) => productOf(withDigit(pattern, digit), by));
  const known = digitsIn(pattern);
  if (!hasRuleOfSum(by) || known.length < 2)
    return {
      steps: digits.map((digit, index) => ({
        operation: 'try',
        what: `Z cyfrą $${digit}$ powstaje liczba $${withDigit(pattern, digit)}$, która dzieli się bez reszty`,
        todo: 'znajdź cyfrę, z którą liczba spełnia cechę podzielności',
        why: index === 0 ? whatDecides(by) : '',
        shown: products[index] ?? '',
        claims: [{ sides: [String(withDigit(pattern, digit)), `${withDigit(pattern, digit) / by} * ${by}`] }],
      })),
      answer: numbers(digits),
      proof: rest,
      notice: 'Jaka cecha podzielności tu pomaga? Które cyfry liczby już znasz?',
      nudge: whatDecides(by),
      setup: `Wpisuj po kolei cyfry i za każdym razem sprawdzaj, czy liczba dzieli się przez $${by}$.`,
    };
  const sum = sumOf(known);
  return {
    steps: [
      {
        operation: 'add',
        what: 'Dodajemy cyfry, które już znamy',
        todo: 'dodaj cyfry, które już znasz',
        why: ruleOfSum(by),
        ...calculated([known.join(' + '), String(sum)]),
      },
      ...digits.map((digit) => ({
        operation: 'try',
        what: `Z cyfrą $${digit}$ suma cyfr dzieli się przez $${by}$`,
        todo: `znajdź cyfrę, z którą suma cyfr jest wielokrotnością liczby $${by}$`,
        why: '',
        ...calculated([`${sum} + ${digit}`, String(sum + digit)]),
      })),
    ],
    answer: numbers(digits),
    proof: `Dzielimy całą liczbę: ${products.map((product) => `$${product}$`).join(', ')}. ${rest}`,
    notice: 'Jaka cecha podzielności tu pomaga? Które cyfry liczby już znasz?',
    nudge: ruleOfSum(by),
    setup: `Znane cyfry dają razem $${sum}$. Jaką cyfrę trzeba do tego dodać, żeby otrzymać wielokrotność liczby $${by}$?`,
  };
};

const productOf = (number: number, by: number): string => `${number} = ${number / by} \\cdot ${by}`;

const calculatedOf = (number: number, by: number): Pick<FamilyStep, 'shown' | 'claims'> => {
  const [quotient, rest] = [Math.floor(number / by), number % by];
  return calculated([String(number), rest === 0 ? `${quotient} * ${by}` : `${quotient} * ${by} + ${rest}`]);
};

const solvePrime = (number: number): FamilySolution => {
  const [, smallest = number] = divisorsOf(number);
  const isPrime = smallest === number;
  const tried = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31].filter(
    (prime) => prime * prime <= number && (isPrime || prime <= smallest),
  );
  return {
    steps: (tried.length > 0 ? tried : [1]).map((prime) => quotientStep(number, prime, 'liczbę')),
    answer: {
      kind: 'choice',
      value: isPrime ? 'tak' : 'nie',
      choices: { tak: ['tak'], nie: ['nie', 'zlozona'] },
      shown: isPrime ? `**Tak**, $${number}$ jest liczbą pierwszą` : `**Nie**, $${number}$ jest liczbą złożoną`,
    },
    proof: isPrime
      ? 'Dalszych liczb pierwszych nie trzeba sprawdzać: gdyby był większy dzielnik, drugi w parze byłby mniejszy i już by się znalazł.'
      : `Liczba ma dzielnik inny niż $1$ i ona sama: $${number} = ${smallest} \\cdot ${number / smallest}$.`,
    notice: 'Liczba pierwsza ma dokładnie dwa dzielniki. Czy ta ma jeszcze jakiś inny?',
    nudge:
      'Sprawdzaj po kolei małe liczby pierwsze, zaczynając od cech podzielności. Wystarczy dojść do takiej, której kwadrat jest większy od tej liczby.',
    setup: 'Zacznij od sumy cyfr i ostatniej cyfry.',
  };
};

const ruleOfSum = (by: number): string =>
  `Liczba dzieli się przez $${by}$ wtedy, gdy dzieli się przez $${by}$ suma jej cyfr.`;

const whatDecides = (by: number): string => {
  if (hasRuleOfSum(by)) return 'Decyduje suma cyfr: podziel ją przez tę samą liczbę i zobacz, czy jest reszta.';
  const end = hasRuleOfEnd(by);
  if (end === 10) return 'Decyduje ostatnia cyfra.';
  if (end === 100) return 'Decyduje liczba z dwóch ostatnich cyfr.';
  return 'Podziel i zobacz, czy zostaje reszta.';
};

const ruleOf = (by: number): string => {
  const rule = ENDINGS[by];
  if (rule !== undefined) return `Liczba dzieli się przez $${by}$ wtedy, gdy ${rule}.`;
  return hasRuleOfEnd(by) === 100
    ? `Liczba dzieli się przez $${by}$ wtedy, gdy dzieli się przez $${by}$ liczba z jej dwóch ostatnich cyfr.`
    : whatDecides(by);
};

const ENDINGS: Readonly<Partial<Record<number, string>>> = {
  2: 'jej ostatnia cyfra jest parzysta',
  5: 'kończy się zerem lub piątką',
  10: 'kończy się zerem',
  100: 'kończy się dwoma zerami',
};
