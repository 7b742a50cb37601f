import type { ExamPart, TaskKey } from '#domain/learning/exam-sheet.types.ts';
import { createPick } from '#tutoring/families/pick.ts';
import type { DraftPart, ExamOrder, MadeExam } from './exam-order.types.ts';
import { examFacts } from './exam-facts.rules.ts';
import { languageParts } from './languages/language-parts.maker.ts';
import { mathematicsParts } from './mathematics/mathematics-parts.maker.ts';

/** A whole sheet with its keys; undefined for a subject that the exam has not. */
export const makeExam = ({ type, subject, seed }: ExamOrder): MadeExam | undefined => {
  const facts = examFacts(type, subject);
  if (facts === undefined) return undefined;
  const pick = createPick(seed);
  if (subject === 'mathematics') return numbered(mathematicsParts(type, pick), facts.minutes);
  return numbered(languageParts(type, subject, facts, pick), facts.minutes);
};

/** Tasks are numbered through all parts. */
const numbered = (drafts: readonly DraftPart[], minutes: number): MadeExam => {
  const keys: TaskKey[] = [];
  const parts = drafts.map(({ tasks, ...part }): ExamPart => ({
    ...part,
    tasks: tasks.map(({ key, ...task }) => {
      keys.push({ taskId: task.id, ...key });
      return { ...task, number: keys.length };
    }),
  }));
  return { sheet: { minutes, parts }, keys };
};
