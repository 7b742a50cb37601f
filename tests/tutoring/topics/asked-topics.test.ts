import { describe, expect, it } from 'vitest';
import { topicFinder, TOPICS } from '#tutoring/topics/all-topics.ts';
import type { TopicSubject } from '#tutoring/topics/topic.types.ts';
import type { Asked } from './asked/asked.types.ts';
import { ASKED_OF_BIOLOGY } from './asked/biology.asked.ts';
import { ASKED_OF_CHEMISTRY } from './asked/chemistry.asked.ts';
import { ASKED_OF_ENGLISH } from './asked/english.asked.ts';
import { ASKED_OF_GEOGRAPHY } from './asked/geography.asked.ts';
import { ASKED_OF_GERMAN } from './asked/german.asked.ts';
import { ASKED_OF_HISTORY } from './asked/history.asked.ts';
import { ASKED_OF_PHYSICS } from './asked/physics.asked.ts';
import { ASKED_OF_POLISH } from './asked/polish.asked.ts';

const ASKED: readonly (readonly [TopicSubject, Asked])[] = [
  ['polish', ASKED_OF_POLISH],
  ['english', ASKED_OF_ENGLISH],
  ['german', ASKED_OF_GERMAN],
  ['history', ASKED_OF_HISTORY],
  ['biology', ASKED_OF_BIOLOGY],
  ['geography', ASKED_OF_GEOGRAPHY],
  ['physics', ASKED_OF_PHYSICS],
  ['chemistry', ASKED_OF_CHEMISTRY],
];

describe.each(ASKED)('%s', (subject, asked) => {
  const topics = TOPICS.filter((topic) => topic.subject === subject);

  it('has three ways to ask for each topic', () => {
    const few = topics.filter(({ id }) => new Set(asked[id]).size < 3).map(({ id }) => id);
    expect([few, Object.keys(asked).length]).toEqual([[], topics.length]);
  });

  it('is found by each of them in its first class', () => {
    const missed = topics.flatMap(({ id, grades }) =>
      (asked[id] ?? [])
        .map((message) => ({ message, found: topicFinder().find(message, grades[0])?.id, id }))
        .filter(({ found }) => found !== id),
    );
    expect(missed).toEqual([]);
  });
});
