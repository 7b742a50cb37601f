import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { daysBetween, lengthOf, passesFebruary } from './calendar-days.rules.ts';
import type { CalendarGiven } from './calendar.types.ts';

/** From March to November: no year's end and no February on the way. */
const monthIn = (pick: Pick): number => pick.int(2, 9);

const weekday = (pick: Pick, most: number): CalendarGiven => {
  const distance = pick.int(2, most);
  return {
    kind: 'weekday',
    known: pick.int(0, 6),
    knownAt: 0,
    askedAt: pick.int(0, 3) === 0 ? -distance : distance,
  };
};

const date = (pick: Pick, isAcross: boolean): CalendarGiven => {
  const month = monthIn(pick);
  const from = { day: isAcross ? pick.int(20, lengthOf(month)) : pick.int(1, 14), month };
  const days = isAcross ? pick.int(12, 20) : pick.int(3, 14);
  return {
    kind: 'date',
    from,
    days: pick.int(0, 3) === 0 && !passesFebruary(from, -days) ? -days : days,
    isFirstDayCounted: false,
  };
};

const lasting = (pick: Pick): CalendarGiven => {
  const month = monthIn(pick);
  return {
    kind: 'date',
    from: { day: pick.int(24, lengthOf(month)), month },
    days: pick.int(9, 14),
    isFirstDayCounted: true,
  };
};

const between = (pick: Pick, isAcross: boolean): CalendarGiven => {
  const month = monthIn(pick);
  const from = { day: isAcross ? pick.int(18, 28) : pick.int(1, 12), month };
  const to = isAcross ? { day: pick.int(2, 17), month: month + 1 } : { day: pick.int(15, 28), month };
  return { kind: 'between', from, to, isFirstDayCounted: pick.int(0, 2) === 0 && daysBetween(from, to) !== undefined };
};

const months = (pick: Pick): CalendarGiven =>
  pick.int(0, 2) === 0
    ? { kind: 'months', years: pick.int(2, 9), months: 0, isBack: true }
    : { kind: 'months', years: pick.int(1, 6), months: pick.int(1, 11), isBack: false };

export const makeCalendar = (pick: Pick, difficulty: Difficulty): CalendarGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([() => weekday(pick, 6), () => date(pick, false), () => between(pick, false)])();
    case 2:
      return pick.oneOf([
        () => weekday(pick, 16),
        () => date(pick, true),
        () => between(pick, true),
        () => months(pick),
      ])();
    case 3:
      return pick.oneOf([
        () => weekday(pick, 20),
        () => lasting(pick),
        () => between(pick, true),
        () => date(pick, true),
      ])();
  }
};
