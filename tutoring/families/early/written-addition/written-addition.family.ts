import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import {
  ASIDE,
  columnLatex,
  digitAt,
  lengthOf,
  ON_PAPER,
  withoutColumns,
  placeName,
} from '#tutoring/families/early/written/columns.rules.ts';
import { asWhole, numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

interface SumGiven {
  readonly addends: readonly number[];
}

const SUM = '{a} (+|plus) {b} [(+|plus) {c}] [=]';
const TEMPLATES = [
  `[(dodaj|dodac|dodawanie)] ${ON_PAPER} [(dodawanie|dodaj|dodac)] ${SUM} ${ASIDE}`,
  `[(dodaj|dodac|dodawanie)] ${SUM} ${ON_PAPER} ${ASIDE}`,
  `(dodaj|dodac) ${ON_PAPER} [liczby] {a} (i|oraz|do|;) {b} [(i|oraz|;) {c}]`,
  `${ON_PAPER} (dodaj|dodac) [liczby] {a} (i|oraz|do|;) {b} [(i|oraz|;) {c}]`,
  `(dodaj|dodac) [liczby] {a} (i|oraz|do|;) {b} [(i|oraz|;) {c}] ${ON_PAPER}`,
  `${ON_PAPER} (suma|sume) [liczb] {a} (i|oraz|;) {b}`,
].map(template);

const totalOf = ({ addends }: SumGiven): number => addends.reduce((sum, one) => sum + one, 0);

/** The digits of a column with what was carried into it. */
const columnSteps = ({ addends }: SumGiven): readonly FamilyStep[] => {
  const steps: FamilyStep[] = [];
  let carried = 0;
  const columns = Math.max(...addends.map(lengthOf));
  for (let index = 0; index < columns; index += 1) {
    const digits = addends.filter((one) => lengthOf(one) > index).map((one) => digitAt(one, index));
    const terms = carried > 0 ? [...digits, carried] : digits;
    const sum = terms.reduce((all, digit) => all + digit, 0);
    const isCarried = sum > 9 && index < columns - 1;
    steps.push({
      operation: 'add',
      what: `Dodajemy ${placeName(index)}${carried > 0 ? ' razem z przeniesioną liczbą' : ''}${isCarried ? `: piszemy ${sum % 10}, a ${Math.floor(sum / 10)} przenosimy` : `: piszemy ${sum}`}`,
      todo: `dodaj ${placeName(index)}${carried > 0 ? ' i liczbę przeniesioną z poprzedniej kolumny' : ''}`,
      why: isCarried ? 'Dziesięć w jednej kolumnie to jeden w następnej, dlatego przenosimy.' : '',
      ...calculated(terms.length > 1 ? [terms.join(' + '), String(sum)] : [String(sum)]),
      claims: [{ sides: [terms.join(' + '), String(sum)] }],
    });
    carried = Math.floor(sum / 10);
  }
  return steps;
};

/** What a pupil reads under the line who does not carry out of this column. */
const withoutCarryOf = (given: SumGiven, column: number): number => {
  const place = 10 ** (column + 1);
  const carried = given.addends.reduce((sum, one) => sum + (one % place), 0);
  return totalOf(given) - (carried - (carried % place));
};

const withoutCarrying = ({ addends }: SumGiven): number => {
  let result = 0;
  for (let index = 0; index < Math.max(...addends.map(lengthOf)); index += 1)
    result += (addends.reduce((sum, one) => sum + digitAt(one, index), 0) % 10) * 10 ** index;
  return result;
};

const makeNumber = (pick: Pick, digits: number): number => pick.int(10 ** (digits - 1) + 5, 10 ** digits - 1);

export const writtenAdditionFamily: Family<SumGiven> = {
  id: 'written-addition',
  title: 'Dodawanie pisemne',
  grades: [3, 5],
  read: (message) => {
    const found = firstFit(TEMPLATES, withoutColumns(message));
    const numbers = ['a', 'b', 'c']
      .filter((slot) => found?.has(slot))
      .map((slot) => found && asWhole(found.number(slot)));
    const addends = numbers.filter((one) => one !== undefined);
    return found === undefined || addends.length < numbers.length || addends.some((one) => one < 1)
      ? undefined
      : { addends };
  },
  tell: ({ addends }) => `Oblicz pisemnie: $${addends.map((one) => calculated([String(one)]).shown).join(' + ')}$`,
  solve: (given) => {
    const total = totalOf(given);
    const [first = 0, ...others] = given.addends;
    return {
      steps: [
        ...columnSteps(given),
        {
          operation: 'combine',
          what: 'Czytamy wynik pod kreską',
          todo: 'odczytaj wynik pod kreską',
          why: 'Liczby stoją jedna pod drugą: jedności pod jednościami, dziesiątki pod dziesiątkami.',
          shown: columnLatex([String(first), ...others.map((one) => `+\\ ${one}`)], String(total)),
          claims: [{ sides: [given.addends.join(' + '), String(total)] }],
        },
      ],
      answer: { kind: 'number', value: whole(total) },
      proof: `Odejmujemy od wyniku kolejne składniki: $${total} - ${others.join(' - ')} = ${first}$. Została pierwsza liczba, więc się zgadza.`,
      notice: 'Zapisz liczby jedna pod drugą. Które cyfry muszą stać w jednej kolumnie?',
      nudge:
        'Dodawaj od prawej strony, kolumna po kolumnie. Gdy wychodzi dziesięć lub więcej, zapisz cyfrę jedności, a cyfrę dziesiątek dodaj w następnej kolumnie.',
    };
  },
  check: ({ addends: [first, ...others] }, answer) =>
    others.reduce((rest, one) => rest - one, numberIn(answer) ?? Number.NaN) === first,
  make: (pick, difficulty) => ({
    addends: [makeNumber(pick, 2 + difficulty), makeNumber(pick, difficulty === 1 ? 3 : 1 + difficulty)],
  }),
  mistakes: [
    {
      id: 'carry-lost',
      leadsTo: (given) => [whole(withoutCarrying(given))],
      says: 'Zgubiło się przeniesienie. Gdy w kolumnie wychodzi dziesięć lub więcej, cyfrę dziesiątek dodajemy w następnej kolumnie.',
    },
    {
      id: 'carry-of-ones-lost',
      leadsTo: (given) => [whole(withoutCarryOf(given, 0))],
      says: 'Sprawdź kolumnę dziesiątek: czy jest w niej liczba przeniesiona z jedności?',
    },
    {
      id: 'carry-of-tens-lost',
      leadsTo: (given) => [whole(withoutCarryOf(given, 1))],
      says: 'Sprawdź kolumnę setek: czy jest w niej liczba przeniesiona z dziesiątek?',
    },
    {
      id: 'aligned-left',
      leadsTo: ({ addends }) => {
        const longest = Math.max(...addends.map(lengthOf));
        return [whole(addends.reduce((sum, one) => sum + one * 10 ** (longest - lengthOf(one)), 0))];
      },
      says: 'Liczby zostały wyrównane do lewej strony. Jedności muszą stać pod jednościami.',
    },
  ],
};
