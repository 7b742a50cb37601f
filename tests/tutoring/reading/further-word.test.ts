import { expect, it } from 'vitest';
import type { Grade } from '#tutoring/grade.types.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { FIRST_MESSAGES } from '../corpus/whole-corpus.ts';
import { GRADES } from '../corpus/grades.ts';
import { workedOn } from '../families/verdicts.ts';

/** Families whose tasks are stories. */
const STORIES: ReadonlySet<string> = new Set([
  'one-step-problem',
  'two-step-problem',
  'division-with-remainder',
  'money',
  'proportion',
]);

const resultOf = (message: string, grade: Grade | undefined): string | undefined => {
  const found = taskIn(message, grade);
  return found.kind === 'task' ? found.worked.result : undefined;
};

const STORIES_TOLD = FIRST_MESSAGES.flatMap(({ message, grade, owed }) => {
  const inClass = GRADES.find((one) => one === grade);
  const result = owed.kind === 'task' && STORIES.has(owed.family) ? resultOf(message, inClass) : undefined;
  return result === undefined ? [] : [{ message, inClass, result }];
});

const NUMBER = /(?<![\d.,/:-])\d/g;

it.each(['prawie', 'co najmniej', 'minus'])(
  '„%s” before a number of a story makes another task of it, or none',
  (word) => {
    const ignored = STORIES_TOLD.flatMap(({ message, inClass, result }) =>
      [...message.matchAll(NUMBER)]
        .map(({ index }) => `${message.slice(0, index)}${word} ${message.slice(index)}`)
        .filter((longer) => resultOf(longer, inClass) === result),
    );
    expect(STORIES_TOLD.length).toBeGreaterThan(100);
    expect(ignored).toEqual([]);
  },
);

it.each([
  ['Oblicz minus 2^5 - 3^3', '$-59$'],
  ['minus 2x+3=11', '$x = -4$'],
  ['rozwiąż minus x + 5 = 2', '$x = 3$'],
  ['ile to minus 3/5 z 40', '$-24$'],
  ['ile to jest 20 minus 7', '$13$'],
])('a minus that is said is the sign of what follows, or an operation: „%s” is %s', (message, result) => {
  expect(workedOn(message).result).toBe(result);
});

it.each(['powiększ -80 o 15%', 'powiększ minus 80 o 15%', 'zmniejsz -80 o 15%'])(
  'no sign is left over: „%s” is left alone',
  (message) => {
    expect(taskIn(message, 8)).toEqual({ kind: 'untreated', reason: 'nothing' });
  },
);
