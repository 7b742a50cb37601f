import { expect, it } from 'vitest';
import { nextMoment } from '#tutoring/dialogue/thread.rules.ts';
import { GRADES } from '../corpus/grades.ts';
import { DIALOGUES, FIRST_MESSAGES } from '../corpus/whole-corpus.ts';
import { headingsIn } from '../lessons/golden-lesson.ts';
import { WORDINGS } from './whole-wordings.ts';

const LESSONS = import.meta.glob<string>('../lessons/*.md', { query: '?raw', import: 'default', eager: true });

/** Messages whose answers are checked elsewhere. */
const CHECKED: ReadonlySet<string> = new Set([
  ...FIRST_MESSAGES.map(({ message }) => message),
  ...DIALOGUES.map(({ task }) => task),
  ...Object.values(LESSONS).flatMap((text) => headingsIn(text).map(({ message }) => message)),
]);

/** The task of a first message, and what it is owed. */
const owed = (grade: number, message: string): unknown => {
  const worked = nextMoment(undefined, message, GRADES[grade - 1], 'tutor').after?.original;
  if (worked === undefined) throw new Error(`${message} is not read`);
  const { task, statement, result } = worked;
  return task.kind === 'family' ? { family: task.family, answer: task.answer } : { kind: task.kind, statement, result };
};

it('only wordings of tasks whose answers are checked elsewhere are compared', () => {
  expect(WORDINGS.map(([, message]) => message).filter((message) => !CHECKED.has(message))).toEqual([]);
});

it.each(WORDINGS)('class %i: %s is the same task in other words (D74)', (grade, message, others) => {
  const expected = owed(grade, message);
  expect(others.map((other) => [other, owed(grade, other)])).toEqual(others.map((other) => [other, expected]));
});
