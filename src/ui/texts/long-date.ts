import { lazily } from '#domain/shared/lazily.ts';

const polish = lazily(() => new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }));

/** `5 maja 2026` for an ISO time, on clocks in Poland and in one line. */
export const longDate = (iso: string): string => polish().format(new Date(iso)).replaceAll(' ', '\u00A0');

const time = lazily(
  () => new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' }),
);

/** `5 maja 2026, 16:05`: of several things made on one day it tells which is which. */
export const longDateAndTime = (iso: string): string => `${longDate(iso)}, ${time().format(new Date(iso))}`;
