import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import {
  ASIDE,
  columnLatex,
  digitAt,
  lengthOf,
  ON_PAPER,
  withoutColumns,
} from '#tutoring/families/early/written/columns.rules.ts';
import { asWhole, numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

interface ProductGiven {
  readonly a: number;
  readonly b: number;
}

const SIGN = /[*·×⋅∙•]|\\(?:cdot|times)/g;
const PRODUCT = '{a} (x|razy) {b} [=]';
const VERB = '(pomnoz|mnozenie|pomnozyc|mnoz)';
const TEMPLATES = [
  `[${VERB}] ${ON_PAPER} [${VERB}] ${PRODUCT} ${ASIDE}`,
  `[${VERB}] ${PRODUCT} ${ON_PAPER} ${ASIDE}`,
  `${VERB} ${ON_PAPER} {a} (przez|i|razy) {b}`,
  `${VERB} {a} (przez|i|razy) {b} ${ON_PAPER}`,
  `${ON_PAPER} (${VERB}|iloczyn [liczb]) {a} (przez|i|razy) {b}`,
].map(template);

const rowsOf = ({ a, b }: ProductGiven): readonly { readonly digit: number; readonly place: number }[] =>
  Array.from({ length: lengthOf(b) }, (_item, place) => ({ digit: digitAt(b, place), place })).filter(
    ({ digit }) => digit > 0 && a > 0,
  );

const solveRows = (given: ProductGiven): readonly FamilyStep[] => {
  const { a } = given;
  const rows = rowsOf(given);
  return rows.map(({ digit, place }) => {
    const factor = digit * 10 ** place;
    return {
      operation: 'multiply',
      what:
        rows.length === 1 && place === 0
          ? 'Mnożymy od prawej strony, cyfra po cyfrze'
          : `Mnożymy górną liczbę przez ${factor}`,
      todo:
        rows.length === 1 && place === 0
          ? 'pomnóż górną liczbę cyfra po cyfrze'
          : `pomnóż górną liczbę przez ${factor}`,
      why:
        place > 0
          ? `Ta cyfra oznacza ${factor}, dlatego wynik zapisujemy przesunięty w lewo: na końcu dopisujemy tyle zer, ile ma ich ${factor}.`
          : 'Co przekracza dziewięć, przenosimy do następnej kolumny.',
      ...calculated([`${a} * ${factor}`, String(a * factor)]),
    };
  });
};

export const writtenMultiplicationFamily: Family<ProductGiven> = {
  id: 'written-multiplication',
  title: 'Mnożenie pisemne',
  grades: [4, 5],
  read: (message) => {
    const found = firstFit(TEMPLATES, withoutColumns(message.replace(SIGN, ' razy ')));
    const [a, b] = [found && asWhole(found.number('a')), found && asWhole(found.number('b'))];
    return a === undefined || b === undefined || a < 1 || b < 1 ? undefined : { a, b };
  },
  tell: ({ a, b }) => `Oblicz pisemnie: $${calculated([`${a} * ${b}`]).shown}$`,
  solve: (given) => {
    const { a, b } = given;
    const product = a * b;
    const parts = rowsOf(given).map(({ digit, place }) => a * digit * 10 ** place);
    return {
      steps: [
        ...solveRows(given),
        {
          operation: 'add',
          what: parts.length > 1 ? 'Dodajemy wiersze zapisane jeden pod drugim' : 'Czytamy wynik pod kreską',
          todo: parts.length > 1 ? 'dodaj wiersze zapisane jeden pod drugim' : 'odczytaj wynik pod kreską',
          why: parts.length > 1 ? 'Każda cyfra dolnej liczby dała jeden wiersz, a razem dają cały iloczyn.' : '',
          shown: columnLatex(
            [
              String(a),
              `\\cdot\\ ${b}`,
              ...(parts.length > 1 ? parts.map((part, index) => `${index === 0 ? '\\hline ' : '+\\ '}${part}`) : []),
            ],
            String(product),
          ),
          claims: [{ sides: [`${a} * ${b}`, parts.join(' + '), String(product)] }],
        },
      ],
      answer: { kind: 'number', value: whole(product) },
      proof: `Dzielimy wynik przez jeden z czynników: $${calculated([`${product} : ${b}`, String(a)]).shown}$. To drugi czynnik, więc się zgadza.`,
      notice: 'Z jakich cyfr składa się dolna liczba i co każda z nich oznacza: jedności, dziesiątki, setki?',
      nudge: 'Pomnóż górną liczbę przez każdą cyfrę dolnej z osobna, pamiętając o przesunięciu, a potem dodaj wiersze.',
    };
  },
  check: ({ a, b }, answer) => {
    let sum = 0;
    for (let [half, doubled] = [a, b]; half > 0; [half, doubled] = [Math.floor(half / 2), doubled * 2])
      if (half % 2 === 1) sum += doubled;
    return numberIn(answer) === sum;
  },
  make: (pick, difficulty) => {
    const digit = (): number => pick.int(2, 9);
    if (difficulty === 1) return { a: pick.int(102, 489), b: digit() };
    return difficulty === 2
      ? { a: pick.int(23, 98), b: pick.int(2, 8) * 10 + digit() }
      : { a: pick.int(104, 689), b: pick.int(2, 8) * 10 + digit() };
  },
  mistakes: [
    {
      id: 'row-not-shifted',
      leadsTo: ({ a, b }) =>
        lengthOf(b) < 2 ? undefined : [whole([...String(b)].reduce((sum, digit) => sum + a * Number(digit), 0))],
      says: 'Drugi wiersz nie został przesunięty. Cyfra dziesiątek oznacza dziesiątki, więc jej wiersz zaczyna się o jedno miejsce dalej w lewo.',
    },
    {
      id: 'carry-lost',
      leadsTo: ({ a, b }) => {
        if (lengthOf(b) > 1) return undefined;
        return [whole([...String(a)].reduce((result, digit) => result * 10 + ((Number(digit) * b) % 10), 0))];
      },
      says: 'Zgubiło się przeniesienie. To, co przekracza dziewięć, dodajemy do wyniku z następnej kolumny.',
    },
    {
      id: 'added',
      leadsTo: ({ a, b }) => [whole(a + b)],
      says: 'Liczby zostały dodane. Jaki znak stoi między nimi?',
    },
    {
      id: 'ten-off',
      leadsTo: ({ a, b }) => [whole(a * b - 10)],
      says: 'Jesteś blisko: nie zgadza się kolumna dziesiątek. Sprawdź, co do niej zostało przeniesione.',
    },
  ],
};
