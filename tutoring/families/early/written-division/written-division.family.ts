import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { ASIDE, ON_PAPER, withoutColumns } from '#tutoring/families/early/written/columns.rules.ts';
import { asWhole, numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

/** Without a remainder. */
interface QuotientGiven {
  readonly dividend: number;
  readonly divisor: number;
  /** By these an example is found that is as hard: of a divisor with one digit, or with a zero in the quotient. */
  readonly isShort: boolean;
  readonly hasZero: boolean;
}

const given = (dividend: number, divisor: number): QuotientGiven => ({
  dividend,
  divisor,
  isShort: divisor < 10,
  hasZero: String(dividend / divisor).includes('0'),
});

const QUOTIENT = '({a} (:|/|podzielic na|przez) {b}|{f}) [=]';
const VERB = '(podziel|dzielenie|podzielic|dziel)';
const TEMPLATES = [
  `[${VERB}] ${ON_PAPER} [${VERB}] ${QUOTIENT} ${ASIDE}`,
  `[${VERB}] ${QUOTIENT} ${ON_PAPER} ${ASIDE}`,
  `${VERB} ${ON_PAPER} {a} (przez|na) {b}`,
].map(template);

interface Taken {
  /** What is divided now. */
  readonly part: number;
  readonly digit: number;
  readonly rest: number;
  readonly isFirst: boolean;
}

const takenIn = ({ dividend, divisor }: QuotientGiven): readonly Taken[] => {
  const taken: Taken[] = [];
  let rest = 0;
  for (const figure of String(dividend)) {
    const part = rest * 10 + Number(figure);
    const digit = Math.floor(part / divisor);
    rest = part % divisor;
    if (digit > 0 || taken.length > 0) taken.push({ part, digit, rest, isFirst: taken.length === 0 });
  }
  return taken;
};

const stepOf = ({ part, digit, rest, isFirst }: Taken, divisor: number): FamilyStep => ({
  operation: 'divide',
  what: isFirst
    ? `Bierzemy od lewej tyle cyfr, żeby dzielnik się zmieścił: ${part}. W wyniku piszemy ${digit}, zostaje ${rest}`
    : `Spisujemy następną cyfrę i mamy ${part}. W wyniku piszemy ${digit}, zostaje ${rest}`,
  todo: isFirst
    ? 'weź od lewej tyle cyfr, żeby dzielnik się zmieścił, i sprawdź, ile razy się mieści'
    : 'spisz następną cyfrę i sprawdź, ile razy mieści się dzielnik',
  why: digit === 0 ? 'Dzielnik nie mieści się ani razu, więc w wyniku trzeba zapisać zero.' : '',
  shown: `${calculated([String(part)]).shown} - ${digit} \\cdot ${divisor} = ${rest}`,
  prepared: `${part} : ${divisor}`,
  claims: [
    { sides: [`${part} - ${digit} * ${divisor}`, String(rest)] },
    { sides: [String(part), `${digit} * ${divisor} + ${rest}`] },
  ],
});

const withoutZeros = (value: number): number => Number(String(value).replaceAll('0', ''));

export const writtenDivisionFamily: Family<QuotientGiven> = {
  id: 'written-division',
  title: 'Dzielenie pisemne',
  grades: [4, 6],
  read: (message) => {
    const found = firstFit(TEMPLATES, withoutColumns(message));
    if (found === undefined) return undefined;
    const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(found.has('f') ? found.text('f') : '') ?? [];
    if (found.has('f') && top === undefined) return undefined;
    const dividend = found.has('f') ? Number(top) : asWhole(found.number('a'));
    const divisor = found.has('f') ? Number(bottom) : asWhole(found.number('b'));
    if (dividend === undefined || divisor === undefined || dividend > 1_000_000) return undefined;
    return divisor < 2 || dividend < divisor || dividend % divisor !== 0 ? undefined : given(dividend, divisor);
  },
  tell: ({ dividend, divisor }) => `Oblicz pisemnie: $${calculated([`${dividend} : ${divisor}`]).shown}$`,
  solve: (task) => {
    const { dividend, divisor } = task;
    const quotient = dividend / divisor;
    return {
      steps: [
        ...takenIn(task).map((taken) => stepOf(taken, divisor)),
        {
          operation: 'combine',
          what: 'Czytamy cyfry wyniku po kolei',
          todo: 'odczytaj cyfry wyniku po kolei',
          why: 'Nic nie zostało i nie ma już cyfr do spisania, więc dzielenie jest skończone.',
          ...calculated([`${dividend} : ${divisor}`, String(quotient)]),
        },
      ],
      answer: { kind: 'number', value: whole(quotient) },
      proof: `Mnożymy wynik przez dzielnik: $${calculated([`${quotient} * ${divisor}`, String(dividend)]).shown}$. Zgadza się.`,
      notice: 'Od której strony zaczynamy dzielenie pisemne i ile cyfr trzeba wziąć na początek?',
      nudge:
        'Dziel od lewej strony. Po każdym kroku spisz jedną następną cyfrę i zapisz jedną cyfrę wyniku, także wtedy, gdy to zero.',
    };
  },
  check: ({ dividend, divisor }, answer) => (numberIn(answer) ?? Number.NaN) * divisor === dividend,
  make: (pick, difficulty) => {
    const divisor = difficulty === 3 ? pick.int(12, 25) : pick.int(3, 9);
    if (difficulty === 1) return given(divisor * pick.int(34, 98), divisor);
    const quotient = pick.int(0, 2) === 0 ? 100 * pick.int(1, 9) + pick.int(2, 9) : pick.int(102, 420);
    return given(divisor * quotient, divisor);
  },
  mistakes: [
    {
      id: 'zero-left-out',
      leadsTo: ({ dividend, divisor }) => {
        const short = withoutZeros(dividend / divisor);
        return short === dividend / divisor || short === 0 ? undefined : [whole(short)];
      },
      says: 'W wyniku brakuje zera. Gdy dzielnik nie mieści się ani razu, też trzeba zapisać cyfrę.',
    },
    {
      id: 'multiplied',
      leadsTo: ({ dividend, divisor }) => [whole(dividend * divisor)],
      says: 'Liczby zostały pomnożone. Gdy dzielimy przez liczbę większą od 1, wynik jest mniejszy od dzielnej.',
    },
    {
      id: 'zero-too-many',
      leadsTo: ({ dividend, divisor }) => [whole((10 * dividend) / divisor)],
      says: 'W wyniku jest o jedno zero za dużo. Każda spisana cyfra daje jedną cyfrę wyniku, nie więcej.',
    },
    {
      id: 'last-digit-missing',
      leadsTo: ({ dividend, divisor }) => [whole(Math.floor(dividend / divisor / 10))],
      says: 'Została jeszcze jedna cyfra do spisania. Dzielenie kończy się dopiero, gdy użyjesz ostatniej cyfry.',
    },
    {
      id: 'one-too-few',
      leadsTo: ({ dividend, divisor }) => [whole(dividend / divisor - 1)],
      says: 'Ostatnia reszta wyszła taka, że dzielnik jeszcze raz się w niej mieści.',
    },
  ],
};
