import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { daysBetween, dateText, lengthOf, MONTHS } from './calendar-days.rules.ts';
import { solveDate } from './calendar-date.solver.ts';
import { solveWeekday } from './calendar-weekday.solver.ts';
import type { BetweenGiven, CalendarGiven, MonthsGiven } from './calendar.types.ts';

export const solveCalendar = (given: CalendarGiven): FamilySolution => {
  switch (given.kind) {
    case 'weekday':
      return solveWeekday(given);
    case 'date':
      return solveDate(given);
    case 'between':
      return solveBetween(given);
    case 'months':
      return solveMonths(given);
  }
};

export const betweenOf = ({ from, to, isFirstDayCounted }: BetweenGiven): number =>
  (daysBetween(from, to) ?? 0) + (isFirstDayCounted ? 1 : 0);

const solveBetween = (given: BetweenGiven): FamilySolution => {
  const { from, to, isFirstDayCounted } = given;
  const days = daysBetween(from, to) ?? 0;
  const result = betweenOf(given);
  const rest = lengthOf(from.month) - from.day;
  const inOneMonth: FamilyStep = {
    operation: 'subtract',
    what: 'Obie daty są w tym samym miesiącu, więc odejmujemy numery dni',
    todo: 'odejmij od późniejszego dnia wcześniejszy',
    why: '',
    ...calculated([`${to.day} - ${from.day}`, `${days}`]),
  };
  const acrossMonths: readonly FamilyStep[] = [
    {
      operation: 'subtract',
      what: `Liczymy, ile dni zostało do końca miesiąca (do ${lengthOf(from.month)} ${MONTHS[from.month] ?? ''})`,
      todo: 'policz, ile dni zostało do końca pierwszego miesiąca',
      why: 'Trzeba wiedzieć, ile dni ma ten miesiąc.',
      ...calculated([`${lengthOf(from.month)} - ${from.day}`, `${rest}`]),
    },
    {
      operation: 'add',
      what: 'Dodajemy dni następnego miesiąca',
      todo: 'dodaj dni następnego miesiąca',
      why: '',
      ...calculated([`${rest} + ${to.day}`, `${days}`]),
    },
  ];
  const first: FamilyStep = {
    operation: 'add',
    what: 'Dodajemy pierwszy dzień, bo on też się liczy',
    todo: 'dodaj jeszcze pierwszy dzień',
    why: 'Coś, co trwa od jednego dnia do drugiego, trwa w obu tych dniach.',
    ...calculated([`${days} + 1`, `${result}`]),
  };
  return {
    steps: [...(from.month === to.month ? [inOneMonth] : acrossMonths), ...(isFirstDayCounted ? [first] : [])],
    answer: { kind: 'number', value: whole(result) },
    sentence: `${isFirstDayCounted ? 'Razem jest to' : 'Mija'} ${counted(result, ['dzień', 'dni', 'dni'])}.`,
    proof: `Idziemy w kalendarzu od ${dateText(from)} o ${counted(days, ['dzień', 'dni', 'dni'])} do przodu: jest ${dateText(to)}. Zgadza się.`,
    notice: 'Czy obie daty są w tym samym miesiącu? Czy pierwszy dzień też się liczy?',
    nudge:
      'W jednym miesiącu odejmij numery dni. Gdy miesiące są różne, policz dni do końca pierwszego i dodaj dni drugiego.',
    setup: 'Wyobraź sobie kartkę z kalendarza i policz przeskoki od jednej daty do drugiej.',
  };
};

const solveMonths = ({ years, months, isBack }: MonthsGiven): FamilySolution => {
  const all = years * 12 + months;
  const result = isBack ? years : all;
  return {
    steps: [
      isBack
        ? {
            operation: 'divide',
            what: 'Sprawdzamy, ile razy 12 miesięcy mieści się w tej liczbie',
            todo: 'podziel liczbę miesięcy przez liczbę miesięcy w roku',
            why: 'Rok ma 12 miesięcy.',
            ...calculated([`${all} : 12`, `${years}`]),
          }
        : {
            operation: 'multiply',
            what: months === 0 ? 'Zamieniamy lata na miesiące' : 'Zamieniamy lata na miesiące i dodajemy pozostałe',
            todo:
              months === 0
                ? 'pomnóż liczbę lat przez liczbę miesięcy w roku'
                : 'zamień lata na miesiące i dodaj resztę miesięcy',
            why: 'Rok ma 12 miesięcy.',
            ...calculated(
              months === 0
                ? [`${years} * 12`, `${all}`]
                : [`${years} * 12 + ${months}`, `${years * 12} + ${months}`, `${all}`],
            ),
          },
    ],
    answer: { kind: 'number', value: whole(result) },
    sentence: isBack
      ? `To ${counted(result, ['rok', 'lata', 'lat'])}.`
      : `To ${counted(result, ['miesiąc', 'miesiące', 'miesięcy'])}.`,
    proof: isBack
      ? `Mnożymy z powrotem: $${years} \\cdot 12 = ${all}$. Zgadza się.`
      : `Zdejmujemy po 12 miesięcy na każdy rok: $${all} - ${years} \\cdot 12 = ${months}$. Zgadza się.`,
    notice: 'Ile miesięcy ma rok?',
    nudge: isBack
      ? 'Sprawdź, ile pełnych lat mieści się w tej liczbie miesięcy.'
      : 'Każdy rok zamień na miesiące, a potem dodaj miesiące, które już są.',
    setup: isBack ? 'Odliczaj miesiące rok po roku.' : 'Zacznij od samych lat: ile to miesięcy?',
  };
};
