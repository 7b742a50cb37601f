import { withoutMarks } from './intent.reader.ts';
import { POLISH_NUMBER_WORDS, withDigits } from './number-words.ts';

/** Stems of „pierwsza”, „drugiej” … „dwudziesta”, in order. */
const STEMS =
  'pierwsz drug trzec czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast trzynast czternast pietnast szesnast siedemnast osiemnast dziewietnast dwudziest'.split(
    ' ',
  );
const ORDINAL = String.raw`((?:dwudziest(?:a|ej) )?[a-z]+(?:a|ej))`;
const OPENING = String.raw`(?:(?:o|jest|to|bedzie|godzina|godzinie|okolo) )*`;
const MINUTES = String.raw`(\d{1,2}|dwudziesta|kwadrans)(?: minut\w*)?`;
const PAST = new RegExp(`^${OPENING}${MINUTES} po ${ORDINAL}$`);
const TO = new RegExp(`^${OPENING}za ${MINUTES} ${ORDINAL}$`);
const HALF_TO = new RegExp(`^${OPENING}wpol do ${ORDINAL}$`);
const HOUR_FIRST = new RegExp(`^${OPENING}${ORDINAL} (\\d{1,2})$`);

/** „dwadzieścia po osiemnastej”, „za kwadrans siódma”, „osiemnasta dwadzieścia”: minutes since midnight; undefined for what is no time. */
export const spokenTimeIn = (message: string): number | undefined => {
  const text = withDigits(withoutMarks(message.toLowerCase()), POLISH_NUMBER_WORDS)
    .replace(/[.,!?]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, past, pastHour] = PAST.exec(text) ?? [];
  if (past !== undefined) return timeOf(pastHour, minutesOf(past));
  const [, to, toHour] = TO.exec(text) ?? [];
  if (to !== undefined) return timeOf(toHour, -minutesOf(to));
  const [, half] = HALF_TO.exec(text) ?? [];
  if (half !== undefined) return timeOf(half, -30);
  const [, hour, minutes] = HOUR_FIRST.exec(text) ?? [];
  return hour === undefined ? undefined : timeOf(hour, minutesOf(minutes ?? '0'));
};

const minutesOf = (said: string): number => (said === 'kwadrans' ? 15 : said === 'dwudziesta' ? 20 : Number(said));

const timeOf = (said: string | undefined, minutes: number): number | undefined => {
  const hours = (said ?? '').split(' ').map((word) => 1 + STEMS.indexOf(word.replace(/i?(?:a|ej)$/, '')));
  const [first = 0, second = 0] = hours;
  const hour = hours.length === 1 ? first : first + second;
  return hours.includes(0) || hour > 24 || Math.abs(minutes) > 59 ? undefined : hour * 60 + minutes;
};
