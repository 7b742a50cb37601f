import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { decimalPlaces, HUNDRED, type Rational } from '#tutoring/mathematics/rational.ts';
import { amount, amountAnswer, partLine, partOf, percents, written } from '../percent-lines.rules.ts';
import type { VatGiven } from './vat.types.ts';

export interface Prices {
  readonly net: Rational;
  readonly tax: Rational;
  readonly gross: Rational;
}

export const pricesOf = ({ rate, price, isGross }: VatGiven): Prices => {
  const net = isGross ? price.div(HUNDRED.add(rate)).mul(HUNDRED) : price;
  const tax = partOf(rate, net);
  return { net, tax, gross: net.add(tax) };
};

const ZLOTY = { unit: 'zl' } as const;

/** Throws `BeyondReach` for prices that end in parts of a grosz. */
export const solveVat = (given: VatGiven): FamilySolution => {
  const { rate, price, isGross, asks } = given;
  const prices = pricesOf(given);
  const { net, tax } = prices;
  if (Object.values(prices).some((one: Rational) => (decimalPlaces(one) ?? 3) > 2)) throw new BeyondReach('operation');
  return {
    steps: isGross ? fromGross(given, prices) : fromNet(given, prices),
    answer:
      asks === 'netAndTax'
        ? {
            kind: 'numbers',
            values: [net, tax].map((value) => ({ value: exact(value), unit: 'zl' })),
            isOrdered: true,
            shown: `${amount(net, 'zl')},\\ ${amount(tax, 'zl')}`,
          }
        : amountAnswer(prices[asks], 'zl'),
    sentence: sentenceOf(asks, prices),
    proof: proofOf(given, prices),
    notice: `Podana cena $${amount(price, 'zl')}$ jest ${isGross ? 'już z podatkiem' : 'jeszcze bez podatku'}. Od której ceny liczy się VAT: od netto czy od brutto?`,
    nudge: isGross
      ? 'Cena netto to sto procent. Ile procent ceny netto stanowi cena brutto? Oblicz najpierw jeden procent.'
      : 'Cena netto to sto procent. Oblicz podatek jako procent ceny netto. Cena brutto to netto i podatek razem.',
    setup: `Zamień $${percents(rate)}$ na ułamek i pomnóż przez cenę netto.`,
  };
};

const sentenceOf = (asks: VatGiven['asks'], { net, tax, gross }: Prices): string => {
  switch (asks) {
    case 'net':
      return `Cena netto to $${amount(net, 'zl')}$.`;
    case 'tax':
      return `Podatek VAT to $${amount(tax, 'zl')}$.`;
    case 'gross':
      return `Cena brutto to $${amount(gross, 'zl')}$.`;
    case 'netAndTax':
      return `Cena bez podatku to $${amount(net, 'zl')}$, a podatek to $${amount(tax, 'zl')}$.`;
  }
};

/** Neither way goes as the solution went: a price without tax is found back, one with tax is built up. */
const proofOf = ({ rate, isGross, asks }: VatGiven, { net, tax, gross }: Prices): string => {
  const ratio = written(HUNDRED.add(rate).div(HUNDRED));
  if (!isGross && asks === 'tax')
    return `Dzielimy podatek przez cenę netto: $${written(tax)} : ${written(net)} = ${written(rate.div(HUNDRED))} = ${percents(rate)}$, tyle, ile wynosi stawka.`;
  if (!isGross)
    return `Cena brutto to $${percents(HUNDRED.add(rate))}$ ceny netto, więc wracamy: $${written(gross)} : ${ratio} = ${amount(net, 'zl')}$.`;
  return `Od ceny netto $${amount(net, 'zl')}$ podatek to $${written(rate.div(HUNDRED))} \\cdot ${written(net)} = ${amount(tax, 'zl')}$, a netto z podatkiem to $${written(net)} + ${written(tax)} = ${amount(gross, 'zl')}$.`;
};

const fromNet = ({ rate, asks }: VatGiven, { net, tax, gross }: Prices): readonly FamilyStep[] => [
  {
    operation: 'multiply',
    what: 'Obliczamy podatek: procent ceny netto',
    todo: 'oblicz podatek jako procent ceny netto',
    why: 'VAT liczy się od ceny netto.',
    ...partLine(rate, net, 'zl'),
  },
  ...(asks === 'tax'
    ? []
    : [
        {
          operation: 'add',
          what: 'Dodajemy podatek do ceny netto',
          todo: 'dodaj podatek do ceny netto',
          why: 'Cena brutto to cena netto powiększona o podatek.',
          ...calculated([`${plain(net)} + ${plain(tax)}`, plain(gross)], ZLOTY),
        },
      ]),
];

const fromGross = ({ rate, asks, price }: VatGiven, { net, tax }: Prices): readonly FamilyStep[] => {
  const all = HUNDRED.add(rate);
  const one = price.div(all);
  return [
    {
      operation: 'add',
      what: 'Ustalamy, ile procent ceny netto stanowi cena brutto',
      todo: 'do stu procent dodaj stawkę podatku',
      why: 'Podatek dolicza się do ceny netto, czyli do stu procent.',
      shown: `100\\% + ${percents(rate)} = ${percents(all)}`,
      prepared: `100\\% + ${percents(rate)}`,
      claims: [{ sides: [`100 + ${plain(rate)}`, plain(all)] }],
    },
    {
      operation: 'divide',
      what: 'Obliczamy jeden procent ceny netto',
      todo: 'podziel cenę brutto przez tę liczbę procent',
      why: '',
      shown: `1\\% \\to ${written(price)} : ${written(all)} = ${amount(one, 'zl')}`,
      prepared: `1\\% \\to ${written(price)} : ${written(all)}`,
      claims: [{ sides: [`${plain(price)} : ${plain(all)}`, plain(one)] }],
    },
    {
      operation: 'multiply',
      what: 'Mnożymy przez sto: to cena netto',
      todo: 'pomnóż przez sto',
      why: 'Cena netto to sto procent.',
      shown: `100\\% \\to ${written(one)} \\cdot 100 = ${amount(net, 'zl')}`,
      prepared: `100\\% \\to ${written(one)} \\cdot 100`,
      claims: [{ sides: [`${plain(one)} * 100`, plain(net)] }],
    },
    ...(asks === 'net'
      ? []
      : [
          {
            operation: 'subtract',
            what: 'Odejmujemy cenę netto od ceny brutto: różnica to podatek',
            todo: 'odejmij cenę netto od ceny brutto',
            why: '',
            ...calculated([`${plain(price)} - ${plain(net)}`, plain(tax)], ZLOTY),
          },
        ]),
  ];
};
