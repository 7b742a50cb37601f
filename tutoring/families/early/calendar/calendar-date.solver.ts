import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { ChoiceAnswer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { dateText, lengthOf, MONTHS, SAID_MONTHS, walked } from './calendar-days.rules.ts';
import type { CalendarDay, DateGiven } from './calendar.types.ts';

const DAYS = ['dzień', 'dni', 'dni'] as const;

/** In days after the first; back where it is negative. */
export const awayOf = ({ days, isFirstDayCounted }: DateGiven): number => (isFirstDayCounted ? days - 1 : days);

export const dateOf = (given: DateGiven): CalendarDay => walked(given.from, awayOf(given));

export const solveDate = (given: DateGiven): FamilySolution => {
  const away = awayOf(given);
  const result = dateOf(given);
  const first: FamilyStep = {
    operation: 'subtract',
    what: 'Liczymy, ile dni jest jeszcze po pierwszym dniu',
    todo: 'policz, ile dni jest jeszcze po pierwszym dniu',
    why: `Pierwszy dzień to ${dateText(given.from)}.`,
    ...calculated([`${given.days} - 1`, `${away}`]),
  };
  return {
    steps: [
      ...(given.isFirstDayCounted ? [first] : []),
      ...(away > 0 ? ahead(given.from, away) : back(given.from, -away)),
    ],
    answer: answerOf(given.from, result),
    proof: `Z powrotem: od ${dateText(result)} idziemy o ${counted(Math.abs(away), DAYS)} ${away > 0 ? 'wstecz' : 'do przodu'} i wracamy do ${dateText(given.from)}.`,
    notice: 'Ile dni ma ten miesiąc? Czy szukana data wypada jeszcze w nim?',
    nudge:
      away > 0
        ? 'Dodaj dni do numeru dnia. Gdy wyjdzie więcej, niż miesiąc ma dni, policz, ile zostało do jego końca, a resztę przenieś do następnego.'
        : 'Odejmij dni od numeru dnia. Gdy dni zabraknie, cofnij się do końca poprzedniego miesiąca i odejmuj dalej.',
    setup: 'Przesuwaj się po kartce z kalendarza dzień po dniu i pilnuj końca miesiąca.',
  };
};

const ahead = (from: CalendarDay, away: number): readonly FamilyStep[] => {
  const left = lengthOf(from.month) - from.day;
  if (away <= left)
    return [
      {
        operation: 'add',
        what: 'Dodajemy dni do numeru dnia',
        todo: 'dodaj dni do numeru dnia',
        why: 'Wciąż jesteśmy w tym samym miesiącu.',
        ...calculated([`${from.day} + ${away}`, `${from.day + away}`]),
      },
    ];
  const next = { day: 0, month: (from.month + 1) % 12 };
  const rest = away - left;
  if (from.day === 0)
    return [
      {
        operation: 'subtract',
        what: `Mija też cały ten miesiąc (do ${left} ${MONTHS[from.month] ?? ''})`,
        todo: 'odejmij dni, które ma cały ten miesiąc',
        why: 'Trzeba wiedzieć, ile dni ma ten miesiąc.',
        ...calculated([`${away} - ${left}`, `${rest}`]),
      },
    ];
  return [
    {
      operation: 'subtract',
      what: `Liczymy, ile dni zostało do końca miesiąca (do ${lengthOf(from.month)} ${MONTHS[from.month] ?? ''})`,
      todo: 'policz, ile dni zostało do końca miesiąca',
      why: 'Trzeba wiedzieć, ile dni ma ten miesiąc.',
      ...calculated([`${lengthOf(from.month)} - ${from.day}`, `${left}`]),
    },
    {
      operation: 'subtract',
      what: 'Pozostałe dni wypadają już w następnym miesiącu',
      todo: 'sprawdź, ile dni wypada już w następnym miesiącu',
      why: 'Następny miesiąc zaczyna się od pierwszego dnia.',
      ...calculated([`${away} - ${left}`, `${rest}`]),
    },
    ...(rest > lengthOf(next.month) ? ahead(next, rest) : []),
  ];
};

const back = (from: CalendarDay, away: number): readonly FamilyStep[] => {
  if (away < from.day)
    return [
      {
        operation: 'subtract',
        what: 'Odejmujemy dni od numeru dnia',
        todo: 'odejmij dni od numeru dnia',
        why: 'Wciąż jesteśmy w tym samym miesiącu.',
        ...calculated([`${from.day} - ${away}`, `${from.day - away}`]),
      },
    ];
  const before = { day: lengthOf(from.month + 11), month: (from.month + 11) % 12 };
  const rest = away - from.day;
  const toEnd: FamilyStep = {
    operation: 'subtract',
    what: `Cofamy się do końca poprzedniego miesiąca (do ${dateText(before)})`,
    todo: 'cofnij się do końca poprzedniego miesiąca i policz, ile dni jeszcze zostało',
    why: 'Tyle dni zużywamy, ile mówi numer dnia.',
    ...calculated([`${away} - ${from.day}`, `${rest}`]),
  };
  return rest === 0 ? [toEnd] : [toEnd, ...back(before, rest)];
};

/** Every date of the year, and days that no month has: those come of months without an end. */
const answerOf = (from: CalendarDay, result: CalendarDay): ChoiceAnswer => {
  const choices = MONTHS.flatMap((_name, month) =>
    Array.from({ length: month === from.month ? 99 : lengthOf(month) }, (_one, index) => ({ day: index + 1, month })),
  ).filter((date) => (date.day !== from.day || date.month !== from.month) && isTellable(date, result));
  return {
    kind: 'choice',
    value: dateText(result),
    choices: Object.fromEntries(choices.map((date) => [dateText(date), waysOf(date)])),
    shown: dateText(result),
  };
};

/** „12 maja” holds „2 maja” too: days of one digit are kept only where the result is one of that month. */
const isTellable = ({ day, month }: CalendarDay, result: CalendarDay): boolean =>
  day > 9 || (month === result.month && result.day < 10);

const waysOf = ({ day, month }: CalendarDay): readonly string[] => {
  const padded = String(month + 1).padStart(2, '0');
  return [
    `${day} ${SAID_MONTHS[month] ?? ''}`,
    ...[...new Set([String(day), String(day).padStart(2, '0')])].map((one) => `${one} ${padded}`),
  ];
};
