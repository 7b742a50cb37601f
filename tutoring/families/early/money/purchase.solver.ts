import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amountLatex, amountText, inGrosze } from './amount.rules.ts';
import type { PurchaseGiven } from './money.types.ts';

export const costOf = ({ items }: PurchaseGiven): number =>
  items.reduce((sum, { count, price }) => sum + count * price, 0);

export const solvePurchase = (given: PurchaseGiven): FamilySolution => {
  const { items, paid } = given;
  const cost = costOf(given);
  const result = paid === undefined ? cost : paid - cost;
  const amounts = [...(paid === undefined ? [] : [paid]), ...items.map(({ price }) => price)];
  const isInZlote = amounts.every((amount) => amount % 100 === 0);
  const unit = isInZlote ? 100 : 1;
  const isBill = items.length > 1 || items.some(({ count }) => count > 1);
  const zlote = isInZlote ? { unit: 'zl' } : { unit: 'gr' };
  const products = items.map(({ count, price }) => (count === 1 ? `${price / unit}` : `${count} * ${price / unit}`));
  const sums = items.map(({ count, price }) => `${(count * price) / unit}`);
  const lines = [...new Set([products.join(' + '), sums.join(' + '), `${cost / unit}`])];
  const bill: FamilyStep = {
    operation: items.length > 1 ? 'add' : 'multiply',
    what: 'Obliczamy, ile kosztują całe zakupy',
    todo: 'oblicz, ile kosztują całe zakupy',
    why: items.some(({ count }) => count > 1)
      ? 'Cenę jednej sztuki bierzemy tyle razy, ile sztuk kupujemy.'
      : 'Za zakupy płacimy razem, więc ceny dodajemy.',
    ...calculated([lines[0] ?? '', ...lines.slice(1)], zlote),
  };
  const rest: FamilyStep = {
    operation: 'subtract',
    what: 'Od tego, co było, odejmujemy koszt zakupów',
    todo: 'odejmij koszt zakupów od tego, co było',
    why: 'To, co zostaje, jest różnicą.',
    ...calculated([`${(paid ?? 0) / unit} - ${cost / unit}`, `${result / unit}`], zlote),
  };
  return {
    steps: [
      ...(isInZlote ? [] : conversionOf(amounts)),
      ...(isBill ? [bill] : []),
      ...(paid === undefined ? [] : [rest]),
      ...(isInZlote || result < 100 ? [] : [backOf(result)]),
    ],
    answer: { kind: 'number', value: exact(rational(result, 100)), unit: 'zl', isUnitNeeded: true },
    sentence: paid === undefined ? `Razem trzeba zapłacić ${amountText(result)}.` : `Zostaje ${amountText(result)}.`,
    proof: proofOf(given, cost, result),
    notice:
      paid === undefined
        ? 'Co trzeba kupić i ile sztuk każdej rzeczy?'
        : 'Ile pieniędzy jest na początku? Co dzieje się z nimi przy zakupach?',
    nudge:
      paid === undefined
        ? 'Cenę każdej rzeczy weź tyle razy, ile sztuk kupujesz, i dodaj wszystko.'
        : 'Najpierw policz, ile kosztują całe zakupy. Potem odejmij to od pieniędzy, które były.',
    setup: 'Zapisz obie kwoty w tych samych jednostkach i zastanów się, czy trzeba dodać, odjąć czy pomnożyć.',
  };
};

const conversionOf = (amounts: readonly number[]): readonly FamilyStep[] => [
  {
    operation: 'convert',
    what: 'Zamieniamy kwoty na grosze',
    todo: 'zamień wszystkie kwoty na grosze',
    why: '1 zł to 100 gr. W groszach liczymy na liczbach całkowitych.',
    shown: [...new Set(amounts)].map((amount) => `${amountLatex(amount)} = ${amount}\\ \\text{gr}`).join(',\\quad '),
    prepared: [...new Set(amounts)].map(amountLatex).join(',\\quad '),
    claims: amounts.map((amount) => ({ sides: [inGrosze(amount), String(amount)] })),
  },
];

const backOf = (result: number): FamilyStep => ({
  operation: 'convert',
  what: 'Zamieniamy grosze z powrotem na złote i grosze',
  todo: 'zamień grosze z powrotem na złote i grosze',
  why: 'Każde 100 gr to 1 zł.',
  shown: `${result}\\ \\text{gr} = ${amountLatex(result)}`,
  prepared: `${result}\\ \\text{gr}`,
  claims: [{ sides: [String(result), inGrosze(result)] }],
});

const proofOf = ({ items, paid }: PurchaseGiven, cost: number, result: number): string => {
  if (paid !== undefined)
    return `Zakupy za ${amountText(cost)} i to, co zostało, ${amountText(result)}, dają razem ${amountText(paid)}. Zgadza się.`;
  const [first, second] = items;
  if (first === undefined) return '';
  return second === undefined
    ? `Dzielimy koszt na sztuki: $${amountLatex(result)} : ${first.count} = ${amountLatex(first.price)}$. Zgadza się.`
    : `Gdy od ${amountText(result)} odejmiemy ${amountText(second.count * second.price)}, zostanie ${amountText(first.count * first.price)}: tyle kosztuje pierwsza część zakupów.`;
};
