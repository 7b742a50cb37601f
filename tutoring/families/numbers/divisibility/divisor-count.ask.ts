import type { Ask } from '#tutoring/families/asks.types.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { numberIn } from '#tutoring/families/early/whole.rules.ts';
import { naturalOf, primeFactorsOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { divisorsOf, whyNoMorePairs } from './divisibility.solver.ts';

interface DivisorCount {
  readonly number: number;
}

const TEMPLATES = [
  '[naturalnych|roznych] dzielnikow [naturalnych] (ma|posiada) [liczba] {n}',
  '(liczba|liczbe) dzielnikow [naturalnych] [liczby] {n}',
  '[wszystkich] dzielnikow [naturalnych] [liczby] {n} jest',
].map(template);

const ASKS_HOW_MANY = /(?<!\p{L})(?:ile|liczb[aęe]\s+dzielnik)/iu;

export const divisorCountAsk: Ask<string, DivisorCount> = {
  levels: [2, 3],
  read: (message) => {
    const found = ASKS_HOW_MANY.test(message) ? firstFit(TEMPLATES, message) : undefined;
    const number = found && naturalOf(found.number('n'));
    return number === undefined || number < 2 || number > 400 ? undefined : { number };
  },
  tell: ({ number }) => `Ile dzielników ma liczba $${number}$?`,
  solve: ({ number }) => {
    const all = divisorsOf(number);
    const pairs = all.filter((divisor) => divisor * divisor <= number);
    return {
      steps: [
        ...pairs.map((divisor, index) => ({
          operation: 'divide',
          what: `Liczba dzieli się przez $${divisor}$, więc mamy ${divisor * divisor === number ? 'dzielnik' : 'parę dzielników'}`,
          todo:
            index === 0
              ? 'zacznij od jedynki: tak powstaje pierwsza para dzielników'
              : 'znajdź kolejną liczbę, przez którą da się podzielić, i jej parę',
          why: index > 0 && index === pairs.length - 1 ? whyNoMorePairs(number) : '',
          ...calculated([String(number), `${divisor} * ${number / divisor}`]),
        })),
        {
          operation: 'list',
          what: 'Wypisujemy wszystkie znalezione dzielniki po kolei',
          todo: 'wypisz wszystkie znalezione dzielniki, każdy raz',
          why: '',
          shown: all.join(',\\ '),
          claims: all.map((divisor) => ({ sides: [String(divisor)] })),
        },
        {
          operation: 'count',
          what: 'Liczymy je',
          todo: 'policz wypisane dzielniki',
          why: 'Pytanie jest o to, ile ich jest, a nie jakie są.',
          shown: String(all.length),
          claims: [{ sides: [String(all.length)] }],
        },
      ],
      answer: { kind: 'number', value: whole(all.length) },
      proof: `Dzielniki łączą się w pary o iloczynie $${number}$: ${pairs.map((divisor) => `$${divisor} \\cdot ${number / divisor}$`).join(', ')}. ${whyNoMorePairs(number)}`,
      notice: 'Pytanie jest o to, ile jest dzielników. Najpierw trzeba je wszystkie znaleźć.',
      nudge:
        'Szukaj par: jeśli liczba dzieli się przez jedną liczbę, to wynik dzielenia też jest dzielnikiem. Potem policz.',
    };
  },
  // By the exponents of its primes.
  isRight: ({ number }, answer) => {
    const exponents = new Map<number, number>();
    for (const prime of primeFactorsOf(number)) exponents.set(prime, (exponents.get(prime) ?? 0) + 1);
    return numberIn(answer) === [...exponents.values()].reduce((product, exponent) => product * (exponent + 1), 1);
  },
  make: (pick, difficulty) => ({ number: 2 * pick.int(4, 8 * difficulty) }),
  mistakes: ({ number }) => {
    const count = divisorsOf(number).length;
    return {
      'without-one-and-itself': count > 3 ? [whole(count - 2)] : undefined,
      'one-of-each-pair': count > 2 ? [whole(Math.ceil(count / 2))] : undefined,
    };
  },
};
