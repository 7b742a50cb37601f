import { areAlmostEqual } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, asRational } from '#tutoring/mathematics/exact.ts';
import { chainsIn, type SaidChain, type SaidSide } from '#tutoring/reading/said.reader.ts';
import { isSameQuantity } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { judgePlaces } from './places-attempt.rules.ts';
import { holdsAt } from './chain-truth.rules.ts';
import { mistakeOf, onTheWay, wrong } from './said-verdicts.rules.ts';

export const judgeNumbers = (
  chains: readonly SaidChain[],
  answer: NumbersAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const factors = factorsIn(chains, answer);
  const said =
    factors ??
    statedIn(chains, answer).flatMap(({ symbol, sides }) => {
      const last = sides.at(-1);
      return last === undefined ? [] : [{ symbol, side: last }];
    });
  const taken = new Set<number>();
  const places = said.map(({ symbol, side }, index) => {
    const place = placeOf(symbol, side, index, answer, taken);
    if (place !== undefined) taken.add(place);
    return place;
  });
  const known = new Set(places.filter((place) => place !== undefined));
  const [last] = said.slice(-1);
  const chain = chains.at(-1);
  if (last === undefined || chain === undefined) return undefined;
  if (!places.includes(undefined) && known.size === answer.values.length) return { kind: 'solved' };
  if (factors !== undefined)
    return productOf(factors.map(({ side }) => side.approximate)) ===
      productOf(answer.values.map(({ value }) => approximationOf(value)))
      ? { kind: 'right', praise: NOT_PRIME, remaining: undefined }
      : wrong({ ...chain, sides: chain.sides.slice(-1) }, NOT_THE_PRODUCT);
  const sides = said.map(({ side }) => side);
  const misplaced = judgePlaces(sides, answer, task);
  if (misplaced !== undefined) return misplaced;
  if (isTurnedAround(sides, answer))
    return {
      kind: 'partial',
      praise: 'To dobre liczby.',
      missing: 'Sprawdź jeszcze ich kolejność: która jest pierwsza?',
    };
  const mistake = mistakeOf(sides, task);
  const areRight = !places.includes(undefined);
  if (mistake !== undefined && (answer.isOrdered || !areRight)) return mistake;
  if (areRight && chain.sides.length === 1)
    return {
      kind: 'partial',
      praise: said.length > 1 ? 'To dobre liczby.' : 'To dobra liczba.',
      missing: suspicionOf(mistake) ?? ONE_MORE,
    };
  if (places.some((place, index) => place === undefined && isNamed(said[index]?.symbol, answer)))
    return wrong(chain, undefined);
  if (answer.isOrdered && said.length === answer.values.length && known.size > 0) {
    const strange = said[places.indexOf(undefined)];
    if (strange !== undefined) return wrong({ ...chain, symbol: strange.symbol, sides: [strange.side] }, undefined);
  }
  if (chains.length === 1 && losesZero(chain, answer)) return wrong(chain, DIVIDED_BY_UNKNOWN);
  if (leadsToOne(chain, answer))
    return { kind: 'right', praise: praiseOfEquation(chain, answer), remaining: undefined };
  if (leadsElsewhere(chain, answer)) return wrong(chain, NO_SOLUTION);
  return onTheWay(chain, last.side, original) ?? wrong(chain, undefined);
};

const suspicionOf = (verdict: Verdict | undefined): string | undefined =>
  verdict?.kind === 'wrong' ? verdict.suspicion : undefined;

const ONE_MORE = 'Odpowiedź ma jednak jeszcze jedną część. Jaką?';

/** Side calculations stand beside the numbers of „17 : 5 = 3 r 2”. */
const statedIn = (chains: readonly SaidChain[], { values }: NumbersAnswer): readonly SaidChain[] => {
  const stated = chains.filter(({ sides }) => sides.length === 1);
  return stated.length === values.length ? stated : chains;
};

const isTurnedAround = (said: readonly SaidSide[], { values, isOrdered }: NumbersAnswer): boolean =>
  isOrdered &&
  said.length === values.length &&
  said.every(({ exact, unit }, index) => {
    const right = values.at(-1 - index);
    return exact !== undefined && right !== undefined && isSameQuantity({ value: exact, unit }, right);
  });

const isNamed = (symbol: string | undefined, { values }: NumbersAnswer): boolean =>
  symbol !== undefined && values.some((value) => value.symbol?.toLowerCase().replace(/_.*/, '') === symbol);

/** „x - 3 = 5”, whose letter is that of the answer. */
const leadsToOne = ({ symbol, sides }: SaidChain, { values }: NumbersAnswer): boolean =>
  symbol === undefined &&
  sides.some(({ approximate }) => Number.isNaN(approximate)) &&
  values.some(
    (value) =>
      value.symbol !== undefined && holdsAt(sides, value.symbol.replace(/_.*/, ''), approximationOf(value.value)),
  );

const praiseOfEquation = ({ sides }: SaidChain, { values }: NumbersAnswer): string => {
  const [first, ...others] = values;
  const letterOf = (value: (typeof values)[number] | undefined): string => value?.symbol?.replace(/_.*/, '') ?? '';
  const isOfAll =
    others.every((other) => letterOf(other) === letterOf(first)) &&
    values.every((value) => holdsAt(sides, letterOf(value), approximationOf(value.value)));
  return isOfAll ? 'To równanie jest dobre.' : 'To równanie prowadzi do jednej z szukanych liczb.';
};

/** „x² = 4” of „x³ = 4x”: true for each of the results but zero. */
const losesZero = ({ symbol, sides }: SaidChain, { values, isOrdered }: NumbersAnswer): boolean => {
  const holds = values.map(
    (value) =>
      value.symbol !== undefined && holdsAt(sides, value.symbol.replace(/_.*/, ''), approximationOf(value.value)),
  );
  return (
    symbol === undefined &&
    !isOrdered &&
    values.length > 2 &&
    sides.length > 1 &&
    holds.filter((one) => !one).length === 1 &&
    values.every((value, index) => holds[index] === (approximationOf(value.value) !== 0))
  );
};

const DIVIDED_BY_UNKNOWN =
  'Temu równaniu brakuje jednego z rozwiązań: ginie ono, gdy dzielimy obie strony przez niewiadomą. Zamiast dzielić, wyłącz ją przed nawias.';

/** An equation with the letter of a story's answer, which none of its numbers satisfies. */
const leadsElsewhere = ({ symbol, sides }: SaidChain, { values, isOrdered }: NumbersAnswer): boolean =>
  symbol === undefined &&
  !isOrdered &&
  sides.length > 1 &&
  values.length > 0 &&
  values.every(
    (value) =>
      value.symbol !== undefined &&
      sides.every(({ notation }) => isOfLetter(notation, value.symbol ?? '')) &&
      sides.some(({ notation }) => notation.includes(value.symbol ?? '')),
  );

/** Whether it holds no other letter. */
const isOfLetter = (notation: string, letter: string): boolean =>
  (notation.match(/[a-zα-ω]+/gi) ?? []).every((one) => one === letter);

const NO_SOLUTION = 'Szukane liczby nie spełniają tego równania. Porównaj je jeszcze raz z treścią zadania.';

const productOf = (numbers: readonly number[]): number => numbers.reduce((one, by) => one * by, 1);

const NOT_THE_PRODUCT = 'Pomnóż te czynniki: czy wychodzi liczba z zadania?';

const NOT_PRIME = 'Iloczyn się zgadza. Czy każdy z tych czynników jest już liczbą pierwszą?';

/** „2 · 2 · 3 · 5” and „2² · 3 · 5”, where the answer is such a product; undefined elsewhere. */
const factorsIn = (
  chains: readonly SaidChain[],
  { shown }: NumbersAnswer,
): readonly { readonly symbol: undefined; readonly side: SaidSide }[] | undefined => {
  const notation = chains.at(-1)?.sides.at(-1)?.notation ?? '';
  if (!shown.includes('\\cdot') || !/^(?=.*[*^])\d+(?: \^ \d)?(?: \* \d+(?: \^ \d)?)*$/.test(notation))
    return undefined;
  return notation.split(' * ').flatMap((factor) => {
    const [base = '', exponent = '1'] = factor.split(' ^ ');
    const side = chainsIn(base)[0]?.sides[0];
    return side === undefined ? [] : Array.from({ length: Number(exponent) }, () => ({ symbol: undefined, side }));
  });
};

/** Which of the values a pupil's number is: by its letter, by its place where the order counts, else by itself. */
const placeOf = (
  symbol: string | undefined,
  side: SaidSide,
  index: number,
  { values, isOrdered }: NumbersAnswer,
  taken: ReadonlySet<number>,
): number | undefined => {
  const fits = (place: number): boolean => {
    const right = values[place];
    return (
      right !== undefined &&
      ((side.exact !== undefined && isSameQuantity({ value: side.exact, unit: side.unit }, right)) ||
        (asRational(right.value) === undefined && areAlmostEqual(side.approximate, approximationOf(right.value))))
    );
  };
  const named = values.findIndex((value) => value.symbol?.toLowerCase().replace(/_.*/, '') === symbol);
  if (symbol !== undefined && named >= 0 && isOrdered) return fits(named) ? named : undefined;
  if (isOrdered && fits(index)) return index;
  const place = values.findIndex((_value, at) => !taken.has(at) && fits(at));
  return place < 0 || (isOrdered && values.length > 1 && index > 0) ? undefined : place;
};
