import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { amountText } from './amount.rules.ts';
import type { MoneyGiven } from './money.types.ts';

interface Ware {
  readonly forms: readonly [one: string, few: string, many: string];
  readonly accusative: string;
  /** In złote. */
  readonly price: readonly [from: number, to: number];
}

const ware = (forms: Ware['forms'], accusative: string, from: number, to: number): Ware => ({
  forms,
  accusative,
  price: [from, to],
});

const WARES: readonly [Ware, ...Ware[]] = [
  ware(['zeszyt', 'zeszyty', 'zeszytów'], 'zeszyt', 3, 6),
  ware(['sok', 'soki', 'soków'], 'sok', 3, 5),
  ware(['baton', 'batony', 'batonów'], 'baton', 2, 4),
  ware(['jogurt', 'jogurty', 'jogurtów'], 'jogurt', 2, 4),
  ware(['pocztówka', 'pocztówki', 'pocztówek'], 'pocztówkę', 2, 5),
  ware(['gumka', 'gumki', 'gumek'], 'gumkę', 1, 3),
  ware(['temperówka', 'temperówki', 'temperówek'], 'temperówkę', 4, 8),
];

const GIRLS = ['Ola', 'Hania', 'Maja', 'Lena', 'Zosia'] as const;

/** By the numbers of the story, so that two stories that differ in nothing else are one. */
const girlOf = (...numbers: readonly number[]): string =>
  GIRLS[numbers.reduce((sum, one) => sum + one, 0) % GIRLS.length] ?? GIRLS[0];

type Made = (pick: Pick, isWithGrosze: boolean) => MoneyGiven;

const priceOf = (pick: Pick, { price: [from, to] }: Ware, isWithGrosze: boolean): number =>
  pick.int(from, to) * 100 + (isWithGrosze ? 10 * pick.int(1, 9) : 0);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const both: Made = (pick, isWithGrosze) => {
  const one = pick.oneOf(WARES);
  const other = WARES[(WARES.indexOf(one) + pick.int(1, WARES.length - 1)) % WARES.length] ?? one;
  const [a, b] = [priceOf(pick, one, isWithGrosze), priceOf(pick, other, isWithGrosze)];
  return {
    kind: 'purchase',
    items: [
      { count: 1, price: a },
      { count: 1, price: b },
    ],
    paid: undefined,
    text: `${capital(one.forms[0])} kosztuje ${amountText(a)}, a ${other.forms[0]} ${amountText(b)}. Ile trzeba zapłacić za oba zakupy?`,
  };
};

const change: Made = (pick, isWithGrosze) => {
  const thing = pick.oneOf(WARES);
  const [count, price] = [pick.int(2, 5), priceOf(pick, thing, isWithGrosze)];
  const paid = [2000, 5000].find((note) => note > count * price) ?? 10_000;
  return {
    kind: 'purchase',
    items: [{ count, price }],
    paid,
    text: `${girlOf(WARES.indexOf(thing), count, price / 10)} kupiła ${counted(count, thing.forms)} po ${amountText(price)}. Ile reszty dostanie z ${amountText(paid)}?`,
  };
};

const left: Made = (pick, isWithGrosze) => {
  const thing = pick.oneOf(WARES);
  const price = priceOf(pick, thing, isWithGrosze);
  const paid = 100 * pick.int(10, 30);
  return {
    kind: 'purchase',
    items: [{ count: 1, price }],
    paid,
    text: `${girlOf(WARES.indexOf(thing), price / 10, paid / 100)} miała ${amountText(paid)} i kupiła ${thing.accusative} za ${amountText(price)}. Ile pieniędzy jej zostało?`,
  };
};

const toGrosze: Made = (pick, isWithGrosze) => ({
  kind: 'toGrosze',
  amount: pick.int(2, 19) * 100 + (isWithGrosze ? 5 * pick.int(1, 19) : 0),
});

const toZlote: Made = (pick) => ({ kind: 'toZlote', amount: pick.int(1, 19) * 100 + 5 * pick.int(1, 19) });

const coins: Made = (pick, isWithGrosze) => {
  const coin = pick.oneOf(isWithGrosze ? [20, 50] : [200, 500]);
  return {
    kind: 'coins',
    coin,
    amount: coin === 20 ? 100 * pick.int(1, 3) : coin === 50 ? 100 * pick.int(2, 6) : coin * pick.int(3, 9),
  };
};

export const makeMoney = (pick: Pick, difficulty: Difficulty): MoneyGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([both, left, toGrosze, coins])(pick, false);
    case 2:
      return pick.oneOf([change, toZlote, change, coins, left])(pick, pick.int(0, 2) === 0);
    case 3:
      return pick.oneOf([both, change, left, toGrosze])(pick, true);
  }
};
