import { isPlainStory } from '#tutoring/families/early/story-words.rules.ts';
import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import type { Found, Template } from '#tutoring/reading/template.reader.ts';
import { converted } from '#tutoring/reading/units.ts';
import { daysBetween, isDate, passesFebruary, SAID_MONTHS, SAID_WEEKDAYS } from './calendar-days.rules.ts';
import { BETWEEN, DATE, KNOWN_FIRST, LASTING, MONTHS_OF, NEAR, SPAN, WEEKDAY, YEARS_OF } from './calendar.templates.ts';
import type {
  BetweenGiven,
  CalendarDay,
  CalendarGiven,
  DateGiven,
  MonthsGiven,
  WeekdayGiven,
} from './calendar.types.ts';

const DENIED = /(?<!\p{L})nie(?!\p{L})(?!\s+(?:wiem|umiem|rozumiem|potrafi))/iu;

export const readCalendar = (message: string): CalendarGiven | undefined =>
  DENIED.test(message)
    ? undefined
    : (firstGiven(WEEKDAY, message, weekdayIn) ??
      firstGiven(DATE, message, dateIn) ??
      firstGiven(LASTING, message, lastingIn) ??
      firstGiven(BETWEEN, message, (found) => betweenIn(found, false)) ??
      firstGiven(SPAN, message, (found) => betweenIn(found, true)) ??
      firstGiven(MONTHS_OF, message, monthsIn) ??
      firstGiven(YEARS_OF, message, yearsIn));

const firstGiven = (
  templates: readonly Template[],
  message: string,
  given: (found: Found, message: string) => CalendarGiven | undefined,
): CalendarGiven | undefined => {
  for (const one of templates) {
    const found = one.find(message);
    const read = found && given(found, message);
    if (read !== undefined) return read;
  }
  return undefined;
};

const NEAR_IN_TEXT = /(?<!\p{L})(?:przedwczoraj|wczoraj|dzisiaj|dzis|jutro|pojutrze)(?!\p{L})/gu;

/** Of two days near now the one beside the weekday is known. */
const weekdayIn = (found: Found, message: string): WeekdayGiven | undefined => {
  const known = SAID_WEEKDAYS.findIndex((forms) => forms.includes(found.text('d')));
  const near = message.toLowerCase().replaceAll('ś', 's').match(NEAR_IN_TEXT) ?? [];
  const places = near.map((word) => NEAR[word] ?? 0);
  const [knownAt, second] = KNOWN_FIRST.find(message) === undefined ? places.toReversed() : places;
  const away = awayOf(found, message);
  if (known < 0 || knownAt === undefined || near.length > 2 || (second === undefined) === (away === undefined))
    return undefined;
  const askedAt = away ?? second ?? 0;
  return askedAt === knownAt ? undefined : { kind: 'weekday', known, knownAt, askedAt };
};

const MOST_DAYS = 100;

/** In days, back where it is „temu”; undefined where nothing of the kind is said. */
const awayOf = (found: Found, message: string): number | undefined => {
  const isBack = /(?<!\p{L})temu(?!\p{L})/iu.test(message);
  const isAhead = /(?<!\p{L})za(?!\p{L})/iu.test(message) || /\d \p{L}+ po \d/iu.test(message);
  const days = found.has('n') ? daysOf(found) : /tydzie[nń]/iu.test(message) ? 7 : undefined;
  if (days === undefined || isBack === isAhead) return undefined;
  return isBack ? -days : days;
};

const daysOf = (found: Found): number | undefined => {
  const { value, unit } = found.quantity('n');
  if (unit !== 'day' && unit !== 'week') return undefined;
  const days = asWhole(converted(value, unit, 'day'), MOST_DAYS);
  return days === undefined || days < 1 ? undefined : days;
};

const dayIn = (found: Found, day: string, month: string): CalendarDay | undefined => {
  const date = { day: asWhole(found.number(day), 31) ?? 0, month: SAID_MONTHS.indexOf(found.text(month)) };
  return date.month >= 0 && isDate(date) ? date : undefined;
};

const dateIn = (found: Found, message: string): DateGiven | undefined => {
  const [from, away] = [dayIn(found, 'd', 'm'), awayOf(found, message)];
  return from === undefined || away === undefined ? undefined : dateGiven(from, away, false);
};

const MOST_AWAY = 45;

const dateGiven = (from: CalendarDay, days: number, isFirstDayCounted: boolean): DateGiven | undefined => {
  const away = isFirstDayCounted ? days - 1 : days;
  return Math.abs(away) < 1 || Math.abs(away) > MOST_AWAY || passesFebruary(from, away)
    ? undefined
    : { kind: 'date', from, days, isFirstDayCounted };
};

const isPlain = (found: Found): boolean =>
  ['x', 'y'].every((slot) => !found.has(slot) || isPlainStory(found.text(slot)));

const lastingIn = (found: Found): DateGiven | undefined => {
  const [from, days] = [dayIn(found, 'd', 'm'), daysOf(found)];
  return from === undefined || days === undefined || !isPlain(found) ? undefined : dateGiven(from, days, true);
};

const betweenIn = (found: Found, isFirstDayCounted: boolean): BetweenGiven | undefined => {
  const [from, to] = [dayIn(found, 'd', 'm'), dayIn(found, 'e', 'k')];
  if (from === undefined || to === undefined) return undefined;
  const days = daysBetween(from, to);
  if (days === undefined || passesFebruary(from, days)) return undefined;
  return to.month - from.month < 2 && isPlain(found) ? { kind: 'between', from, to, isFirstDayCounted } : undefined;
};

const monthsIn = (found: Found): MonthsGiven | undefined => {
  const years = asWhole(found.number('y'), 100);
  const months = found.has('m') ? asWhole(found.number('m'), 11) : 0;
  return years === undefined || years < 1 || months === undefined
    ? undefined
    : { kind: 'months', years, months, isBack: false };
};

const yearsIn = (found: Found): MonthsGiven | undefined => {
  const months = asWhole(found.number('m'), 1200);
  return months === undefined || months < 12 || months % 12 !== 0
    ? undefined
    : { kind: 'months', years: months / 12, months: 0, isBack: true };
};
