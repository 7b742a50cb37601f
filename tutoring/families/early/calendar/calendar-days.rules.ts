import type { CalendarDay } from './calendar.types.ts';

export const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as const;
export const OF_WEEKDAYS = ['poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty', 'niedzieli'] as const;

/** Forms as they are said, in small letters without marks. */
export const SAID_WEEKDAYS: readonly (readonly string[])[] = [
  ['poniedzialek', 'poniedzialku'],
  ['wtorek', 'wtorku'],
  ['sroda', 'srode', 'srody'],
  ['czwartek', 'czwartku'],
  ['piatek', 'piatku'],
  ['sobota', 'sobote', 'soboty'],
  ['niedziela', 'niedziele', 'niedzieli'],
];

export const MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const;

export const SAID_MONTHS =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia'.split(' ');

/** Of a year that is no leap year. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const FEBRUARY = 1;

export const lengthOf = (month: number): number => LENGTHS[month % 12] ?? 30;

export const dateText = ({ day, month }: CalendarDay): string => `${day} ${MONTHS[month % 12] ?? ''}`;

export const isDate = ({ day, month }: CalendarDay): boolean => day >= 1 && day <= lengthOf(month);

/** Day after day, or back. */
export const walked = (from: CalendarDay, days: number): CalendarDay => {
  let { day, month } = from;
  for (let step = 0; step < Math.abs(days); step += 1) {
    day += Math.sign(days);
    if (day > lengthOf(month)) [day, month] = [1, (month + 1) % 12];
    if (day < 1) {
      month = (month + 11) % 12;
      day = lengthOf(month);
    }
  }
  return { day, month };
};

/** Whether the end of February lies on the way: then the result hangs on the year. */
export const passesFebruary = (from: CalendarDay, days: number): boolean => {
  let here = from;
  for (let step = 0; step < Math.abs(days); step += 1) {
    const next = walked(here, Math.sign(days));
    if (next.month !== here.month && (days > 0 ? here : next).month === FEBRUARY) return true;
    here = next;
  }
  return false;
};

/** How many days on the second date comes; undefined where it comes earlier in the year. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number | undefined => {
  const isLater = to.month > from.month || (to.month === from.month && to.day > from.day);
  if (!isLater) return undefined;
  let days = 0;
  for (let here = from; here.day !== to.day || here.month !== to.month; here = walked(here, 1)) days += 1;
  return days;
};
