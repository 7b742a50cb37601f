import { expect, it } from 'vitest';
import { draftKeptQuestions } from '#adapters/storage/draft-kept-questions.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { HOUR, testClock } from '../support/test-clock.ts';

const QUESTION = { prompt: '2x = 8', idempotencyKey: 'k', turnsBefore: 2, isLost: false };

const keeping = () => {
  const storage = memoryStorage(new Map());
  const drafts = localStorageDrafts(safeStorage(() => storage));
  const clock = testClock();
  return { drafts, clock, questions: draftKeptQuestions(drafts, clock) };
};

it('a question on its way is kept by user and thread, beside the draft, until it is no more', () => {
  const { drafts, questions } = keeping();
  drafts.keep('ania', 'c1', 'szkic');
  questions.keep('ania', 'c1', QUESTION);
  expect([questions.read('ania', 'c1'), questions.read('ania', 'c2'), questions.read('ola', 'c1')]).toEqual([
    QUESTION,
    null,
    null,
  ]);
  questions.keep('ania', 'c1', null);
  expect([questions.read('ania', 'c1'), drafts.read('ania', 'c1')]).toEqual([null, 'szkic']);
});

it('one that is a day old counts as lost: nothing is asked by itself that was forgotten (R10)', () => {
  const { clock, questions } = keeping();
  questions.keep('ania', 'c1', QUESTION);
  clock.pass(24 * HOUR);
  expect(questions.read('ania', 'c1')).toEqual(QUESTION);
  clock.pass(1);
  expect(questions.read('ania', 'c1')).toEqual({ ...QUESTION, isLost: true });
});

it('goes with the drafts when another pupil comes or somebody logs out (R14)', () => {
  const { drafts, questions } = keeping();
  questions.keep('ania', 'c1', QUESTION);
  drafts.keepOnly('ola');
  expect(questions.read('ania', 'c1')).toBe(null);
});

it('what is not a question of ours is none', () => {
  const { drafts, questions } = keeping();
  drafts.keep('ania', 'question:c1', '{"prompt":7}');
  expect(questions.read('ania', 'c1')).toBe(null);
});
