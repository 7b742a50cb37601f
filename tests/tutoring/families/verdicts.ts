import { judge } from '#tutoring/families/attempt.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';

/** The task of a message, solved. */
export const workedOn = (task: string, grade: Grade = 8): WorkedTask => {
  const found = taskIn(task, grade);
  if (found.kind === 'untreated') throw new Error(`${task} is not treated: ${found.reason}`);
  return found.worked;
};

/** What the first reply to it is worth. */
export const verdictOn = (task: string, reply: string, grade?: Grade): Verdict | undefined => {
  const worked = workedOn(task, grade);
  return judge(replyNotation(reply), worked, worked);
};

/** Each reply with what it is worth as the first one. */
export const verdictsOn = (
  task: string,
  replies: readonly string[],
): readonly (readonly [reply: string, verdict: Verdict | undefined])[] => {
  const worked = workedOn(task);
  return replies.map((reply) => [reply, judge(replyNotation(reply), worked, worked)]);
};

/** What a wrong reply is answered; undefined for every other. */
export const suspicionOn = (task: string, reply: string, grade?: Grade): string | undefined => {
  const verdict = verdictOn(task, reply, grade);
  return verdict?.kind === 'wrong' ? verdict.suspicion : undefined;
};
