import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amountText } from './amount.rules.ts';
import { readMoney } from './money.reader.ts';
import { SMALLEST_NOTE, solveMoney } from './money.solver.ts';
import { makeMoney } from './money.stories.ts';
import type { MoneyGiven } from './money.types.ts';
import { costOf } from './purchase.solver.ts';

const tell = (given: MoneyGiven): string => {
  switch (given.kind) {
    case 'toGrosze':
      return `Zamień ${amountText(given.amount)} na grosze.`;
    case 'toZlote':
      return `Zamień ${given.amount} gr na złote i grosze.`;
    case 'coins':
      return `Ile ${given.coin < SMALLEST_NOTE ? 'monet' : 'banknotów'} po ${amountText(given.coin)} potrzeba, żeby uzbierać ${amountText(given.amount)}?`;
    case 'purchase':
      return given.text;
  }
};

/** By laying the money out on the counter, piece by piece. */
const isLaidOut = (given: MoneyGiven, answer: Answer): boolean => {
  const said = rationalIn(answer);
  if (said === undefined) return false;
  switch (given.kind) {
    case 'toGrosze': {
      let left = said.valueOf();
      for (let zloty = 1; zloty <= Math.floor(given.amount / 100); zloty += 1) left -= 100;
      return left === given.amount % 100;
    }
    case 'toZlote':
      return said.mul(100).equals(given.amount);
    case 'coins': {
      let [laid, count] = [0, 0];
      for (; laid < given.amount; count += 1) laid += given.coin;
      return laid === given.amount && said.equals(count);
    }
    case 'purchase': {
      let left = given.paid === undefined ? said.mul(100).valueOf() : given.paid;
      for (const { count, price } of given.items) for (let piece = 0; piece < count; piece += 1) left -= price;
      return given.paid === undefined ? left === 0 : said.mul(100).equals(left);
    }
  }
};

const inZlote = (grosze: number): readonly Exact[] => [exact(rational(grosze, 100))];

export const moneyFamily: Family<MoneyGiven> = {
  id: 'money',
  title: 'Pieniądze i zakupy',
  grades: [2, 4],
  read: readMoney,
  tell,
  solve: solveMoney,
  check: isLaidOut,
  make: makeMoney,
  mistakes: [
    {
      id: 'cost-for-change',
      leadsTo: (given) => (given.kind === 'purchase' && given.paid !== undefined ? inZlote(costOf(given)) : undefined),
      says: 'Tyle kosztują same zakupy. Pytanie jest o to, co zostaje.',
    },
    {
      id: 'paid-for-one',
      leadsTo: (given) => {
        if (given.kind !== 'purchase') return undefined;
        const ones = given.items.reduce((sum, { price }) => sum + price, 0);
        return inZlote(given.paid === undefined ? ones : given.paid - ones);
      },
      says: 'Tu policzona jest tylko jedna sztuka każdej rzeczy. Ile ich trzeba kupić?',
    },
    {
      id: 'change-added',
      leadsTo: (given) =>
        given.kind === 'purchase' && given.paid !== undefined ? inZlote(given.paid + costOf(given)) : undefined,
      says: 'Przy zakupach pieniędzy ubywa, więc ich nie dodajemy.',
    },
    {
      id: 'count-and-price-added',
      leadsTo: (given) => {
        if (given.kind !== 'purchase' || given.paid !== undefined) return undefined;
        const [only, ...more] = given.items;
        return only === undefined || more.length > 0 || only.count === 1
          ? undefined
          : inZlote(only.price < 100 ? only.count + only.price : only.count * 100 + only.price);
      },
      says: 'Liczba sztuk i cena zostały dodane. Każda sztuka kosztuje tyle samo, więc mnożymy.',
    },
    {
      id: 'zlote-and-grosze-added',
      leadsTo: ({ kind, ...given }) =>
        kind === 'toGrosze' && 'amount' in given && given.amount % 100 > 0
          ? [exact(rational(Math.floor(given.amount / 100) + (given.amount % 100)))]
          : undefined,
      says: 'Złote i grosze zostały dodane, jakby były tym samym. Ile groszy ma jeden złoty?',
    },
    {
      id: 'zloty-of-ten-grosze',
      leadsTo: (given) => {
        if (given.kind === 'toZlote')
          return [...inZlote(10 * given.amount), ...inZlote(100 * Math.floor(given.amount / 10) + (given.amount % 10))];
        if (given.kind !== 'toGrosze') return undefined;
        return [exact(rational(Math.floor(given.amount / 100) * 10 + (given.amount % 100)))];
      },
      says: 'Wygląda na to, że złoty policzono jako dziesięć groszy. Ile groszy ma naprawdę?',
    },
    {
      id: 'coins-multiplied',
      leadsTo: (given) => (given.kind === 'coins' ? [exact(rational(given.coin * given.amount, 10_000))] : undefined),
      says: 'Wartość jednej sztuki i kwota zostały pomnożone. Pytamy, ile razy jedna mieści się w drugiej.',
    },
  ],
};
