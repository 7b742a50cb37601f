import { asRational } from '#tutoring/mathematics/exact.ts';
import { spokenTimeIn } from '#tutoring/reading/spoken-time.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Answer, NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isOnTheClockWay } from './clock-calculation.rules.ts';
import { numbersAmong } from './mistaken-results.rules.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

/** „15:05” is no division where a time is asked for. */
export const isTimeOfDay = (answer: Answer): answer is NumbersAnswer =>
  answer.kind === 'numbers' && answer.shown.includes('{:}');

/** Undefined for what is no time of the day. */
export const judgeTime = (
  message: string,
  answer: NumbersAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const { values } = answer;
  const { statement, steps } = original;
  const [, hour, sixtyAndMore] = IMPOSSIBLE.exec(message) ?? [];
  if (hour !== undefined && sixtyAndMore !== undefined)
    return { kind: 'wrong', step: `${Number(hour)}{:}${sixtyAndMore}`, suspicion: SIXTY_MINUTES };
  const [, hours, minutes] = WRITTEN.exec(inDigits(message, values, statement)) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const said = [Number(hours), Number(minutes)];
  const isSaid = (numbers: readonly unknown[]): boolean => numbers.every((one, index) => Number(one) === said[index]);
  if (isSaid(values.map(({ value }) => asRational(value)))) return { kind: 'solved' };
  const mistake = task.mistakes().find(({ answers }) => isSaid(numbersAmong(answers).map(asRational)));
  const shown = `${Number(hours)}{:}${minutes}`;
  if (mistake === undefined && steps.some((step) => step.shown.includes(shown))) return ON_THE_WAY;
  if (mistake === undefined && isOnTheClockWay(60 * Number(hours) + Number(minutes), answer, original)) return STOPPED;
  return { kind: 'wrong', step: shown, suspicion: mistake?.says };
};

const STOPPED: Verdict = {
  kind: 'partial',
  praise: 'Ta godzina rzeczywiście jest po drodze.',
  missing: 'To jednak jeszcze nie koniec zadania. Ile czasu zostało?',
};

/** „14:65”, by itself or calculated. */
const IMPOSSIBLE = /(?:^[^\d=]*|= ?)([01]?\d|2[0-3])[:.]([6-9]\d)[^\d=]*$/;
const SIXTY_MINUTES =
  'Żaden zegar nie pokazuje tylu minut: $60$ minut to już cała godzina. Która to naprawdę godzina i ile minut?';

/** The last one that is written. */
const WRITTEN = /(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)(?!.*\d[:.]\d\d)/s;

/**
 * „dwadzieścia po osiemnastej” is 18:20, and so is „dwadzieścia po szóstej” where the afternoon is meant. Where the task itself tells a time in
 * words, to say them once more is no answer.
 */
const inDigits = (message: string, values: NumbersAnswer['values'], statement: string): string => {
  const time = /wpół|kwadrans/i.test(statement) ? undefined : spokenTimeIn(message);
  if (time === undefined) return message;
  const [hours = Number.NaN, minutes = Number.NaN] = values.map(
    ({ value }) => asRational(value)?.valueOf() ?? Number.NaN,
  );
  const isAfternoon = time < NOON && time + NOON === hours * 60 + minutes;
  const meant = isAfternoon ? time + NOON : time;
  return `${Math.floor(meant / 60)}:${String(meant % 60).padStart(2, '0')}`;
};

const NOON = 12 * 60;
