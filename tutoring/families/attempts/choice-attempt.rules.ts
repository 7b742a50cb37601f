import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ChoiceAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';

export const judgeChoice = (
  message: string,
  { value, choices }: ChoiceAnswer,
  task: FamilyTask,
): Verdict | undefined => {
  const plain = ` ${withoutMarks(message.toLowerCase()).replace(/[^a-z0-9<>=]+/g, ' ')} `;
  const said = Object.entries(choices).filter(([, ways]) => ways.some((way) => wayPattern(way).test(plain)));
  const [only, ...more] = said;
  if (only === undefined || more.length > 0) return undefined;
  if (only[0] === value) return { kind: 'solved' };
  const mistake = task.mistakes().find(({ answers }) => answers.includes(only[0]));
  return { kind: 'wrong', step: '', suspicion: mistake?.says };
};

/** „2 maja” is not said by „12 maja”. */
const wayPattern = (way: string): RegExp => {
  const before = /^\d/.test(way) ? ' ' : '[ \\d]';
  const after = /\d$/.test(way) ? ' ' : '[ \\d]';
  return new RegExp(`(?<=${before})${way.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[a-z]*')}(?=${after})`);
};
