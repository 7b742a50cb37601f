import { asRational } from '#tutoring/mathematics/exact.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Answer, NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

/** „15:05” is no division where a time is asked for. */
export const isTimeOfDay = (answer: Answer): answer is NumbersAnswer =>
  answer.kind === 'numbers' && answer.shown.includes('{:}');

/** Undefined for what is no time of the day. */
export const judgeTime = (
  message: string,
  { values }: NumbersAnswer,
  { steps }: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const [, hours, minutes] = [...message.matchAll(/(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)/g)].at(-1) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const said = [Number(hours), Number(minutes)];
  const isSaid = (numbers: readonly unknown[]): boolean => numbers.every((one, index) => Number(one) === said[index]);
  if (isSaid(values.map(({ value }) => asRational(value)))) return { kind: 'solved' };
  const mistake = task
    .mistakes()
    .find(({ answers }) => isSaid(answers.map((one) => (typeof one === 'string' ? Number.NaN : asRational(one)))));
  const shown = `${Number(hours)}{:}${minutes}`;
  if (mistake === undefined && steps.some((step) => step.shown.includes(shown))) return ON_THE_WAY;
  return { kind: 'wrong', step: shown, suspicion: mistake?.says };
};
