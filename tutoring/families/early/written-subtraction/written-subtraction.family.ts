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
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

interface DifferenceGiven {
  readonly minuend: number;
  /** Not greater than the minuend. */
  readonly subtrahend: number;
}

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

const columnSteps = ({ minuend, subtrahend }: DifferenceGiven): readonly FamilyStep[] => {
  const steps: FamilyStep[] = [];
  let borrowed = 0;
  for (let index = 0; index < lengthOf(minuend); index += 1) {
    const [upper, lower] = [digitAt(minuend, index), digitAt(subtrahend, index)];
    const own = upper - borrowed;
    const isShort = own < lower;
    const rest = own + (isShort ? 10 : 0) - lower;
    const from = `${isShort ? '10 + ' : ''}${upper}${borrowed > 0 ? ' - 1' : ''}`;
    steps.push({
      operation: 'subtract',
      what: `Odejmujemy ${placeName(index)}${borrowed > 0 ? ' (jedna stąd została już pożyczona)' : ''}${isShort ? ', pożyczając z następnej kolumny' : ''}: piszemy ${rest}`,
      todo: `odejmij ${placeName(index)}${isShort ? ', pożyczając z następnej kolumny' : ''}`,
      why: isShort ? 'Górna cyfra jest za mała, więc bierzemy jedną z następnej kolumny i zamieniamy na dziesięć.' : '',
      ...calculated([`${from} - ${lower}`, String(rest)]),
    });
    borrowed = isShort ? 1 : 0;
  }
  return steps;
};

const smallerFromLarger = ({ minuend, subtrahend }: DifferenceGiven): number => {
  let result = 0;
  for (let index = 0; index < lengthOf(minuend); index += 1)
    result += Math.abs(digitAt(minuend, index) - digitAt(subtrahend, index)) * 10 ** index;
  return result;
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
      nudge:
        'Odejmuj od prawej strony. Gdy górna cyfra jest za mała, pożycz jedną z następnej kolumny: to dziesięć w tej.',
    };
  },
  check: ({ minuend, subtrahend }, answer) => (numberIn(answer) ?? Number.NaN) + subtrahend === minuend,
  make: (pick, difficulty) => {
    const subtrahend = pick.int(10 ** (1 + difficulty) + 3, 5 * 10 ** (1 + difficulty));
    return { minuend: subtrahend + pick.int(10 ** (1 + difficulty), 4 * 10 ** (1 + difficulty)), subtrahend };
  },
  mistakes: [
    {
      id: 'smaller-from-larger',
      leadsTo: (given) => [whole(smallerFromLarger(given))],
      says: 'W każdej kolumnie odjęto mniejszą cyfrę od większej. Zawsze odejmujemy dolną od górnej, a gdy się nie da – pożyczamy.',
    },
    {
      id: 'tens-not-lowered',
      leadsTo: ({ minuend, subtrahend }) => [whole(minuend - subtrahend + 10)],
      says: 'Po pożyczeniu w kolumnie dziesiątek zostaje o jeden mniej. Sprawdź tę kolumnę.',
    },
    {
      id: 'hundreds-not-lowered',
      leadsTo: ({ minuend, subtrahend }) => [whole(minuend - subtrahend + 100)],
      says: 'Po pożyczeniu w kolumnie setek zostaje o jeden mniej. Sprawdź tę kolumnę.',
    },
    {
      id: 'added',
      leadsTo: ({ minuend, subtrahend }) => [whole(minuend + subtrahend)],
      says: 'Liczby zostały dodane. Jaki znak stoi między nimi?',
    },
  ],
};
