import { whole } from '#tutoring/families/calculated.rules.ts';
import { numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { awayOf } from './calendar-date.solver.ts';
import { dateText, walked, WEEKDAYS } from './calendar-days.rules.ts';
import { weekdayAfter } from './calendar-weekday.solver.ts';
import { makeCalendar } from './calendar.maker.ts';
import { readCalendar } from './calendar.reader.ts';
import { betweenOf, solveCalendar } from './calendar.solver.ts';
import type { CalendarGiven, WeekdayGiven } from './calendar.types.ts';

const DAYS = ['dzień', 'dni', 'dni'] as const;
const MONTHS = ['miesiąc', 'miesiące', 'miesięcy'] as const;
const NEAR = ['Przedwczoraj', 'Wczoraj', 'Dziś jest', 'Jutro będzie', 'Pojutrze będzie'] as const;

/** „Wczoraj była środa”. */
const knownText = ({ known, knownAt }: WeekdayGiven): string => {
  const name = WEEKDAYS[known] ?? '';
  const verb = name.endsWith('a') ? ' była' : ' był';
  return `${NEAR[knownAt + 2] ?? ''}${knownAt < 0 ? verb : ''} ${name}`;
};

const askedText = (askedAt: number): string => {
  if (askedAt === 0) return 'jest dziś';
  if (Math.abs(askedAt) === 1) return askedAt < 0 ? 'był wczoraj' : 'będzie jutro';
  return askedAt < 0 ? `był ${counted(-askedAt, DAYS)} temu` : `będzie za ${counted(askedAt, DAYS)}`;
};

const tell = (given: CalendarGiven): string => {
  switch (given.kind) {
    case 'weekday':
      return `${knownText(given)}. Jaki dzień tygodnia ${askedText(given.askedAt)}?`;
    case 'date': {
      const size = counted(Math.abs(given.days), DAYS);
      if (given.isFirstDayCounted)
        return `Wycieczka zaczęła się ${dateText(given.from)} i trwała ${size}. Którego dnia się skończyła?`;
      return `Dziś jest ${dateText(given.from)}. Jaka data ${given.days < 0 ? `była ${size} temu` : `będzie za ${size}`}?`;
    }
    case 'between':
      return given.isFirstDayCounted
        ? `Obóz trwa od ${dateText(given.from)} do ${dateText(given.to)}. Ile dni trwa?`
        : `Ile dni minie od ${dateText(given.from)} do ${dateText(given.to)}?`;
    case 'months': {
      if (given.isBack) return `Ile lat to ${counted(given.years * 12, MONTHS)}?`;
      const years = counted(given.years, ['rok', 'lata', 'lat']);
      return `Ile miesięcy to ${years}${given.months === 0 ? '' : ` i ${counted(given.months, MONTHS)}`}?`;
    }
  }
};

/** By turning the leaves of the calendar, one by one. */
const isReached = (given: CalendarGiven, answer: Answer): boolean => {
  switch (given.kind) {
    case 'weekday': {
      let weekday = given.known;
      for (let at = given.knownAt; at !== given.askedAt; at += Math.sign(given.askedAt - given.knownAt))
        weekday = (weekday + (given.askedAt > given.knownAt ? 1 : 6)) % 7;
      return answer.kind === 'choice' && answer.value === WEEKDAYS[weekday];
    }
    case 'date': {
      const reached = walked(given.from, awayOf(given));
      return answer.kind === 'choice' && answer.value === dateText(reached);
    }
    case 'between': {
      const said = (numberIn(answer) ?? 0) - (given.isFirstDayCounted ? 1 : 0);
      return said >= 0 && dateText(walked(given.from, said)) === dateText(given.to);
    }
    case 'months': {
      const said = numberIn(answer) ?? Number.NaN;
      let all = 0;
      for (let year = 0; year < given.years; year += 1) all += 12;
      return given.isBack ? said * 12 === all : said - given.months === all;
    }
  }
};

export const calendarFamily: Family<CalendarGiven> = {
  id: 'calendar',
  title: 'Kalendarz: dni, tygodnie, miesiące',
  grades: [2, 4],
  read: readCalendar,
  tell,
  solve: solveCalendar,
  check: isReached,
  make: makeCalendar,
  mistakes: [
    {
      id: 'first-day-counted-twice',
      leadsTo: (given) => {
        if (given.kind === 'weekday') return [weekdayAfter(given, given.askedAt > given.knownAt ? -1 : 1)];
        return given.kind === 'date' && !given.isFirstDayCounted
          ? [dateText(walked(given.from, given.days - Math.sign(given.days)))]
          : undefined;
      },
      says: 'Wygląda na to, że pierwszy dzień policzono razem z następnymi. „Za jeden dzień” to dopiero jutro.',
    },
    {
      id: 'first-day-not-counted',
      leadsTo: (given) => {
        if (given.kind === 'date' && given.isFirstDayCounted) return [dateText(walked(given.from, given.days))];
        return given.kind === 'between' && given.isFirstDayCounted ? [whole(betweenOf(given) - 1)] : undefined;
      },
      says: 'Pierwszy dzień też się liczy: coś, co trwa jeden dzień, kończy się tego samego dnia.',
    },
    {
      id: 'both-ends-counted',
      leadsTo: (given) =>
        given.kind === 'between' && !given.isFirstDayCounted ? [whole(betweenOf(given) + 1)] : undefined,
      says: 'Tu policzone są obie daty. Pytanie jest o to, ile dni mija, czyli ile jest przeskoków.',
    },
    {
      id: 'other-direction',
      leadsTo: (given) => {
        if (given.kind === 'weekday') return [weekdayAfter({ ...given, askedAt: 2 * given.knownAt - given.askedAt })];
        return given.kind === 'date' ? [dateText(walked(given.from, -awayOf(given)))] : undefined;
      },
      says: 'To krok w drugą stronę kalendarza. Czy szukany dzień jest wcześniej, czy później?',
    },
    {
      id: 'month-without-end',
      leadsTo: (given) =>
        given.kind === 'date' && awayOf(given) > 0
          ? [
              dateText({ day: given.from.day + awayOf(given), month: given.from.month }),
              dateText({ day: given.from.day + given.days, month: given.from.month }),
            ]
          : undefined,
      says: 'Czy ten miesiąc ma tyle dni? Gdy się kończy, zaczyna się następny, od pierwszego dnia.',
    },
    {
      id: 'years-and-months-added',
      leadsTo: (given) =>
        given.kind === 'months' && !given.isBack && given.months > 0 ? [whole(given.years + given.months)] : undefined,
      says: 'Lata i miesiące zostały dodane, jakby były tym samym. Ile miesięcy ma jeden rok?',
    },
    {
      id: 'year-of-ten-months',
      leadsTo: (given) =>
        given.kind === 'months' && !given.isBack ? [whole(given.years * 10 + given.months)] : undefined,
      says: 'Wygląda na to, że rok policzono jako dziesięć miesięcy. Ile ich ma naprawdę?',
    },
  ],
};
