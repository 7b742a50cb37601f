const HOUR = 3_600_000;
/** How far Polish clocks are ahead of UTC. */
const OFFSETS = [HOUR, 2 * HOUR];

const days = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Warsaw' });

/** Writes a day as `2026-11-22`. */
export const polishDay = (at: Date | number): string => days.format(at);

/** The first moment of tomorrow. */
export const endOfPolishDay = (at: Date | number): Date => {
  const today = polishDay(at);
  const midnight = Date.parse(`${today}T24:00:00Z`);
  const ends = OFFSETS.map((offset) => midnight - offset);
  return new Date(ends.find((end) => polishDay(end) !== today && polishDay(end - 1) === today) ?? midnight);
};
