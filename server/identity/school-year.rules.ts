export interface SchoolYear {
  /** Like `2026-2027`. */
  readonly id: string;
  /** ISO dates. */
  readonly startsOn: string;
  readonly endsOn: string;
}

const SEPTEMBER = 9;

const POLISH_MONTH = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric', month: 'numeric' });

/** The Polish school year at a moment (milliseconds): from the first of September to the end of August, on clocks in Poland. */
export const schoolYearAt = (now: number): SchoolYear => {
  const parts = POLISH_MONTH.formatToParts(now);
  const [year, month] = (['year', 'month'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const first = Number(year) - (Number(month) < SEPTEMBER ? 1 : 0);
  return { id: `${first}-${first + 1}`, startsOn: `${first}-09-01`, endsOn: `${first + 1}-08-31` };
};
