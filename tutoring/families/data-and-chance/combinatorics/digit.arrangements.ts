import { formFor } from '#tutoring/families/polish-count.ts';
import type { Arrangement } from './combinatorics.types.ts';
import { descending, howMany, productOf, wordsOver } from './recount.rules.ts';

export type DigitCondition = 'any' | 'different' | 'even' | 'odd' | 'by-five' | 'by-ten';

export const LENGTHS = ['', '', 'dwucyfrowych', 'trzycyfrowych', 'czterocyfrowych', 'pięciocyfrowych'] as const;

const LAST = 'Jakie cyfry mogą stać na ostatnim, a jakie w środku?';

const CONDITIONS: Readonly<
  Record<DigitCondition, { readonly words: string; readonly last: number; readonly why: string; readonly ask: string }>
> = {
  any: {
    words: '',
    last: 10,
    why: 'Na pozostałe miejsca pasuje każda z dziesięciu cyfr.',
    ask: 'A na następnych, skoro cyfry mogą się powtarzać?',
  },
  different: {
    words: ' o różnych cyfrach',
    last: 0,
    why: 'Na drugie miejsce można już dać zero, ale nie cyfrę z pierwszego, a na każde następne jest o jedną cyfrę mniej.',
    ask: 'A na następnych, skoro cyfry mają być różne?',
  },
  even: { words: ' parzystych', last: 5, why: 'Ostatnia cyfra musi być parzysta: 0, 2, 4, 6 lub 8.', ask: LAST },
  odd: { words: ' nieparzystych', last: 5, why: 'Ostatnia cyfra musi być nieparzysta: 1, 3, 5, 7 lub 9.', ask: LAST },
  'by-five': { words: ' podzielnych przez $5$', last: 2, why: 'Ostatnią cyfrą musi być 0 albo 5.', ask: LAST },
  'by-ten': { words: ' podzielnych przez $10$', last: 1, why: 'Ostatnią cyfrą musi być 0.', ask: LAST },
};

const isFitting = (condition: DigitCondition, number: number): boolean => {
  switch (condition) {
    case 'any':
      return true;
    case 'different':
      return new Set(String(number)).size === String(number).length;
    case 'even':
      return number % 2 === 0;
    case 'odd':
      return number % 2 === 1;
    case 'by-five':
      return number % 5 === 0;
    case 'by-ten':
      return number % 10 === 0;
  }
};

const placesOf = (length: number, condition: DigitCondition): readonly [number, ...number[]] => {
  if (condition === 'different') return [9, ...descending(9, length - 1)];
  const middle = Array.from({ length: length - 2 }, () => 10);
  return [9, ...middle, CONDITIONS[condition].last];
};

export const wholeNumbers = (length: number, condition: DigitCondition): Arrangement => {
  const { words, why, ask } = CONDITIONS[condition];
  const places = placesOf(length, condition);
  const all = productOf(places);
  const [least, most] = [10 ** (length - 1), 10 ** length - 1];
  return {
    statement: `Ile jest liczb ${LENGTHS[length] ?? ''}${words}?`,
    places,
    placesWhy: `Pierwszą cyfrą nie może być zero. ${why}`,
    recounted: () => howMany(least, most, (number) => isFitting(condition, number)),
    notice: `Ile cyfr może stanąć na pierwszym miejscu? Czy zero też? ${ask}`,
    proof:
      condition === 'different'
        ? `Gdyby zero mogło stać na początku, byłoby $${productOf(descending(10, length))}$ ciągów. Tych z zerem na początku jest $${productOf(descending(9, length - 1))}$: $${productOf(descending(10, length))} - ${productOf(descending(9, length - 1))} = ${all}$.`
        : `Wszystkich liczb ${LENGTHS[length] ?? ''} jest $${most} - ${least} + 1 = ${most - least + 1}$${all === most - least + 1 ? '.' : `, a pasuje co ${ordinalOf((most - least + 1) / all)}: $${most - least + 1} : ${(most - least + 1) / all} = ${all}$.`}`,
    misled: {
      'zero-in-front': condition === 'different' ? productOf(descending(10, length)) : (all / 9) * 10,
      ...(condition === 'different' ? { 'repetition-allowed': 9 * 10 ** (length - 1) } : {}),
      ...(condition === 'different' ? { 'repetition-forbidden': productOf(descending(9, length)) } : {}),
      added: places.reduce((sum, one) => sum + one, 0),
    },
  };
};

const ordinalOf = (step: number): string => (step === 2 ? 'druga' : step === 5 ? 'piąta' : 'dziesiąta');

export interface Signs {
  readonly digits: readonly string[];
  readonly length: number;
  readonly isRepeated: boolean;
  /** A number may not begin with zero, a code may. */
  readonly isNumber: boolean;
}

export const signs = ({ digits, length, isRepeated, isNumber }: Signs): Arrangement => {
  const count = digits.length;
  const isZeroBarred = isNumber && digits.includes('0');
  const first = isZeroBarred ? count - 1 : count;
  const others = isRepeated
    ? Array.from({ length: length - 1 }, () => count)
    : Array.from({ length: length - 1 }, (_one, index) => count - 1 - index);
  const places: readonly [number, ...number[]] = [first, ...others];
  const all = productOf(places);
  const thing = isNumber ? `liczb ${LENGTHS[length] ?? ''}` : `kodów złożonych z $${length}$ cyfr`;
  const noun = formFor(count, ['cyfra', 'cyfry', 'cyfr']);
  return {
    statement: `Ile ${thing} można ułożyć z cyfr ${digits.map((digit) => `$${digit}$`).join(', ')}, jeżeli cyfry ${isRepeated ? 'mogą' : 'nie mogą'} się powtarzać?`,
    places,
    placesWhy: `${isZeroBarred ? 'Pierwszą cyfrą liczby nie może być zero. ' : ''}${isRepeated ? `Cyfry mogą się powtarzać, więc na ${isZeroBarred ? 'każde następne' : 'każde'} miejsce pasuje każda z nich.` : 'Cyfry nie mogą się powtarzać, więc każda użyta już odpada.'}`,
    recounted: () =>
      wordsOver(
        digits,
        length,
        (word) => !(isZeroBarred && word[0] === '0') && (isRepeated || new Set(word).size === word.length),
      ),
    notice: `Do wyboru jest $${count}$ ${noun}. Ile z nich pasuje na pierwsze miejsce, a ile na następne, skoro cyfry ${isRepeated ? 'mogą' : 'nie mogą'} się powtarzać?`,
    proof: `Z ustaloną pierwszą cyfrą można ułożyć $${all / first}$, a pierwszą cyfrę można wybrać na tyle sposobów: $${first}$. Razem $${first} \\cdot ${all / first} = ${all}$.`,
    misled: {
      'base-and-exponent': length ** count,
      ...(isRepeated
        ? { 'repetition-forbidden': length > count ? 0 : productOf(descending(count, length)) }
        : { 'repetition-allowed': count ** length }),
      'product-of-data': count * length,
      ...(isZeroBarred ? { 'zero-in-front': (all / first) * count } : {}),
    },
  };
};
