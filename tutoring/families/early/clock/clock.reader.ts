import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import { wordsOf } from '#tutoring/families/early/story-words.rules.ts';
import { firstFit, type Found, type Quantity } from '#tutoring/reading/template.reader.ts';
import { converted } from '#tutoring/reading/units.ts';
import { BETWEEN_TEMPLATES, END_TEMPLATES, SPOKEN_TEMPLATES, START_TEMPLATES } from './clock.templates.ts';
import { DAY } from './clock-time.rules.ts';
import type { ClockGiven, Daytime } from './clock.types.ts';

const IN_MINUTES = /ile\s+(?:to\s+)?minut(?!\p{L})/iu;

export const readClock = (message: string): ClockGiven | undefined => {
  const isInMinutes = IN_MINUTES.test(message);
  // Right behind „9:40” the „minut” of the question would be read as its unit.
  const between = firstFit(BETWEEN_TEMPLATES, message.replace(IN_MINUTES, 'ile czasu'));
  if (between !== undefined) {
    const [from, to] = [timeIn(between, 'a'), timeIn(between, 'b')];
    return from === undefined || to === undefined || to <= from
      ? undefined
      : { kind: 'between', from, to, isInMinutes };
  }
  const end = firstFit(END_TEMPLATES, message);
  if (end !== undefined) {
    const [start, length] = [timeIn(end, 'a'), lengthIn(end)];
    return start === undefined || length === undefined ? undefined : { kind: 'end', start, length };
  }
  const begin = firstFit(START_TEMPLATES, message);
  if (begin !== undefined) {
    const [ended, length] = [timeIn(begin, 'a'), lengthIn(begin)];
    return ended === undefined || length === undefined || length > ended
      ? undefined
      : { kind: 'start', end: ended, length };
  }
  return spokenIn(message);
};

const timeIn = (found: Found, name: string): number | undefined => {
  const { unit } = found.quantity(found.has(`${name}t`) ? `${name}t` : `${name}m`);
  if (unit !== undefined && unit !== 'h') return undefined;
  if (found.has(`${name}t`)) {
    const [, hours, minutes = '0'] = /^(\d{1,2})(?:\.(\d\d))?$/.exec(found.text(`${name}t`)) ?? [];
    return hours === undefined ? undefined : minutesOf(Number(hours), Number(minutes));
  }
  const [hours, minutes] = [found.text(`${name}h`), found.text(`${name}m`)];
  return /^\d\d?$/.test(hours) && /^\d\d$/.test(minutes) ? minutesOf(Number(hours), Number(minutes)) : undefined;
};

const minutesOf = (hours: number, minutes: number): number | undefined =>
  hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;

/** Whole minutes, shorter than a day. */
const lengthIn = (found: Found): number | undefined => {
  if (!found.has('l')) return QUARTER;
  const parts = ['l', 'k'].filter(found.has).map((slot) => {
    const { value, unit } = found.quantity(slot);
    return unit === 'h' || unit === 'min' ? asWhole(converted(value, unit, 'min')) : undefined;
  });
  const length = parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
  return length === undefined || length === 0 || length >= DAY ? undefined : length;
};

const QUARTER = 15;

/** Stems of „pierwsza”, „drugiej” … „dwunasta”, in order. */
const HOURS = 'pierwsz drug trzeci czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast'.split(' ');
const DAYTIMES: Readonly<Record<string, Daytime>> = {
  rano: 'rano',
  'po poludniu': 'po południu',
  wieczorem: 'wieczorem',
};

/** Nobody says „o trzeciej wieczorem”. */
const EVENING = 5;

/** Nobody says „za pięćdziesiąt siódma”. */
const namedMinutes = ({ value, unit }: Quantity): number | undefined => {
  const minutes = unit === undefined || unit === 'min' ? asWhole(value, 30) : undefined;
  return minutes === 0 ? undefined : minutes;
};

const spokenIn = (message: string): ClockGiven | undefined => {
  for (const [{ find }, phrase, meant] of SPOKEN_TEMPLATES) {
    const found = find(message);
    if (found === undefined) continue;
    const minutes = meant ?? namedMinutes(found.quantity('m'));
    if (minutes === undefined) return undefined;
    const [named = '', ...rest] = wordsOf(found.text('hour'));
    const hour = 1 + HOURS.findIndex((stem) => new RegExp(`^${stem}(?:a|i?ej)$`).test(named));
    const words = rest
      .filter((word) => !/^(?:zapisac|zapis|cyfr\w*|zegar\w*|elektroniczn\w*|czyli)$/.test(word))
      .join(' ');
    const daytime = DAYTIMES[words];
    if (hour === 0 || (words !== '' && daytime === undefined)) return undefined;
    if (hour === 12 && daytime !== undefined) return undefined;
    if (hour < EVENING && daytime === 'wieczorem') return undefined;
    return { kind: 'spoken', phrase, minutes, hour, daytime };
  }
  return undefined;
};
