import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amount, percents } from '../percent-lines.rules.ts';
import type { PercentChangeGiven } from './percent-change.types.ts';

interface Goods {
  readonly name: string;
  readonly genitive: string;
  readonly cost: 'kosztował' | 'kosztowała';
  /** In twenties and in twenty-fives of złoty. */
  readonly least: number;
  readonly most: number;
}

const GOODS: readonly [Goods, ...Goods[]] = [
  { name: 'Plecak', genitive: 'plecaka', cost: 'kosztował', least: 4, most: 9 },
  { name: 'Rower', genitive: 'roweru', cost: 'kosztował', least: 30, most: 70 },
  { name: 'Hulajnoga', genitive: 'hulajnogi', cost: 'kosztowała', least: 8, most: 20 },
  { name: 'Lampka', genitive: 'lampki', cost: 'kosztowała', least: 2, most: 6 },
  { name: 'Namiot', genitive: 'namiotu', cost: 'kosztował', least: 10, most: 30 },
  { name: 'Gitara', genitive: 'gitary', cost: 'kosztowała', least: 20, most: 45 },
];

const CIRCLES = ['szachowym', 'fotograficznym', 'teatralnym', 'przyrodniczym', 'informatycznym'] as const;

const numbersFor = (pick: Pick, difficulty: Difficulty, size: number): readonly [whole: number, percent: number] =>
  difficulty === 1
    ? [20 * size, pick.oneOf([10, 20, 25, 40])]
    : difficulty === 2
      ? [20 * size, pick.oneOf([5, 15, 30, 35, 40, 45])]
      : [25 * size, pick.oneOf([4, 8, 12, 16, 24, 28, 32, 36])];

export const makePercentChange = (pick: Pick, difficulty: Difficulty): PercentChangeGiven => {
  const isUp = pick.int(0, 1) === 1;
  if (pick.int(0, 3) === 0) {
    const [before, percent] = numbersFor(pick, difficulty, pick.int(1, 3));
    const after = (before * (isUp ? 100 + percent : 100 - percent)) / 100;
    const [from, to] = [rational(before), rational(after)];
    const verb = isUp ? 'wzrosła' : 'zmalała';
    const text = `Liczba uczestników zajęć w kole ${pick.oneOf(CIRCLES)} ${verb} z $${amount(from, undefined)}$ do $${amount(to, undefined)}$. O ile procent ${verb}?`;
    return { asks: 'change', from, to, unit: undefined, text };
  }
  const goods = pick.oneOf(GOODS);
  const [price, share] = numbersFor(pick, difficulty, pick.int(goods.least, goods.most));
  const [whole, percent] = [rational(price), rational(share)];
  if (pick.int(0, 1) === 0) {
    const change = isUp ? 'podwyższono' : 'obniżono';
    const text = `${goods.name} ${goods.cost} $${amount(whole, 'zl')}$. ${goods.cost === 'kosztował' ? 'Jego' : 'Jej'} cenę ${change} o $${percents(percent)}$. Ile kosztuje teraz?`;
    return { asks: 'changed', whole, percent, isUp, unit: 'zl', text };
  }
  const to = whole.mul(isUp ? 100 + share : 100 - share).div(100);
  const verb = isUp ? 'wzrosła' : 'spadła';
  const text = `Cena ${goods.genitive} ${verb} z $${amount(whole, 'zl')}$ do $${amount(to, 'zl')}$. O ile procent ${verb}?`;
  return { asks: 'change', from: whole, to, unit: 'zl', text };
};
