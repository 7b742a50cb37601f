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
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { makeDifference } from './written-subtraction.maker.ts';
import type { DifferenceGiven } from './written-subtraction.types.ts';

const DIFFERENCE = '{a} (-|minus) {b} [=]';
const VERB = '(odejmij|odjac|odejmowanie)';
const TEMPLATES = [
  `[${VERB}] ${ON_PAPER} [${VERB}] ${DIFFERENCE} ${ASIDE}`,
  `[${VERB}] ${DIFFERENCE} ${ON_PAPER} ${ASIDE}`,
  `${ON_PAPER} (roznice|roznica) [liczb] {a} (i|oraz|;) {b}`,
].map(template);
const REVERSED = [
  `${VERB} ${ON_PAPER} {b} od {a}`,
  `${ON_PAPER} ${VERB} {b} od {a}`,
  `${VERB} {b} od {a} ${ON_PAPER}`,
].map(template);

/** „1 setka”, „jedną setkę”, „10 setek”, „w setkach”. */
const COLUMNS = [
  { one: 'jedność', taken: 'jedną jedność', many: 'jedności', among: 'jednościach' },
  { one: 'dziesiątka', taken: 'jedną dziesiątkę', many: 'dziesiątek', among: 'dziesiątkach' },
  { one: 'setka', taken: 'jedną setkę', many: 'setek', among: 'setkach' },
  { one: 'tysiąc', taken: 'jeden tysiąc', many: 'tysięcy', among: 'tysiącach' },
  {
    one: 'dziesiątka tysięcy',
    taken: 'jedną dziesiątkę tysięcy',
    many: 'dziesiątek tysięcy',
    among: 'dziesiątkach tysięcy',
  },
  { one: 'setka tysięcy', taken: 'jedną setkę tysięcy', many: 'setek tysięcy', among: 'setkach tysięcy' },
  { one: 'milion', taken: 'jeden milion', many: 'milionów', among: 'milionach' },
] as const;

/** No task has more digits than a million. */
const columnAt = (place: number): (typeof COLUMNS)[number] => COLUMNS[place] ?? COLUMNS[6];

/** The nearest column to the left that has something to lend. */
const lenderOf = (minuend: number, index: number): number => {
  let lender = index + 1;
  while (digitAt(minuend, lender) === 0) lender += 1;
  return lender;
};

const whyBorrowed = (minuend: number, index: number): string => {
  const lender = lenderOf(minuend, index);
  const [own, left, from] = [columnAt(index), columnAt(index + 1), columnAt(lender)];
  if (lender === index + 1)
    return `Górna cyfra jest za mała, więc bierzemy ${from.taken} z kolumny po lewej i zamieniamy na 10 ${own.many}.`;
  const nines = COLUMNS.slice(index + 1, lender).toReversed();
  return `W ${left.among} jest 0, więc pożyczamy dalej: 1 ${from.one} to ${nines.map(({ many }) => `9 ${many}`).join(', ')} i 10 ${own.many}.`;
};

const BORROWING = ', pożyczając z kolumny po lewej';

const columnSteps = ({ minuend, subtrahend }: DifferenceGiven): readonly FamilyStep[] => {
  const steps: FamilyStep[] = [];
  const length = lengthOf(minuend - subtrahend);
  let isLent = false;
  for (let index = 0; index < lengthOf(minuend); index += 1) {
    const [upper, lower] = [digitAt(minuend, index), digitAt(subtrahend, index)];
    const isPassedOn: boolean = isLent && upper === 0;
    const own: number = isPassedOn ? 9 : upper - (isLent ? 1 : 0);
    const isShort: boolean = own < lower;
    const rest = own + (isShort ? 10 : 0) - lower;
    const from = isPassedOn ? '9' : `${isShort ? '10 + ' : ''}${upper}${isLent ? ' - 1' : ''}`;
    const isOverNothing = isLent && index >= lengthOf(subtrahend);
    const lent = isPassedOn ? ' (po pożyczeniu zostało tu 9)' : isLent ? ' (jedna stąd została już pożyczona)' : '';
    const written = index > 0 && index >= length ? `zostaje ${rest} – zera na początku nie piszemy` : `piszemy ${rest}`;
    steps.push({
      operation: 'subtract',
      what: `Odejmujemy ${placeName(index)}${lent}${isShort ? BORROWING : ''}: ${written}`,
      todo: `odejmij ${placeName(index)}${isShort ? BORROWING : ''}`,
      why: isShort ? whyBorrowed(minuend, index) : '',
      ...calculated([isOverNothing && !isPassedOn ? from : `${from} - ${lower}`, String(rest)]),
    });
    isLent = isShort || isPassedOn;
  }
  return steps;
};

/** Whether something is borrowed from a column with a zero. */
const isPastZeros = (given: DifferenceGiven): boolean =>
  columnSteps(given).some(({ what }) => what.includes('zostało tu 9'));

const NUDGE =
  'Odejmuj od prawej strony. Gdy górna cyfra jest za mała, pożycz z kolumny po lewej: jedna dziesiątka to dziesięć jedności, a jedna setka to dziesięć dziesiątek.';

const smallerFromLarger = ({ minuend, subtrahend }: DifferenceGiven): number => {
  let result = 0;
  for (let index = 0; index < lengthOf(minuend); index += 1)
    result += Math.abs(digitAt(minuend, index) - digitAt(subtrahend, index)) * 10 ** index;
  return result;
};

/** The column of this place is as it was before something was borrowed from it, and nobody writes ten under a column. */
const notLowered = ({ minuend, subtrahend }: DifferenceGiven, place: number): readonly Exact[] | undefined => {
  const rest = minuend - subtrahend;
  const isLent = minuend % place < subtrahend % place;
  return isLent && Math.floor(rest / place) % 10 < 9 ? [whole(rest + place)] : undefined;
};

export const writtenSubtractionFamily: Family<DifferenceGiven> = {
  id: 'written-subtraction',
  title: 'Odejmowanie pisemne',
  grades: [3, 5],
  read: (message) => {
    const found = firstFit([...TEMPLATES, ...REVERSED], withoutColumns(message));
    const [minuend, subtrahend] = [found && asWhole(found.number('a')), found && asWhole(found.number('b'))];
    return minuend === undefined || subtrahend === undefined || subtrahend < 1 || minuend < subtrahend
      ? undefined
      : { minuend, subtrahend };
  },
  tell: ({ minuend, subtrahend }) => `Oblicz pisemnie: $${calculated([`${minuend} - ${subtrahend}`]).shown}$`,
  solve: (given) => {
    const { minuend, subtrahend } = given;
    const rest = minuend - subtrahend;
    return {
      steps: [
        ...columnSteps(given),
        {
          operation: 'combine',
          what: 'Czytamy wynik pod kreską',
          todo: 'odczytaj wynik pod kreską',
          why: 'Jedności stoją pod jednościami, dziesiątki pod dziesiątkami.',
          shown: columnLatex([String(minuend), `-\\ ${subtrahend}`], String(rest)),
          claims: [{ sides: [`${minuend} - ${subtrahend}`, String(rest)] }],
        },
      ],
      answer: { kind: 'number', value: whole(rest) },
      proof: `Dodajemy wynik do tego, co odjęliśmy: $${calculated([`${rest} + ${subtrahend}`, String(minuend)]).shown}$. To liczba, od której zaczęliśmy.`,
      notice: 'Zapisz liczby jedna pod drugą. W których kolumnach górna cyfra jest mniejsza od dolnej?',
      nudge: isPastZeros(given) ? `${NUDGE} Gdy stoi tam zero, pożycz jeszcze dalej.` : NUDGE,
    };
  },
  check: ({ minuend, subtrahend }, answer) => (numberIn(answer) ?? Number.NaN) + subtrahend === minuend,
  make: makeDifference,
  mistakes: [
    {
      id: 'smaller-from-larger',
      leadsTo: (given) => [whole(smallerFromLarger(given))],
      says: 'W każdej kolumnie odjęto mniejszą cyfrę od większej. Zawsze odejmujemy dolną od górnej, a gdy się nie da – pożyczamy.',
    },
    {
      id: 'tens-not-lowered',
      leadsTo: (given) => notLowered(given, 10),
      says: 'Po pożyczeniu w kolumnie dziesiątek zostaje o jeden mniej. Sprawdź tę kolumnę.',
    },
    {
      id: 'hundreds-not-lowered',
      leadsTo: (given) => notLowered(given, 100),
      says: 'Po pożyczeniu w kolumnie setek zostaje o jeden mniej. Sprawdź tę kolumnę.',
    },
    {
      id: 'added',
      leadsTo: ({ minuend, subtrahend }) => [whole(minuend + subtrahend)],
      says: 'Liczby zostały dodane. Jaki znak stoi między nimi?',
    },
  ],
};
