export type CalendarGiven = WeekdayGiven | DateGiven | BetweenGiven | MonthsGiven;

/** The weekday so many days from now, when the weekday of a day near now is known. */
export interface WeekdayGiven {
  readonly kind: 'weekday';
  /** 0 for Monday. */
  readonly known: number;
  /** In days from today: -1 where the weekday of yesterday is known. */
  readonly knownAt: number;
  readonly askedAt: number;
}

export interface CalendarDay {
  readonly day: number;
  /** 0 for January. */
  readonly month: number;
}

/** The date so many days away; back where `days` is negative. */
export interface DateGiven {
  readonly kind: 'date';
  readonly from: CalendarDay;
  readonly days: number;
  /** What lasts five days from Monday ends on Friday: its first day counts. */
  readonly isFirstDayCounted: boolean;
}

/** How many days pass between two dates of one year; or how many both ends and all between them make. */
export interface BetweenGiven {
  readonly kind: 'between';
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly isFirstDayCounted: boolean;
}

/** Years and months in months, or whole years out of months. */
export interface MonthsGiven {
  readonly kind: 'months';
  readonly years: number;
  readonly months: number;
  readonly isBack: boolean;
}
