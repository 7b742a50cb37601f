import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { ChoiceAnswer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { wrongNumerals } from './roman-numeral.mistakes.ts';
import type { RomanGroup, RomanNumeralGiven, RomanPlace } from './roman-numeral.types.ts';
import { groupsOf, isSubtracted, numeralOf, ROMAN_SIGNS, valuesOfSigns } from './roman-signs.rules.ts';

/** What is split into them, and how many of them there are. */
const PLACES: Readonly<Record<RomanPlace, readonly [into: string, ofThem: string]>> = {
  thousands: ['tysiące', 'tysięcy'],
  hundreds: ['setki', 'setek'],
  tens: ['dziesiątki', 'dziesiątek'],
  ones: ['jedności', 'jedności'],
};

const VALUES = 'I (1), V (5), X (10), L (50), C (100), D (500) i M (1000)';

const latex = (numeral: string): string => `\\text{${numeral}}`;

/** „tysiące, setki i jedności”. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1) ?? ''}`;

const placesIn = (groups: readonly RomanGroup[]): string => listed(groups.map(({ place }) => PLACES[place][0]));

const sumOf = (groups: readonly RomanGroup[]): string => groups.map(({ value }) => value).join(' + ');

/** `1000 - 100` of CM, `500 + 100` of DC. */
const signsOf = ({ numeral }: RomanGroup): string => {
  const values = valuesOfSigns(numeral);
  return isSubtracted(numeral) ? values.toReversed().join(' - ') : values.join(' + ');
};

const isOneSign = ({ numeral }: RomanGroup): boolean => numeral.length === 1;

const writingOf = (group: RomanGroup): FamilyStep => {
  const { value, place, numeral } = group;
  const sides = isOneSign(group) ? [String(value)] : [String(value), signsOf(group)];
  return {
    operation: 'write',
    what: `Zapisujemy ${PLACES[place][0]}`,
    todo: `zapisz ${PLACES[place][0]}`,
    why: isOneSign(group)
      ? 'Ta liczba ma własny znak.'
      : isSubtracted(numeral)
        ? 'Tego samego znaku nie stawia się cztery razy: mniejszy znak staje przed większym, co oznacza odejmowanie.'
        : 'Znaki stawia się od największego i dodaje.',
    shown: [...sides, latex(numeral)].join(' = '),
    claims: [{ sides }],
  };
};

const readingOf = (group: RomanGroup): FamilyStep => {
  const { value, place, numeral } = group;
  const sides = isOneSign(group) ? [String(value)] : [signsOf(group), String(value)];
  return {
    operation: 'read',
    what: `Odczytujemy ${PLACES[place][0]}`,
    todo: `odczytaj ${PLACES[place][0]}`,
    why: isOneSign(group)
      ? ''
      : isSubtracted(numeral)
        ? 'Mniejszy znak stoi przed większym, więc się go odejmuje.'
        : 'Żaden mniejszy znak nie stoi przed większym, więc wartości znaków się dodaje.',
    shown: [latex(numeral), ...sides].join(' = '),
    ...(isOneSign(group) ? {} : { prepared: `${latex(numeral)} = ${signsOf(group)}` }),
    claims: [{ sides }],
  };
};

const answerOf = (number: number): ChoiceAnswer => {
  const value = numeralOf(number);
  const numerals = [...new Set([value, ...wrongNumerals(number)])].toSorted();
  return {
    kind: 'choice',
    value,
    choices: Object.fromEntries(numerals.map((numeral) => [numeral, [numeral.toLowerCase()]])),
    signs: ROMAN_SIGNS,
    shown: value,
  };
};

const solveToRoman = (number: number): FamilySolution => {
  const groups = groupsOf(number);
  const numeral = numeralOf(number);
  const isOneGroup = groups.length === 1;
  const split: FamilyStep = {
    operation: 'split',
    what: `Rozkładamy liczbę na ${placesIn(groups)}`,
    todo: `rozłóż liczbę na ${placesIn(groups)}`,
    why: `Każdą z tych części zapisuje się osobno znakami ${VALUES}.`,
    shown: `${number} = ${sumOf(groups)}`,
    claims: [{ sides: [String(number), sumOf(groups)] }],
  };
  const join: FamilyStep = {
    operation: 'join',
    what: 'Łączymy zapisane części, zaczynając od największej',
    todo: 'połącz zapisane części, zaczynając od największej',
    why: '',
    shown: `${number} = ${latex(numeral)}`,
    claims: [],
  };
  return {
    steps: isOneGroup ? groups.map(writingOf) : [split, ...groups.map(writingOf), join],
    answer: answerOf(number),
    proof: `Czytamy zapis z powrotem: $${[latex(numeral), ...readAgain(groups)].join(' = ')}$. To liczba z zadania, więc się zgadza.`,
    notice: isOneGroup
      ? 'Jakie wartości mają znaki rzymskie? Która z nich jest najbliżej tej liczby?'
      : `Ile jest w tej liczbie ${listed(groups.map(({ place }) => PLACES[place][1]))}?`,
    nudge: `Znaki rzymskie to ${VALUES}. Ten sam znak może stać obok siebie najwyżej trzy razy.`,
    setup:
      'Czy do większego znaku brakuje tylko jednego mniejszego? Wtedy mniejszy staje przed nim. W innym razie dodawaj znaki, zaczynając od największego.',
  };
};

/** `1000 + (1000 - 100)` and what it comes to; of one sign its value alone. */
const readAgain = (groups: readonly RomanGroup[]): ReadonlySet<string> => {
  const isSum = groups.length > 1;
  const parts = groups.map((group) => (isSum && isSubtracted(group.numeral) ? `(${signsOf(group)})` : signsOf(group)));
  return new Set([parts.join(' + '), String(groups.reduce((sum, { value }) => sum + value, 0))]);
};

const solveToArabic = (number: number): FamilySolution => {
  const groups = groupsOf(number);
  const isOneGroup = groups.length === 1;
  const split: FamilyStep = {
    operation: 'split',
    what: `Dzielimy zapis na ${placesIn(groups)}`,
    todo: `podziel zapis na ${placesIn(groups)}`,
    why: `Każdą z tych części odczytuje się osobno, a znaki to ${VALUES}.`,
    shown: groups.map(({ numeral }) => latex(numeral)).join(' + '),
    claims: [],
  };
  const sum = calculated([sumOf(groups), String(number)]);
  const add: FamilyStep = {
    operation: 'add',
    what: 'Dodajemy odczytane części',
    todo: 'dodaj odczytane części',
    why: '',
    ...sum,
    // Who begins with the last parts, 40 and 4, is on the way too.
    claims: [...sum.claims, { sides: [fromTheEnd(groups), String(number)] }],
  };
  return {
    steps: isOneGroup ? groups.map(readingOf) : [split, ...groups.map(readingOf), add],
    answer: { kind: 'number', value: whole(number) },
    proof: `Zapisujemy liczbę z powrotem: $${[number, ...(isOneGroup ? [] : [sumOf(groups)]), latex(numeralOf(number))].join(' = ')}$. To zapis z zadania, więc się zgadza.`,
    notice: 'Czy w tym zapisie jakiś mniejszy znak stoi przed większym?',
    nudge: `Znaki rzymskie to ${VALUES}. Mniejszy znak przed większym się odejmuje, a za większym dodaje.`,
    setup: 'Przypomnij sobie, ile jest wart każdy ze znaków, i sprawdź, czy się je dodaje, czy odejmuje.',
  };
};

/** `1000 + (900 + (40 + 4))`. */
const fromTheEnd = (groups: readonly RomanGroup[]): string =>
  groups.map(({ value }) => String(value)).reduceRight((rest, value) => `${value} + (${rest})`);

export const solveRomanNumeral = ({ asks, number }: RomanNumeralGiven): FamilySolution =>
  asks === 'roman' ? solveToRoman(number) : solveToArabic(number);
