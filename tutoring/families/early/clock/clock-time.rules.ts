import { whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';

export const HOUR = 60;
export const DAY = 24 * HOUR;

export const hoursIn = (minutes: number): number => Math.floor(minutes / HOUR);
export const minutesIn = (minutes: number): number => minutes % HOUR;

/** „9:05”. */
export const clockText = (minutes: number): string =>
  `${hoursIn(minutes)}:${String(minutesIn(minutes)).padStart(2, '0')}`;

export const clockLatex = (minutes: number): string => clockText(minutes).replace(':', '{:}');

/** „1 godzinę 50 minut”, „45 minut”: as an object, behind „za” or „trwał”. */
export const lengthText = (minutes: number): string =>
  [
    hoursIn(minutes) > 0 ? counted(hoursIn(minutes), ['godzinę', 'godziny', 'godzin']) : '',
    minutesIn(minutes) > 0 ? counted(minutesIn(minutes), ['minutę', 'minuty', 'minut']) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

export const timeAnswer = (minutes: number): Answer => ({
  kind: 'numbers',
  values: [{ value: whole(hoursIn(minutes)) }, { value: whole(minutesIn(minutes)) }],
  isOrdered: true,
  shown: clockLatex(minutes),
});
