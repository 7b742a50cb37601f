import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amount, partOf, percents } from '../percent-lines.rules.ts';
import type { VatGiven } from './vat.types.ts';

interface Goods {
  readonly genitive: string;
  readonly rate: number;
  /** In tens or hundreds of złoty. */
  readonly least: number;
  readonly most: number;
}

const GOODS: readonly [Goods, ...Goods[]] = [
  { genitive: 'telewizora', rate: 23, least: 8, most: 30 },
  { genitive: 'roweru', rate: 23, least: 6, most: 25 },
  { genitive: 'laptopa', rate: 23, least: 15, most: 40 },
  { genitive: 'atlasu', rate: 5, least: 1, most: 2 },
  { genitive: 'remontu', rate: 8, least: 10, most: 60 },
];

const QUESTIONS = {
  net: 'Oblicz cenę netto.',
  tax: 'Ile wynosi podatek VAT?',
  gross: 'Oblicz cenę brutto.',
  netAndTax: 'Ile wynosi cena netto i ile podatek VAT?',
} as const;

export const makeVat = (pick: Pick, difficulty: Difficulty): VatGiven => {
  const goods = pick.oneOf(GOODS);
  const rate = rational(goods.rate);
  // Never a hundred: 105 : 105 shows nothing.
  const net = rational(
    difficulty === 1
      ? 100 * pick.int(goods.least + 1, goods.most + 1)
      : 20 * pick.int(5 * goods.least + 1, 5 * goods.most),
  );
  const isGross = difficulty === 3 || (difficulty === 2 && pick.int(0, 1) === 1);
  const asks = isGross ? pick.oneOf(['net', 'tax', 'netAndTax']) : pick.oneOf(['gross', 'tax']);
  const price = isGross ? net.add(partOf(rate, net)) : net;
  const text = `Cena ${isGross ? 'brutto' : 'netto'} ${goods.genitive} to $${amount(price, 'zl')}$, a stawka VAT $${percents(rate)}$. ${QUESTIONS[asks]}`;
  return { rate, price, isGross, asks, text };
};
