import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { productSides } from '#tutoring/families/early/mental.rules.ts';
import { asWhole, numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

/** The product of `a` and `b` is asked for, or, where `isDivided`, how many times `a` fits in their product. */
interface TableGiven {
  readonly a: number;
  readonly b: number;
  readonly isDivided: boolean;
}

const PRODUCTS = ['{a} razy {b}', 'iloczyn [liczb] {a} (i|oraz|przez) {b}', '(pomnoz|pomnozyc) {a} przez {b}'].map(
  template,
);
const QUOTIENTS = [
  '{c} (podzielic|podzielone) (na|przez) {a}',
  '(podziel|podzielic) {c} (na|przez) {a}',
  'iloraz [liczb] {c} (i|oraz|przez) {a}',
  'razy {a} miesci w {c}',
  'razy [liczba] {a} miesci w [liczbie] {c}',
].map(template);

export const timesTableFamily: Family<TableGiven> = {
  id: 'times-table',
  title: 'Tabliczka mnożenia',
  grades: [2, 4],
  read: (message) => {
    const product = firstFit(PRODUCTS, message);
    const found = product ?? firstFit(QUOTIENTS, message);
    if (found === undefined) return undefined;
    const a = asWhole(found.number('a'), 100);
    if (a === undefined || a < 1) return undefined;
    const other = asWhole(found.number(product === undefined ? 'c' : 'b'), product === undefined ? 1000 : 100);
    const b = product === undefined && other !== undefined ? other / a : other;
    return b === undefined || b < 1 || !Number.isInteger(b) ? undefined : { a, b, isDivided: product === undefined };
  },
  tell: ({ a, b, isDivided }) => (isDivided ? `Ile razy ${a} mieści się w ${a * b}?` : `Ile to jest ${a} razy ${b}?`),
  solve: ({ a, b, isDivided }) => ({
    steps: isDivided
      ? [
          {
            operation: 'divide',
            what: 'Dzielimy, czyli pytamy, przez co pomnożyć mniejszą liczbę',
            todo: 'znajdź liczbę, przez którą trzeba pomnożyć mniejszą liczbę, żeby wyszła większa',
            why: 'Dzielenie jest działaniem odwrotnym do mnożenia.',
            ...calculated([`${a * b} : ${a}`, String(b)]),
          },
        ]
      : [
          {
            operation: 'multiply',
            what: 'Mnożymy',
            todo: 'pomnóż te liczby',
            why: 'Mnożenie to dodawanie tej samej liczby kilka razy.',
            ...calculated(productSides(a, b)),
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
      ? 'Licz po kolei wielokrotności mniejszej liczby, aż dojdziesz do większej.'
      : 'Zacznij od iloczynu, który znasz, i dodaj albo odejmij jedną z liczb.',
    setup: isDivided
      ? `Zapisz $${a * b} : ${a}$ i pomyśl o tabliczce mnożenia.`
      : `Zapisz $${a} \\cdot ${b}$ i policz.`,
  }),
  check: ({ a, b, isDivided }, answer) => {
    let sum = 0;
    for (let count = 0; count < b; count += 1) sum += a;
    const said = numberIn(answer);
    return isDivided ? said !== undefined && said * a === sum : said === sum;
  },
  make: (pick, difficulty) => ({
    a: pick.int(difficulty === 3 ? 6 : 2, difficulty === 1 ? 5 : 9),
    b: pick.int(2, 10),
    isDivided: pick.int(0, 3) < difficulty - 1,
  }),
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
      id: 'added-or-subtracted',
      leadsTo: ({ a, b, isDivided }) => [whole(isDivided ? a * b - a : a + b)],
      says: 'Tu liczby zostały dodane albo odjęte. W zadaniu chodzi o mnożenie albo dzielenie.',
    },
  ],
};
