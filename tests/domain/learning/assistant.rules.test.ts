import { expect, it } from 'vitest';
import { isSendable, questionToSend, restoredDraft, threadOf } from '#domain/learning/assistant.rules.ts';

it.each([
  ['', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['a'.repeat(2_000), true],
  ['a'.repeat(2_001), false],
])('a message of 3 to 2000 characters can be sent (S2 §5): %#', (text, isPossible) => {
  expect(isSendable(text)).toBe(isPossible);
});

it('names a thread by its conversation, and a new one by its mode', () => {
  expect([threadOf({ conversationId: 'c1', mode: 'tutor' }), threadOf({ conversationId: null, mode: 'buddy' })]).toEqual(['c1', 'new-buddy']);
});

it('repeats the key of a lost question that is sent again unchanged (R10)', () => {
  const lost = { prompt: '2x = 8', idempotencyKey: 'first' };
  expect([questionToSend(lost, ' 2x = 8 ', 'second'), questionToSend(lost, '2x = 9', 'second'), questionToSend(null, '2x = 8', 'second')]).toEqual([
    lost,
    { prompt: '2x = 9', idempotencyKey: 'second' },
    { prompt: '2x = 8', idempotencyKey: 'second' },
  ]);
});

it('loses neither the question nor what was typed since', () => {
  expect([restoredDraft('2x = 8', ''), restoredDraft('2x = 8', ' '), restoredDraft('2x = 8', 'a dalej?')]).toEqual(['2x = 8', '2x = 8', '2x = 8\na dalej?']);
});
