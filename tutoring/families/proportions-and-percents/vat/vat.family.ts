import type { Family } from '#tutoring/families/family.types.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, ZERO } from '#tutoring/mathematics/rational.ts';
import { partOf, rateOf } from '../percent-lines.rules.ts';
import { readVat } from './vat.reader.ts';
import { pricesOf, solveVat } from './vat.solver.ts';
import { makeVat } from './vat.stories.ts';
import type { VatGiven } from './vat.types.ts';

export const vatFamily: Family<VatGiven> = {
  id: 'vat',
  title: 'Podatek VAT: netto i brutto',
  grades: [7, 9],
  read: readVat,
  tell: ({ text }) => text,
  solve: solveVat,

  check: ({ rate, price, isGross, asks }, answer) => {
    const said =
      answer.kind === 'number'
        ? [asRational(answer.value) ?? ZERO]
        : answer.kind === 'numbers'
          ? answer.values.map(({ value }) => asRational(value) ?? ZERO)
          : [];
    const [first = ZERO, second = ZERO] = said;
    switch (asks) {
      case 'net':
        return rateOf(price.sub(first), first).equals(rate);
      case 'gross':
        return rateOf(first.sub(price), price).equals(rate);
      case 'tax':
        return rateOf(first, isGross ? price.sub(first) : price).equals(rate);
      case 'netAndTax':
        return first.add(second).equals(price) && rateOf(second, first).equals(rate);
    }
  },

  make: makeVat,

  mistakes: [
    {
      id: 'tax-of-gross',
      leadsTo: ({ isGross, asks, price, rate }) => {
        const tax = partOf(rate, price);
        if (!isGross) return undefined;
        if (asks === 'netAndTax') return [exact(price.sub(tax)), exact(tax)];
        return [exact(asks === 'net' ? price.sub(tax) : tax)];
      },
      says: 'Podatek został policzony od ceny brutto. VAT liczy się od ceny netto, a jej jeszcze nie znamy.',
    },
    {
      id: 'rate-taken-off-as-number',
      leadsTo: ({ isGross, asks, price, rate }) => (asks === 'net' && isGross ? [exact(price.sub(rate))] : undefined),
      says: 'Stawka podatku została odjęta jak kwota w złotych, a jest to procent ceny netto. Ile procent ceny netto stanowi cena brutto?',
    },
    {
      id: 'rate-as-number',
      leadsTo: ({ isGross, asks, price, rate }) => {
        if (asks === 'gross') return [exact(price.add(rate))];
        return asks === 'tax' && !isGross ? [exact(rate)] : undefined;
      },
      says: 'Stawka podatku to procent, a nie kwota w złotych. Ile złotych wynosi ten procent ceny netto?',
    },
    {
      id: 'rate-as-tax-of-gross',
      leadsTo: ({ isGross, asks, rate }) => (asks === 'tax' && isGross ? [exact(rate)] : undefined),
      says: 'Stawka podatku to procent ceny netto, a nie kwota w złotych. Ile procent ceny netto stanowi cena brutto?',
    },
    {
      id: 'the-other-price',
      leadsTo: (given) =>
        given.asks === 'tax' ? [exact(given.isGross ? pricesOf(given).net : pricesOf(given).gross)] : undefined,
      says: 'To cena, a pytanie jest o sam podatek.',
    },
    {
      id: 'tax-in-the-wrong-direction',
      leadsTo: ({ isGross, asks, price, rate }) =>
        asks === 'net' && isGross
          ? [exact(price.add(partOf(rate, price)))]
          : asks === 'gross'
            ? [exact(price.mul(HUNDRED.sub(rate)).div(HUNDRED))]
            : undefined,
      says: 'Cena brutto jest z podatkiem, więc jest większa od ceny netto.',
    },
  ],
};
