import { lazily } from '#domain/shared/lazily.ts';
import { longDate } from './long-date.ts';

const DAY = 86_400_000;
const days = lazily(() => new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Warsaw' }));
const numberOf = (at: number): number => Date.parse(days().format(at)) / DAY;

/** `jutro`, `pojutrze`, or the date, of an ISO time on clocks in Poland. */
export const comingDay = (iso: string, now: number): string => {
  const ahead = numberOf(Date.parse(iso)) - numberOf(now);
  if (ahead === 1) return 'jutro';
  return ahead === 2 ? 'pojutrze' : longDate(iso);
};
