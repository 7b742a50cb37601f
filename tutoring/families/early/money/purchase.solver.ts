import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amountLatex, amountText, inGrosze, mixedLatex } from './amount.rules.ts';
import type { PurchaseGiven } from './money.types.ts';

export const costOf = ({ items }: Pick<PurchaseGiven, 'items'>): number =>
  items.reduce((sum, { count, price }) => sum + count * price, 0);

export const solvePurchase = (given: PurchaseGiven): FamilySolution => {
  const { items, paid } = given;
  const cost = costOf(given);
  const result = paid === undefined ? cost : paid - cost;
  const isBill = items.length > 1 || items.some(({ count }) => count > 1);
  return {
    steps: [...(isBill ? billOf(given) : []), ...(paid === undefined ? [] : changeOf(paid, cost))],
    answer: { kind: 'number', value: exact(rational(result, 100)), unit: 'zl', isUnitNeeded: true },
    sentence: paid === undefined ? `Razem trzeba zapłacić ${amountText(result)}.` : `Zostaje ${amountText(result)}.`,
    proof: proofOf(given, cost, result),
    ...hintsOf(given, isBill),
  };
};

const isOfOnes = ({ items }: PurchaseGiven): boolean => items.every(({ count }) => count === 1);

const hintsOf = (given: PurchaseGiven, isBill: boolean): Pick<FamilySolution, 'notice' | 'nudge' | 'setup'> => {
  if (given.paid !== undefined)
    return {
      notice: 'Ile pieniędzy jest na początku? Co dzieje się z nimi przy zakupach?',
      nudge: isBill
        ? 'Najpierw policz, ile kosztują całe zakupy. Potem odejmij to od pieniędzy, które były.'
        : 'Przy zakupach pieniędzy ubywa. Które działanie mówi, ile zostanie?',
      setup: 'Zapisz działanie: najpierw pieniądze, które były, potem koszt zakupów.',
    };
  if (isOfOnes(given))
    return {
      notice: 'Ile kosztuje każda rzecz? Czy płacimy za jedną, czy za wszystkie razem?',
      nudge: 'Za zakupy płacimy razem. Które działanie łączy ceny w jedną kwotę?',
      setup: 'Wypisz obok siebie ceny wszystkich rzeczy i wstaw między nie znak tego działania.',
    };
  return {
    notice: 'Co trzeba kupić i ile sztuk każdej rzeczy?',
    nudge:
      given.items.length > 1
        ? 'Cenę każdej rzeczy weź tyle razy, ile sztuk kupujesz, i dodaj wszystko.'
        : 'Cenę jednej sztuki weź tyle razy, ile sztuk kupujesz.',
    setup: 'Zapisz działanie: ile jest sztuk i ile kosztuje jedna z nich?',
  };
};

const zloteIn = (amount: number): number => Math.floor(amount / 100);
const groszeIn = (amount: number): number => amount % 100;

/** What is bought, in złote and in grosze apart, and then each hundred grosze for a złoty. */
const billOf = (given: PurchaseGiven): readonly FamilyStep[] => {
  const { items } = given;
  const [zlote, grosze] = [zloteIn, groszeIn].map((partOf) =>
    items.map(({ count, price }) => ({ count, price: partOf(price) })).filter(({ price }) => price > 0),
  );
  const parts = [
    ...(zlote === undefined || zlote.length === 0 ? [] : [billLine({ items: zlote }, 'zl')]),
    ...(grosze === undefined || grosze.length === 0 ? [] : [billLine({ items: grosze }, 'gr')]),
  ];
  const [allZlote, allGrosze] = [costOf({ items: zlote ?? [] }), costOf({ items: grosze ?? [] })];
  const isApart = parts.length > 1 ? ', osobno złote i osobno grosze' : '';
  const bill: FamilyStep = {
    operation: items.length > 1 ? 'add' : 'multiply',
    what: `Obliczamy, ile kosztują całe zakupy${isApart}`,
    todo: `oblicz, ile kosztują całe zakupy${isApart}`,
    why: isOfOnes(given)
      ? 'Za zakupy płacimy razem, więc ceny dodajemy.'
      : 'Cenę jednej sztuki bierzemy tyle razy, ile sztuk kupujemy.',
    ...together(parts),
  };
  return [bill, ...(allGrosze < 100 ? [] : [carryOf(allZlote, allGrosze)])];
};

type Line = Pick<FamilyStep, 'shown' | 'prepared' | 'claims'>;

const billLine = ({ items }: Pick<PurchaseGiven, 'items'>, unit: 'zl' | 'gr'): Line => {
  const products = items.map(({ count, price }) => (count === 1 ? `${price}` : `${count} * ${price}`)).join(' + ');
  const sums = items.map(({ count, price }) => `${count * price}`).join(' + ');
  const [first = '', ...others] = new Set([products, sums, String(costOf({ items }))]);
  return calculated([first, ...others], { unit });
};

const together = (lines: readonly Line[]): Line => ({
  shown: lines.map(({ shown }) => shown).join(',\\quad '),
  prepared: lines.map(({ prepared, shown }) => prepared ?? shown).join(',\\quad '),
  claims: lines.flatMap(({ claims }) => claims),
});

const carryOf = (zlote: number, grosze: number): FamilyStep => {
  const all = 100 * zlote + grosze;
  return {
    operation: 'convert',
    what: 'Każde 100 gr zamieniamy na 1 zł',
    todo: 'zamień każde 100 gr na 1 zł',
    why: '1 zł to 100 gr.',
    shown: `${mixedLatex(zlote, grosze)} = ${amountLatex(all)}`,
    claims: [{ sides: [`${zlote} * 100 + ${grosze}`, inGrosze(all)] }],
  };
};

/** Złote from złote and grosze from grosze; one złoty is changed where there are too few grosze. */
const changeOf = (paid: number, cost: number): readonly FamilyStep[] => {
  const isChanged = groszeIn(paid) < groszeIn(cost);
  const [zlote, grosze] = isChanged ? [zloteIn(paid) - 1, groszeIn(paid) + 100] : [zloteIn(paid), groszeIn(paid)];
  const parts = [
    differenceOf(zlote, zloteIn(cost), 'zl'),
    ...(grosze === 0 ? [] : [differenceOf(grosze, groszeIn(cost), 'gr')]),
  ];
  const isApart = parts.length > 1 ? ': osobno złote i osobno grosze' : '';
  const exchange: FamilyStep = {
    operation: 'convert',
    what: 'Zamieniamy 1 zł na 100 gr',
    todo: 'zamień 1 zł na 100 gr',
    why: 'Groszy jest za mało, żeby odjąć od nich grosze z ceny.',
    shown: `${amountLatex(paid)} = ${mixedLatex(zlote, grosze)}`,
    claims: [{ sides: [inGrosze(paid), `${zlote} * 100 + ${grosze}`] }],
  };
  return [
    ...(isChanged ? [exchange] : []),
    {
      operation: 'subtract',
      what: `Od tego, co było, odejmujemy koszt zakupów${isApart}`,
      todo: `odejmij koszt zakupów od tego, co było${isApart}`,
      why: 'To, co zostaje, jest różnicą.',
      ...together(parts),
    },
  ];
};

const differenceOf = (from: number, by: number, unit: 'zl' | 'gr'): Line =>
  by === 0
    ? { ...calculated([String(from)], { unit }), claims: [{ sides: [String(from)] }] }
    : calculated([`${from} - ${by}`, String(from - by)], { unit });

const proofOf = ({ items, paid }: PurchaseGiven, cost: number, result: number): string => {
  if (paid !== undefined)
    return `Zakupy za ${amountText(cost)} i to, co zostało, ${amountText(result)}, dają razem ${amountText(paid)}. Zgadza się.`;
  const [first, second] = items;
  if (first === undefined) return '';
  return second === undefined
    ? `Dzielimy koszt na sztuki: $${amountLatex(result)} : ${first.count} = ${amountLatex(first.price)}$. Zgadza się.`
    : `Gdy od ${amountText(result)} odejmiemy ${amountText(second.count * second.price)}, zostanie ${amountText(first.count * first.price)}: tyle kosztuje pierwsza część zakupów.`;
};
