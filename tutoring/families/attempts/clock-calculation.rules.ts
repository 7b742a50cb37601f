import { asRational } from '#tutoring/mathematics/exact.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { BROKEN, CALCULATED } from './said-verdicts.rules.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const TIME = String.raw`(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d:])`;
const LENGTH = String.raw`(?:\d+\s*(?:h|godz\p{L}*|g)(?!\p{L})\.?(?:\s*(?:i\s+)?\d+\s*(?:min\p{L}*|m)(?!\p{L}))?|\d+\s*(?:min\p{L}*|m)(?!\p{L}))`;

/** „14:20 + 40 min = 15:00”, and what stands on both sides. */
const SUM = new RegExp(`(${TIME})\\s*([-+–−])\\s*(${TIME}|${LENGTH})\\s*(?:=\\s*(${TIME}|${LENGTH}))?\\s*\\.?$`, 'iu');
/** „od 14:20 do 15:00 mija 40 min”, „do 15:00 brakuje 40 min”. */
const SPAN = new RegExp(
  `(?:(${TIME})\\s*)?do\\s*(${TIME})\\s*(?:=|to|jest|są|mija|minie|brakuje|zostało|mamy)?\\s*(${LENGTH})\\s*\\.?$`,
  'iu',
);

/** A calculation with times of the day; undefined for anything else. A colon between hours and minutes divides nothing. */
export const judgeClockCalculation = (message: string, answer: Answer, original: WorkedTask): Verdict | undefined => {
  const asked = minutesOf(answer);
  if (asked === undefined) return undefined;
  const span = SPAN.exec(message);
  if (span !== null) {
    const [, from = timesIn(original.statement)[0], to = '', length = ''] = span;
    return from === undefined
      ? undefined
      : verdictOn(length, minutesIn(to) - minutesIn(from), minutesIn(length), asked);
  }
  const [said, one, sign, other, result] = SUM.exec(message) ?? [];
  if (said === undefined || one === undefined || other === undefined) return undefined;
  const calculated = sign === '+' ? minutesIn(one) + minutesIn(other) : minutesIn(one) - minutesIn(other);
  if (result !== undefined) return verdictOn(said, calculated, minutesIn(result), asked);
  return isSame(calculated, asked)
    ? { kind: 'right', praise: 'To działanie prowadzi prosto do wyniku.', remaining: undefined }
    : undefined;
};

/** A full hour between the time that is told and the one that is asked for, or the told minutes some hours later. */
export const isOnTheClockWay = (minutes: number, answer: Answer, { statement }: WorkedTask): boolean => {
  const [told] = timesIn(statement).map(minutesIn);
  const asked = minutesOf(answer);
  if (told === undefined || asked === undefined) return false;
  const [from, to] = [Math.min(told, asked), Math.max(told, asked)];
  return minutes > from && minutes < to && [told, asked, 0].some((one) => (minutes - one) % HOUR === 0);
};

const verdictOn = (said: string, calculated: number, claimed: number, asked: number): Verdict => {
  if (!isSame(calculated, claimed)) return { kind: 'wrong', step: stepOf(said), suspicion: BROKEN };
  return isSame(claimed, asked) ? { kind: 'solved' } : CALCULATED;
};

const isSame = (one: number, other: number): boolean => (one - other) % DAY === 0;

const timesIn = (text: string): readonly string[] => text.replaceAll('{:}', ':').match(new RegExp(TIME, 'g')) ?? [];

/** „14:20” after midnight, „1 h 20 min” altogether. */
const minutesIn = (text: string): number => {
  const [first = 0, second] = (text.match(/\d+/g) ?? []).map(Number);
  if (second !== undefined) return first * HOUR + second;
  return /h|g/i.test(text) ? first * HOUR : first;
};

/** The answer in minutes: a time of the day, hours and minutes, or minutes alone. */
const minutesOf = (answer: Answer): number | undefined => {
  if (answer.kind === 'number') return answer.unit === 'min' ? asRational(answer.value)?.valueOf() : undefined;
  if (answer.kind !== 'numbers') return undefined;
  const [hours, minutes, ...more] = answer.values.map(({ value }) => asRational(value)?.valueOf());
  return hours === undefined || minutes === undefined || more.length > 0 ? undefined : hours * HOUR + minutes;
};

const stepOf = (said: string): string =>
  said
    .trim()
    .replace(/[:.](?=\d\d)/g, '{:}')
    .replace(/(\d)\s*(\p{L}+)/gu, '$1\\ \\text{$2}')
    .replace(/(?<=\}) (?=\d)/g, '\\ ');
