import { expect, it } from 'vitest';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { isCommentWithinLimit, latestAnswerOf, ratingAfter } from '#domain/learning/feedback/feedback.rules.ts';

const ASK: Turn = { role: 'user', content: 'Ile to 2 + 2?' };
const ANSWER: Turn = { role: 'assistant', content: 'Policz.' };

it('rates with a star, and the same star again clears the rating (S2 §4.23)', () => {
  expect([ratingAfter(null, 3), ratingAfter(3, 5), ratingAfter(3, 3)]).toEqual([3, 5, null]);
});

it.each([
  [0, true],
  [2_000, true],
  [2_001, false],
])('a comment of %i characters can be sent: %s (S2 §4.24, §9.5)', (length, isPossible) => {
  expect(isCommentWithinLimit({ rating: null, comment: 'a'.repeat(length) })).toBe(isPossible);
});

const latestIn = (conversationId: string | null, thread: readonly Turn[]) => latestAnswerOf({ conversationId, thread });

it('names the latest answer of the assistant by its conversation and place, also while the next question is on its way (S2 §2.51, §4.19)', () => {
  expect([
    latestIn('c1', [ASK, ANSWER]),
    latestIn('c1', [ASK, ANSWER, ASK]),
    latestIn('c1', [ASK, ANSWER, ASK, ANSWER]),
    latestIn('c1', [ASK]),
    latestIn('c1', []),
    latestIn(null, [ASK, ANSWER]),
  ]).toEqual(['c1:1', 'c1:1', 'c1:3', null, null, null]);
});
