import { whole } from '#tutoring/families/calculated.rules.ts';
import type { Mistake } from '#tutoring/families/family.types.ts';
import type { RomanGroup, RomanNumeralGiven } from './roman-numeral.types.ts';
import { digitByDigit, groupsOf, numeralOf, readBack, valuesOfSigns, writtenLoosely } from './roman-signs.rules.ts';

/** All groups written so that can be, and then each of them beside others that are right. */
const changed = (number: number, change: (group: RomanGroup) => string): readonly string[] =>
  groupsOf(number).reduce<readonly string[]>(
    (starts, group) => {
      const endings = new Set([change(group), group.numeral]);
      return [...endings].flatMap((ending) => starts.map((start) => start + ending));
    },
    [''],
  );

const reversed = (numeral: string): string => [...numeral].toReversed().join('');

const WITHOUT_SUBTRACTION: Readonly<Record<string, string>> = {
  IV: 'IIII',
  IX: 'VIIII',
  XL: 'XXXX',
  XC: 'LXXXX',
  CD: 'CCCC',
  CM: 'DCCCC',
};

const CONFUSED = ['LC', 'DM', 'VX'] as const;

const confused = (numeral: string): readonly string[] =>
  CONFUSED.map(([one = '', other = '']) =>
    numeral.replace(new RegExp(`[${one}${other}]`, 'g'), (sign) => (sign === one ? other : one)),
  ).filter((swapped) => swapped !== numeral);

const CONFUSED_SIGNS =
  'Sprawdź wartości znaków: V to pięć, X to dziesięć, L to pięćdziesiąt, C to sto, D to pięćset, a M to tysiąc.';

/** What somebody writes who thinks so. */
const WRITING: readonly {
  readonly id: string;
  readonly numerals: (number: number) => readonly string[];
  readonly says: string;
}[] = [
  {
    id: 'sign-four-times',
    numerals: (number) => changed(number, ({ numeral }) => WITHOUT_SUBTRACTION[numeral] ?? numeral),
    says: 'Ten sam znak stawiamy obok siebie najwyżej trzy razy. Zamiast czwartego powtórzenia odejmujemy: mniejszy znak staje przed większym.',
  },
  {
    id: 'subtracted-from-any-sign',
    numerals: (number) => [writtenLoosely(number)],
    says: 'Nie każdy znak wolno odejmować od każdego: I stawiamy tylko przed V lub X, X tylko przed L lub C, a C tylko przed D lub M. Zapisz osobno tysiące, setki, dziesiątki i jedności.',
  },
  {
    id: 'order-turned-round',
    numerals: (number) => changed(number, ({ numeral }) => reversed(numeral)),
    says: 'Sprawdź kolejność znaków: mniejszy znak przed większym się odejmuje, a za większym dodaje.',
  },
  {
    id: 'ones-first',
    numerals: (number) => [
      groupsOf(number)
        .map(({ numeral }) => numeral)
        .toReversed()
        .join(''),
    ],
    says: 'Zapis zaczynamy od największej części: najpierw tysiące, potem setki, dziesiątki i jedności.',
  },
  {
    id: 'digit-by-digit',
    numerals: (number) => [digitByDigit(number)],
    says: 'Każda cyfra jest tu zapisana tak, jakby mówiła o jednościach. Setki i dziesiątki mają inne znaki niż jedności.',
  },
  { id: 'signs-confused', numerals: (number) => confused(numeralOf(number)), says: CONFUSED_SIGNS },
];

const addedUp = (numeral: string): number => valuesOfSigns(numeral).reduce((sum, value) => sum + value, 0);

const READING: readonly {
  readonly id: string;
  readonly numbers: (number: number) => readonly number[];
  readonly says: string;
}[] = [
  {
    id: 'added-what-is-subtracted',
    numbers: (number) => [addedUp(numeralOf(number))],
    says: 'Mniejszy znak, który stoi przed większym, odejmujemy od niego, a nie dodajemy.',
  },
  {
    id: 'subtracted-what-is-added',
    numbers: (number) => [readBack(reversed(numeralOf(number)))],
    says: 'Czytamy od lewej strony: odejmujemy tylko mniejszy znak przed większym, a każdy mniejszy znak za większym dodajemy.',
  },
  {
    id: 'parts-side-by-side',
    numbers: (number) => [
      Number(
        groupsOf(number)
          .map(({ value }) => value)
          .join(''),
      ),
    ],
    says: 'Tysiące, setki, dziesiątki i jedności trzeba dodać, a nie dopisać jedne za drugimi.',
  },
  {
    id: 'values-confused',
    numbers: (number) => confused(numeralOf(number)).map(readBack),
    says: CONFUSED_SIGNS,
  },
];

const otherThan = <Value>(values: readonly Value[], right: Value): readonly Value[] =>
  values.filter((value) => value !== right);

export const ROMAN_NUMERAL_MISTAKES: readonly Mistake<RomanNumeralGiven>[] = [
  ...WRITING.map(({ id, numerals, says }): Mistake<RomanNumeralGiven> => ({
    id,
    leadsTo: ({ asks, number }) => (asks === 'roman' ? otherThan(numerals(number), numeralOf(number)) : undefined),
    says,
  })),
  ...READING.map(({ id, numbers, says }): Mistake<RomanNumeralGiven> => ({
    id,
    leadsTo: ({ asks, number }) => (asks === 'arabic' ? otherThan(numbers(number), number).map(whole) : undefined),
    says,
  })),
];

/** One of each misconception that makes a difference. */
export const wrongNumerals = (number: number): readonly string[] =>
  WRITING.flatMap(({ numerals }) => otherThan(numerals(number), numeralOf(number)).slice(0, 1));
