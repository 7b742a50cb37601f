import { latestMoment } from '#tutoring/dialogue/thread.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { FirstMessage } from './corpus.types.ts';
import { GRADES } from './grades.ts';
import { FIRST_MESSAGES } from './whole-corpus.ts';

/** `elsewhere`: another family reads it, with the right result. */
export type Treatment = 'right' | 'elsewhere' | 'wrong' | 'refused';

export const treatmentOf = ({ message, grade, owed }: FirstMessage): Treatment => {
  const found = taskIn(message, GRADES[grade - 1]);
  if (found.kind === 'untreated') return 'refused';
  if (owed.kind === 'refusal' && found.isFirstOfMany) return 'refused';
  if (owed.kind !== 'task') return 'wrong';
  if (!hasResults(found.worked, owed.results)) return 'wrong';
  const { task } = found.worked;
  return task.kind !== 'family' || task.family === owed.family ? 'right' : 'elsewhere';
};

/** What the corpus owes is no mistake to the judge, or its numbers are ours. */
const hasResults = (worked: WorkedTask, results: readonly string[]): boolean => {
  const verdict = judge(replyNotation(results.join(' ; ')), worked, worked);
  if (verdict !== undefined && verdict.kind !== 'wrong') return true;
  const owed = results.flatMap((result) => numbersIn(result.replace(/[\p{L}²³]+[²³]?|°/gu, ' '))).map(Number);
  const ours = worked.values.map((value) => Math.abs(approximationOf(value)));
  if (owed.length === 0 || ours.length === 0) return true;
  return owed.some((value) => isAmong(value, ours)) || ours.some((value) => isAmong(value, owed));
};

const isAmong = (value: number, values: readonly number[]): boolean =>
  values.some((one) => Math.abs(one - value) <= 0.006 * Math.max(0.01, value));

/** What Przyjaciel has solved and told. */
export const ANSWERED_BEFORE = ['Rozwiąż równanie 2x + 3 = 11', 'Kiedy była bitwa pod Grunwaldem?'] as const;

/** Whether a message is judged as an answer to the task before. */
export const isTakenForAnswer = ({ message, grade }: FirstMessage, before: string): boolean => {
  const { happening } = latestMoment([{ role: 'user', content: before }], message, GRADES[grade - 1], 'buddy');
  return happening.kind === 'attempt' || happening.kind === 'topicAnswer';
};

/** How the first messages of one family are treated, worst first: for whoever writes the family. */
export const reportOf = (family: string): string => {
  const own = FIRST_MESSAGES.filter(({ owed }) => owed.kind === 'task' && owed.family === family);
  const rows = own.map((one) => `${treatmentOf(one).padEnd(9)} ${one.message.replaceAll('\n', ' ⏎ ')}`);
  return [family, ...rows.toSorted().toReversed()].join('\n  ');
};
