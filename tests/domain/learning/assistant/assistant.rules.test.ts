import { expect, it } from 'vitest';
import {
  historyWithMarks,
  isReadingFiles,
  isSendable,
  questionToKeep,
  questionToSend,
  restoredDraft,
  threadOf,
  turnOf,
  typedAfter,
} from '#domain/learning/assistant/assistant.rules.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';

const picture = (id: string): Attachment => ({
  id,
  fileName: 'zadanie.png',
  contentType: 'image/png',
  size: 3,
  content: 'aW1n',
});

it.each([
  ['', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['a'.repeat(2_000), true],
  ['a'.repeat(2_001), false],
])('a first message of 3 to 2000 characters can be sent (S2 §5.1–5.2, §9.1–9.2): %#', (text, isPossible) => {
  expect(isSendable(text, [])).toBe(isPossible);
});

it.each([
  ['', false],
  [' ', false],
  ['4', true],
  ['36', true],
  ['a'.repeat(2_000), true],
  ['a'.repeat(2_001), false],
])('inside a thread 1 to 2000 characters are an answer (D28): %#', (text, isPossible) => {
  expect(isSendable(text, [{ role: 'assistant', content: 'Ile to jest?' }])).toBe(isPossible);
});

it('names a thread by its conversation, and a new one by its mode', () => {
  expect([
    threadOf({ conversationId: 'c1', mode: 'tutor' }),
    threadOf({ conversationId: null, mode: 'buddy' }),
  ]).toEqual(['c1', 'new-buddy']);
});

it.each([
  ['', true],
  ['ab', true],
  ['a'.repeat(2_000), true],
  ['a'.repeat(2_001), false],
])('with a file, a message may be short and must not be too long (S2 §5.3): %#', (text, isPossible) => {
  expect(isSendable(text, [], 1)).toBe(isPossible);
});

it('repeats the key of a lost question that is sent again unchanged (R10)', () => {
  const lost = { prompt: '2x = 8', attachments: [picture('1')], idempotencyKey: 'first', turnsBefore: 2 };
  const again = (text: string, ...ids: readonly string[]) =>
    questionToSend(lost, text, ids.map(picture), 'second', 2).idempotencyKey;
  expect([
    again(' 2x = 8 ', '1'),
    again('2x = 9', '1'),
    again('2x = 8'),
    again('2x = 8', '2'),
    again('2x = 8', '1', '2'),
  ]).toEqual(['first', 'second', 'second', 'second', 'second']);
  expect(questionToSend(null, ' 2x = 8 ', [], 'second', 4)).toEqual({
    prompt: '2x = 8',
    attachments: [],
    idempotencyKey: 'second',
    turnsBefore: 4,
  });
});

it('loses neither the question nor what was typed since', () => {
  expect([
    restoredDraft('2x = 8', ''),
    restoredDraft('2x = 8', ' '),
    restoredDraft('2x = 8', 'a dalej?'),
    restoredDraft('', 'a dalej?'),
  ]).toEqual(['2x = 8', '2x = 8', '2x = 8\na dalej?', 'a dalej?']);
});

it('marks a message that files went along with, also in the history that the server returns (S2 §3)', () => {
  const sent = turnOf({ prompt: 'Co tu jest?', attachments: [picture('1')], idempotencyKey: 'k', turnsBefore: 0 });
  const plain = turnOf({ prompt: 'Co tu jest?', attachments: [], idempotencyKey: 'k', turnsBefore: 0 });
  const answer = { role: 'assistant', content: 'Trójkąt.' } as const;
  expect([sent, plain]).toEqual([
    { role: 'user', content: 'Co tu jest?', hasAttachments: true },
    { role: 'user', content: 'Co tu jest?' },
  ]);
  expect([
    historyWithMarks([plain, answer], [sent]),
    historyWithMarks([answer, plain], [sent]),
    historyWithMarks([{ ...plain, content: 'A tu?' }, answer], [sent]),
    historyWithMarks([plain, answer], [plain]),
  ]).toEqual([
    [sent, answer],
    [answer, plain],
    [{ ...plain, content: 'A tu?' }, answer],
    [plain, answer],
  ]);
});

const pending = (...attachments: readonly Attachment[]) => ({
  pending: { prompt: '', attachments, idempotencyKey: 'k', turnsBefore: 0 },
});

it('knows that files are being read while the question with them is on its way (S2 §4)', () => {
  expect([isReadingFiles({ pending: null }), isReadingFiles(pending()), isReadingFiles(pending(picture('1')))]).toEqual(
    [false, false, true],
  );
});

it('knows what was typed after the question that a draft begins with', () => {
  expect([
    typedAfter('2x = 8', '2x = 8'),
    typedAfter('2x = 8', '2x = 8\na dalej?'),
    typedAfter('2x = 8', 'a dalej?'),
  ]).toEqual(['', 'a dalej?', 'a dalej?']);
});

it('keeps the question on its way or the lost one, and none that files go along with (R10)', () => {
  const question = { prompt: '2x = 8', attachments: [], idempotencyKey: 'k', turnsBefore: 2 };
  const kept = { prompt: '2x = 8', idempotencyKey: 'k', turnsBefore: 2 };
  expect([
    questionToKeep({ pending: question, lost: null }),
    questionToKeep({ pending: null, lost: question }),
    questionToKeep({ pending: null, lost: null }),
    questionToKeep({ pending: { ...question, attachments: [picture('1')] }, lost: null }),
  ]).toEqual([{ ...kept, isLost: false }, { ...kept, isLost: true }, null, null]);
});
