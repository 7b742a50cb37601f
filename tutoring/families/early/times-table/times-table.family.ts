import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { productSides } from '#tutoring/families/early/mental.rules.ts';
import { asWhole, numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { spokenOperation } from '#tutoring/families/early/spoken-operation.reader.ts';
import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';

/** The product of `a` and `b` is asked for, or, where `isDivided`, how many times `a` fits in their product. */
interface TableGiven {
  readonly a: number;
  readonly b: number;
  readonly isDivided: boolean;
}

type Sides = readonly [string, ...string[]];

/** From the product before it in the table. */
const sidesOfProduct = (a: number, b: number): Sides =>
  Math.min(a, b) > 2 && Math.max(a, b) < 10
    ? [`${a} * ${b}`, `${a} * ${b - 1} + ${a}`, `${a * (b - 1)} + ${a}`, `${a * b}`]
    : productSides(a, b);

/** „7 · 7 + 7”, where a product before it leads there. */
const setupOfProduct = (a: number, b: number): string => {
  const [task, second, third] = sidesOfProduct(a, b);
  return calculated(second === undefined || third === undefined ? [task] : [second]).shown;
};

/** Past the table the tens are divided first. */
const isPastTable = ({ a, b }: Pick<TableGiven, 'a' | 'b'>): boolean => b > 10 && b % 10 > 0 && a > 1;

const sidesOfQuotient = (a: number, b: number): Sides => {
  const [ones, tens] = [b % 10, b - (b % 10)];
  return isPastTable({ a, b })
    ? [`${a * b} : ${a}`, `${a * tens} : ${a} + ${a * ones} : ${a}`, `${tens} + ${ones}`, String(b)]
    : [`${a * b} : ${a}`, String(b)];
};

const FITS = ['razy {a} miesci w {c}', 'razy [liczba] {a} miesci w [liczbie] {c}'].map(template);

const readTable = (message: string): TableGiven | undefined => {
  const spoken = spokenOperation(message);
  if (spoken?.sign === '+' || spoken?.sign === '-') return undefined;
  const fits = firstFit(FITS, message);
  const isDivided = spoken?.sign !== '*';
  const [first, second] = [spoken?.left ?? fits?.text('c'), spoken?.right ?? fits?.text('a')].map((one) =>
    one === undefined ? undefined : asWhole(numberOf(one), 1000),
  );
  if (first === undefined || second === undefined) return undefined;
  const [a, b] = isDivided ? [second, first / second] : [first, second];
  return isInTable(a) && b >= 1 && Number.isInteger(b) && (isDivided || isInTable(b)) ? { a, b, isDivided } : undefined;
};

const isInTable = (number: number): boolean => number >= 1 && number <= 100;

export const timesTableFamily: Family<TableGiven> = {
  id: 'times-table',
  title: 'Tabliczka mnożenia',
  grades: [2, 4],
  read: readTable,
  tell: ({ a, b, isDivided }) => (isDivided ? `Ile razy ${a} mieści się w ${a * b}?` : `Ile to jest ${a} razy ${b}?`),
  solve: ({ a, b, isDivided }) => ({
    steps: isDivided
      ? [
          {
            operation: 'divide',
            ...(isPastTable({ a, b })
              ? {
                  what: 'Rozkładamy większą liczbę na dwie części, które łatwo podzielić',
                  todo: 'rozłóż większą liczbę na dwie części, które łatwo podzielić, i podziel każdą z nich',
                  why: 'Każdą część można podzielić osobno, a wyniki dodać.',
                }
              : {
                  what: 'Dzielimy, czyli pytamy, przez co pomnożyć mniejszą liczbę',
                  todo: 'znajdź liczbę, przez którą trzeba pomnożyć mniejszą liczbę, żeby wyszła większa',
                  why: 'Dzielenie jest działaniem odwrotnym do mnożenia.',
                }),
            ...calculated(sidesOfQuotient(a, b)),
          },
        ]
      : [
          {
            operation: 'multiply',
            what: 'Mnożymy',
            todo: 'pomnóż te liczby',
            why: 'Mnożenie to dodawanie tej samej liczby kilka razy.',
            ...calculated(sidesOfProduct(a, b)),
          },
        ],
    answer: { kind: 'number', value: whole(isDivided ? b : a * b) },
    proof: isDivided
      ? `Mnożymy z powrotem: $${a} \\cdot ${b} = ${a * b}$. Zgadza się.`
      : `Dzielimy z powrotem: $${a * b} : ${b} = ${a}$. Zgadza się.`,
    notice: isDivided
      ? 'To pytanie o dzielenie. Przez jaką liczbę trzeba pomnożyć mniejszą, żeby dostać większą?'
      : 'Który z sąsiednich iloczynów z tabliczki znasz na pewno?',
    nudge: isDivided
      ? isPastTable({ a, b })
        ? 'Rozłóż większą liczbę: oddziel z niej tyle pełnych dziesiątek, ile łatwo podzielić, i podziel osobno obie części.'
        : 'Licz po kolei wielokrotności mniejszej liczby, aż dojdziesz do większej.'
      : 'Zacznij od iloczynu, który znasz, i dodaj albo odejmij jedną z liczb.',
    setup: isDivided
      ? `Zapisz $${a * b} : ${a}$${isPastTable({ a, b }) ? ' i podziel po kawałku' : ' i pomyśl o tabliczce mnożenia'}.`
      : `Zapisz $${setupOfProduct(a, b)}$ i policz.`,
  }),
  check: ({ a, b, isDivided }, answer) => {
    let sum = 0;
    for (let count = 0; count < b; count += 1) sum += a;
    const said = numberIn(answer);
    return isDivided ? said !== undefined && said * a === sum : said === sum;
  },
  make: (pick, difficulty) => {
    const [one, other] = [pick.int(difficulty === 3 ? 6 : 2, difficulty === 1 ? 5 : 9), pick.int(2, 10)];
    if (difficulty === 3 && pick.int(0, 3) === 0) return { a: pick.int(3, 6), b: pick.int(11, 19), isDivided: true };
    const isDivided = pick.int(0, 3) < difficulty - 1;
    // Of two factors in both orders one would be practised on the other.
    return isDivided
      ? { a: one, b: other, isDivided }
      : { a: Math.max(one, other), b: Math.min(one, other), isDivided };
  },
  mistakes: [
    {
      id: 'neighbour-below',
      leadsTo: ({ a, b, isDivided }) => [whole(isDivided ? b - 1 : a * b - a)],
      says: 'To sąsiednia pozycja w tabliczce: o jedno powtórzenie za mało.',
    },
    {
      id: 'neighbour-above',
      leadsTo: ({ a, b, isDivided }) => [whole(isDivided ? b + 1 : a * b + a)],
      says: 'To sąsiednia pozycja w tabliczce: o jedno powtórzenie za dużo.',
    },
    {
      id: 'added',
      leadsTo: ({ a, b, isDivided }) => (isDivided ? undefined : [whole(a + b)]),
      says: 'Liczby zostały dodane, a tu mnożymy.',
    },
    {
      id: 'subtracted',
      leadsTo: ({ a, b, isDivided }) => (isDivided ? [whole(a * b - a)] : undefined),
      says: 'Mniejsza liczba została odjęta, a tu dzielimy.',
    },
  ],
};
