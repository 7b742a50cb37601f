const polish = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** `5 maja 2026` for an ISO time, on clocks in Poland and in one line. */
export const longDate = (iso: string): string => polish.format(new Date(iso)).replaceAll(' ', '\u00A0');
