import { expect, it } from 'vitest';
import { topicFinder } from '#tutoring/topics/all-topics.ts';
import { treatmentOf } from '../corpus/first-message-score.ts';
import { FIRST_MESSAGES } from '../corpus/whole-corpus.ts';

const untreated = FIRST_MESSAGES.filter((row) => treatmentOf(row) === 'refused');

it('finds a topic of the subject for each message of the corpus that asks for one', () => {
  const missed = untreated.flatMap(({ message, grade, owed }) => {
    if (owed.kind !== 'topic' || owed.subject === 'mathematics') return [];
    const found = topicFinder().find(message, grade)?.subject;
    return found === owed.subject ? [] : [`${message}: ${found}`];
  });
  expect(missed).toEqual([]);
});

it('finds no topic in what the corpus has as a task, as talk or as refused', () => {
  const guessed = untreated.flatMap(({ message, grade, owed }) => {
    if (owed.kind === 'topic' && owed.subject !== 'mathematics') return [];
    const found = topicFinder().find(message, grade);
    return found === undefined ? [] : [`${owed.kind} ${message}: ${found.id}`];
  });
  expect(guessed).toEqual([]);
});
