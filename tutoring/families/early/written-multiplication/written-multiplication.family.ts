import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import {
  ASIDE,
  columnLatex,
  digitAt,
  lengthOf,
  ON_PAPER,
  placeName,
  withoutColumns,
} from '#tutoring/families/early/written/columns.rules.ts';
import { asWhole, numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { makeFactors } from './written-multiplication.maker.ts';
import type { Factors } from './written-multiplication.types.ts';

interface ProductGiven extends Factors {
  /** Where the zeros of both numbers stand, „dod·dd”: the paper looks otherwise with them. */
  readonly shape: string;
}

const shaped = ({ a, b }: Factors): ProductGiven => ({
  a,
  b,
  shape: `${a}·${b}`.replace(/[1-9]/g, 'd').replaceAll('0', 'o'),
});

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

const rowsOf = ({ a, b }: Factors): readonly { readonly digit: number; readonly place: number }[] =>
  Array.from({ length: lengthOf(b) }, (_item, place) => ({ digit: digitAt(b, place), place })).filter(
    ({ digit }) => digit > 0 && a > 0,
  );

const CARRYING = 'Zapisujemy jedności, a dziesiątki przenosimy do następnej kolumny.';
const IN_PLACES = ['jedności', 'dziesiątek', 'setek', 'tysięcy', 'dziesiątek tysięcy', 'setek tysięcy', 'milionów'];
const ZEROS = ['', 'zero', 'dwa zera', 'trzy zera', 'cztery zera', 'pięć zer', 'sześć zer'];

const zeros = (count: number): string => ZEROS[count] ?? `${count} zer`;

const zerosAtEnd = (value: number): number => /0*$/.exec(String(value))?.[0].length ?? 0;

/** 450 · 60 is 45 · 6 on the paper. */
const withoutZeros = ({ a, b }: Factors): Factors => ({ a: a / 10 ** zerosAtEnd(a), b: b / 10 ** zerosAtEnd(b) });

const solveRows = (factors: Factors): readonly FamilyStep[] => {
  const { a, b } = factors;
  if (lengthOf(b) === 1) return solveDigits(factors);
  return rowsOf(factors).map(({ digit, place }) => {
    const factor = digit * 10 ** place;
    return {
      operation: 'multiply',
      what: `Mnożymy górną liczbę przez ${factor}`,
      todo: `pomnóż górną liczbę przez ${factor}`,
      why:
        place > 0
          ? `Cyfra ${digit} stoi w rzędzie ${IN_PLACES[place] ?? 'kolejnym'}, oznacza więc ${factor}. Mnożymy przez ${digit} i dopisujemy na końcu ${zeros(place)}.`
          : CARRYING,
      ...calculated([`${a} * ${factor}`, String(a * factor)]),
    };
  });
};

/** One digit below: each digit above by itself, with what was carried to it. */
const solveDigits = ({ a, b }: Factors): readonly FamilyStep[] => {
  const steps: FamilyStep[] = [];
  for (let [place, carried] = [0, 0]; place < lengthOf(a); place += 1) {
    const product = digitAt(a, place) * b + carried;
    steps.push({
      operation: 'multiply',
      what: `Mnożymy ${placeName(place)} górnej liczby przez ${b}`,
      todo: `pomnóż ${placeName(place)} górnej liczby przez ${b}${carried > 0 ? ' i dodaj to, co zostało przeniesione' : ''}`,
      why: product < 10 || place === lengthOf(a) - 1 ? '' : CARRYING,
      ...calculated([`${b} * ${digitAt(a, place)}${carried > 0 ? ` + ${carried}` : ''}`, String(product)]),
    });
    carried = Math.floor(product / 10);
  }
  return steps;
};

const addRows = (factors: Factors): FamilyStep => {
  const { a, b } = factors;
  const parts = rowsOf(factors).map(({ digit, place }) => a * digit * 10 ** place);
  const isSum = parts.length > 1;
  const rows = [
    String(a),
    `\\cdot\\ ${b}`,
    ...(isSum ? parts.map((part, index) => `${index === 0 ? '\\hline ' : '+\\ '}${part}`) : []),
  ];
  return {
    operation: isSum ? 'add' : 'combine',
    what: isSum ? 'Dodajemy wiersze zapisane jeden pod drugim' : 'Czytamy wynik pod kreską',
    todo: isSum ? 'dodaj wiersze zapisane jeden pod drugim' : 'odczytaj wynik pod kreską',
    why: isSum ? 'Każda cyfra dolnej liczby dała jeden wiersz, a razem dają cały iloczyn.' : '',
    shown: columnLatex(rows, String(a * b)),
    prepared: columnLatex(rows, ''),
    claims: [{ sides: [`${a} * ${b}`, ...(isSum ? [parts.join(' + ')] : []), String(a * b)] }],
  };
};

const appendZeros = ({ a, b }: Factors): readonly FamilyStep[] => {
  const count = zerosAtEnd(a) + zerosAtEnd(b);
  const power = 10 ** count;
  return count === 0
    ? []
    : [
        {
          operation: 'append',
          what: `Dopisujemy na końcu ${zeros(count)}`,
          todo: 'dopisz do wyniku wszystkie zera, które stoją na końcu obu liczb',
          why: 'Mnożyliśmy liczby bez zer na końcu, więc tyle zer brakuje jeszcze w wyniku.',
          ...calculated([`${(a * b) / power} * ${power}`, String(a * b)]),
        },
      ];
};

/** The factors change places: „23 · 47 = 23 · 40 + 23 · 7 = 920 + 161”. */
const proofOf = ({ a, b }: Factors): string => {
  const parts = rowsOf({ a: b, b: a })
    .map(({ digit, place }) => digit * 10 ** place)
    .toReversed();
  const sides = [`${b} * ${a}`, parts.map((part) => `${b} * ${part}`).join(' + ')];
  const sums = [parts.map((part) => String(b * part)).join(' + '), String(a * b)];
  const [first = '', ...others] = new Set([...sides, ...sums]);
  const { shown } = calculated([first, ...others]);
  return `Zamieniamy czynniki miejscami: $${shown}$. Wychodzi tyle samo.`;
};

export const writtenMultiplicationFamily: Family<ProductGiven> = {
  id: 'written-multiplication',
  title: 'Mnożenie pisemne',
  grades: [4, 5],
  read: (message) => {
    const found = firstFit(TEMPLATES, withoutColumns(message.replace(SIGN, ' razy ')));
    const [a, b] = [found && asWhole(found.number('a')), found && asWhole(found.number('b'))];
    return a === undefined || b === undefined || a < 1 || b < 1 ? undefined : shaped({ a, b });
  },
  tell: ({ a, b }) => `Oblicz pisemnie: $${calculated([`${a} * ${b}`]).shown}$`,
  solve: (given) => {
    const core = withoutZeros(given);
    const isShort = core.a !== given.a || core.b !== given.b;
    return {
      steps: [...solveRows(core), addRows(core), ...appendZeros(given)],
      answer: { kind: 'number', value: whole(given.a * given.b) },
      proof: proofOf(given),
      notice: isShort
        ? 'Zera, które stoją na końcu liczb, można na początku pominąć. Ile ich jest razem?'
        : 'Z jakich cyfr składa się dolna liczba i co każda z nich oznacza: jedności, dziesiątki, setki?',
      nudge: isShort
        ? 'Pomnóż liczby bez zer na końcu, a potem dopisz te zera do wyniku.'
        : 'Pomnóż górną liczbę przez każdą cyfrę dolnej z osobna, pamiętając o przesunięciu, a potem dodaj wiersze.',
    };
  },
  check: ({ a, b }, answer) => {
    let sum = 0;
    for (let [half, doubled] = [a, b]; half > 0; [half, doubled] = [Math.floor(half / 2), doubled * 2])
      if (half % 2 === 1) sum += doubled;
    return numberIn(answer) === sum;
  },
  make: (pick, difficulty) => shaped(makeFactors(pick, difficulty)),
  mistakes: [
    {
      id: 'zero-lost',
      leadsTo: ({ a, b }) => (zerosAtEnd(a) + zerosAtEnd(b) === 0 ? undefined : [whole((a * b) / 10)]),
      says: 'Zgubiło się zero. Policz zera na końcu obu liczb: każde z nich trzeba dopisać do wyniku.',
    },
    {
      id: 'zero-inside-skipped',
      leadsTo: ({ a, b }) =>
        /[1-9]0+[1-9]/.test(String(b)) ? [whole(a * Number(String(b).replaceAll('0', '')))] : undefined,
      says: 'Zero w środku dolnej liczby też zajmuje miejsce: wiersz cyfry, która stoi przed nim, zaczyna się jeszcze dalej w lewo.',
    },
    {
      id: 'row-not-shifted',
      leadsTo: (given) =>
        rowsOf(given).length < 2
          ? undefined
          : [whole(rowsOf(given).reduce((sum, { digit }) => sum + given.a * digit, 0))],
      says: 'Wiersze nie zostały przesunięte. Cyfra dziesiątek oznacza dziesiątki, a cyfra setek – setki, więc wiersz każdej z nich zaczyna się dalej w lewo.',
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
      leadsTo: ({ a, b }) => (digitAt(a, 0) * digitAt(b, 0) < 10 ? undefined : [whole(a * b - 10)]),
      says: 'Jesteś blisko: nie zgadza się kolumna dziesiątek. Sprawdź, co do niej zostało przeniesione.',
    },
  ],
};
