import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { Turn } from '#domain/learning/conversation.types.ts';
import {
  canBeAnalysed,
  canMakeFlashcard,
  isBegun,
  isFormComplete,
  orderOf,
  suggestedForm,
} from '#domain/learning/flashcard-generation/flashcard-generation.rules.ts';
import { toldOf } from '#domain/learning/learning-failure.rules.ts';
import { keyed } from '#domain/shared/idempotency.rules.ts';

const ASK: Turn = { role: 'user', content: 'Ile to 2 + 2?' };
const ANSWER: Turn = { role: 'assistant', content: 'Policz.' };

it('needs two messages (S2 §5.9)', () => {
  expect([[], [ASK], [ASK, ANSWER]].map(canBeAnalysed)).toEqual([false, false, true]);
});

it('offers the button from two replies of the assistant on (S2 §5.10)', () => {
  expect(
    [
      [ASK, ANSWER],
      [ASK, ASK, ANSWER],
      [ASK, ANSWER, ASK, ANSWER],
    ].map(canMakeFlashcard),
  ).toEqual([false, false, true]);
});

it.each([
  ['', 'Twierdzenie', false],
  ['  ', 'Twierdzenie', false],
  ['Matematyka', '', false],
  ['Matematyka', '  ', false],
  ['M', 'T', true],
  ['m'.repeat(100), 't'.repeat(200), true],
  ['m'.repeat(101), 't', false],
  ['m', 't'.repeat(201), false],
])(
  'needs a subject of at most 100 characters and a topic of at most 200 (S1 §5.41–5.44, S2 §5.12–5.13, §5.15–5.16, §9.19–9.20): %#',
  (subject, topic, isComplete) => {
    expect(isFormComplete({ subject, topic })).toBe(isComplete);
  },
);

it('fills the form with what the analysis suggests; the topic is its summary (S2 §4.31)', () => {
  expect([
    suggestedForm({ summary: ' Twierdzenie Pitagorasa ', subject: ' Matematyka ', topicTitle: 'Trójkąty' }),
    suggestedForm({ summary: ' ', subject: '', topicTitle: 'Trójkąty' }),
  ]).toEqual([
    { subject: 'Matematyka', topic: 'Twierdzenie Pitagorasa' },
    { subject: '', topic: 'Trójkąty' },
  ]);
});

it('never suggests more than fits', () => {
  assert(
    property(
      string({ maxLength: 400 }),
      string({ maxLength: 400 }),
      string({ maxLength: 400 }),
      (summary, subject, topicTitle) => {
        const form = suggestedForm({ summary, subject, topicTitle });
        expect([form.subject.length <= 100, form.topic.length <= 200]).toEqual([true, true]);
      },
    ),
  );
});

it('orders without the white space around', () => {
  expect(orderOf({ form: { subject: ' Matematyka ', topic: ' Trójkąty\n' }, userClass: 'Klasa 7' })).toEqual({
    subject: 'Matematyka',
    topic: 'Trójkąty',
    userClass: 'Klasa 7',
  });
});

const left = (subject: string, topic: string, conversation: readonly Turn[] | null) => ({
  form: { subject, topic },
  conversation,
});

it('knows a form that was begun for a conversation', () => {
  expect([
    isBegun(left('M', '', [ASK, ANSWER]), [ASK, ANSWER]),
    isBegun(left('', 'T', null), null),
    isBegun(left('', '', [ASK, ANSWER]), [ASK, ANSWER]),
    isBegun(left('M', 'T', [ASK, ANSWER]), [ASK, ANSWER, ASK]),
    isBegun(left('M', 'T', [ASK, ANSWER]), [ASK, ASK]),
    isBegun(left('M', 'T', null), [ASK, ANSWER]),
  ]).toEqual([true, true, false, false, false, false]);
});

it('tells a pupil what they can do something about, and of all else what did not succeed (S2 §8.11)', () => {
  const causes = [
    'network/offline',
    'session/expired',
    'request/too-many',
    'assistant/no-access',
    'assistant/guardian-missing',
    'network/timeout',
    'server/unavailable',
    'unexpected',
  ] as const;
  expect(causes.map((cause) => toldOf(cause, 'flashcard/not-generated'))).toEqual([
    'network/offline',
    'session/expired',
    'request/too-many',
    'assistant/no-access',
    'assistant/guardian-missing',
    'flashcard/not-generated',
    'flashcard/not-generated',
    'flashcard/not-generated',
  ]);
});

it('repeats the key of a lost order that is sent again unchanged (R10)', () => {
  const lost = keyed(null, { subject: 'M' }, 'k1');
  expect([lost, keyed(lost, { subject: 'M' }, 'k2'), keyed(lost, { subject: 'P' }, 'k2')]).toEqual([
    { order: { subject: 'M' }, idempotencyKey: 'k1' },
    { order: { subject: 'M' }, idempotencyKey: 'k1' },
    { order: { subject: 'P' }, idempotencyKey: 'k2' },
  ]);
});
