import { foldMarks } from '#tutoring/topics/polish-stem.rules.ts';
import type { TopicSubject } from '#tutoring/topics/topic.types.ts';

export type SchoolSubject = TopicSubject | 'mathematics';

const NAMES: readonly (readonly [SchoolSubject, RegExp])[] = [
  ['mathematics', /\bmat(?:em|ma|a)/],
  ['polish', /\bpols/],
  ['english', /\bang(?:iel|\b)|\benglish/],
  ['german', /\bniem(?:iec|\b)|\bdeutsch/],
  ['history', /\bhist/],
  ['biology', /\bbiol/],
  ['geography', /\bgeogr/],
  ['physics', /\bfiz/],
  ['chemistry', /\bchem/],
];

/** A school subject, however its name is written: „Matematyka”, „z matmy”, „j. polski”. */
export const schoolSubject = (name: string): SchoolSubject | undefined => {
  const folded = foldMarks(name);
  return NAMES.find(([, sign]) => sign.test(folded))?.[0];
};
