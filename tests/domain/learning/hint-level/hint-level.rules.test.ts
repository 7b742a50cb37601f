import { expect, it } from 'vitest';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { hintLevel, type HintReader } from '#domain/learning/hint-level/hint-level.rules.ts';

const READER: HintReader = {
  requestIn: (message) => (message === 'hint' || message === 'example' ? message : null),
  isTask: (message) => message.startsWith('task'),
  levelIn: (answer) => (answer === 'second' || answer === 'example' || answer === 'first' ? answer : null),
};
/** Messages of the pupil and answers, in turn. */
const thread = (...contents: readonly string[]): readonly Turn[] =>
  contents.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));

it.each([
  [['task'], 'first'],
  [['task', 'a'], 'first'],
  [['task', 'a', 'hint', 'a'], 'second'],
  [['task', 'a', 'hint', 'a', 'hint', 'a'], 'third'],
  [['task', 'a', 'hint', 'a', 'hint', 'a', 'hint', 'a'], 'example'],
  [['task', 'a', 'hint', 'a', 'hint', 'a', 'hint', 'a', 'hint', 'a'], 'ownTurn'],
  [['task', 'a', 'hint', 'a', 'hint', 'a', 'hint', 'a', 'hint', 'a', 'hint', 'a'], 'ownTurn'],
])('each request for a hint climbs one level: %j', (contents, level) => {
  expect(hintLevel(thread(...contents), READER)).toBe(level);
});

it.each([
  [['task', 'a', '2x = 8', 'a'], 'first'],
  [['task', 'a', 'hint', 'a', '2x = 8', 'a'], 'second'],
])('the pupil’s own step is no request: %j', (contents, level) => {
  expect(hintLevel(thread(...contents), READER)).toBe(level);
});

it('an example that is asked for early is no hint: the hints go on where they were', () => {
  const early = thread('task', 'a', 'example', 'a');
  expect([hintLevel(early, READER), hintLevel([...early, ...thread('hint', 'a')], READER)]).toEqual([
    'example',
    'second',
  ]);
});

it('another task begins at its first hint', () => {
  expect(hintLevel(thread('task', 'a', 'hint', 'a', 'hint', 'a', 'task 2', 'a'), READER)).toBe('first');
});

it('an answer that names its level is believed', () => {
  expect([
    hintLevel(thread('task', 'first', 'hint', 'second', 'hint', 'second'), READER),
    hintLevel(thread('task', 'first', 'example', 'example', 'hint', 'second'), READER),
    hintLevel(thread('task', 'first', 'hint', 'second', '3x = 5', 'first'), READER),
  ]).toEqual(['second', 'second', 'first']);
});
