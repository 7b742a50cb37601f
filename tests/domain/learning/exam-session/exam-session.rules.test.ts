import { assert, integer, nat, option, property, record as shape } from 'fast-check';
import { expect, it } from 'vitest';
import {
  deadlineOf,
  handedIn,
  isOver,
  newRecord,
  resumed,
  timeLeft,
  timeUntilWarning,
  unanswered,
  withAnswer,
} from '#domain/learning/exam-session/exam-session.rules.ts';
import type { ExamRecord } from '#domain/learning/exam-session/exam-session.types.ts';

const HOUR = 3_600_000;
const STARTED: ExamRecord = {
  examId: 'e1',
  startedAt: 1_000,
  duration: HOUR,
  answers: {},
  revision: 1,
  handedInAt: null,
};

it('begins without answers at the moment of the start', () => {
  expect(newRecord({ userId: 'ania', examId: 'e1', duration: HOUR }, 1_000)).toEqual(STARTED);
});

it('has its deadline a duration after its start', () => {
  expect([
    deadlineOf(STARTED),
    timeLeft(STARTED, 1_000),
    timeLeft(STARTED, HOUR),
    timeLeft(STARTED, 2 * HOUR),
    timeUntilWarning(STARTED, 1_000),
    timeUntilWarning(STARTED, HOUR),
  ]).toEqual([HOUR + 1_000, HOUR, 1_000, 0, HOUR - 300_000, 0]);
  expect([isOver(STARTED, HOUR + 999), isOver(STARTED, HOUR + 1_000)]).toEqual([false, true]);
});

it('takes an answer, and another one to the same question', () => {
  const first = withAnswer(STARTED, 'z1', 'A');
  expect([first, withAnswer(first, 'z1', 'B')]).toEqual([
    { ...STARTED, answers: { z1: 'A' }, revision: 2 },
    { ...STARTED, answers: { z1: 'B' }, revision: 3 },
  ]);
});

it('is handed in once, and at the deadline at the latest', () => {
  const early = handedIn(STARTED, 5_000);
  expect([early, handedIn(early, 9_000), handedIn(STARTED, 2 * HOUR).handedInAt]).toEqual([
    { ...STARTED, revision: 2, handedInAt: 5_000 },
    early,
    HOUR + 1_000,
  ]);
});

it('names what is unanswered, so that nobody hands in blank pages unasked', () => {
  const record = withAnswer(withAnswer(STARTED, 'z1', 'A'), 'z2', ' ');
  expect(unanswered(record, ['z1', 'z2', 'z3'])).toEqual(['z2', 'z3']);
});

const DEVICE = withAnswer(STARTED, 'z1', 'B');
const SENT = handedIn(STARTED, 5_000);

it.each<[string, ExamRecord | null, ExamRecord | null, ExamRecord | null, number, boolean]>([
  ['nothing', null, null, null, 0, false],
  ['the server', STARTED, null, STARTED, 1, false],
  ['the device', null, DEVICE, DEVICE, 0, false],
  ['the device, with newer answers', STARTED, DEVICE, DEVICE, 1, false],
  ['the server, with newer answers', DEVICE, STARTED, DEVICE, 2, false],
  [
    'both, and the server’s clock counts',
    STARTED,
    { ...DEVICE, startedAt: 9_000, duration: 2 * HOUR },
    DEVICE,
    1,
    false,
  ],
  ['the server, which has the hand-in', SENT, { ...DEVICE, revision: 9 }, SENT, 2, true],
  ['the device, whose hand-in was never sent', STARTED, SENT, SENT, 1, false],
])('goes on after a reload with what is remembered by %s', (_, server, device, record, savedRevision, isDelivered) => {
  expect(resumed({ at: 7_000, server, device })).toEqual({ record, now: 7_000, savedRevision, isDelivered });
});

it('loses no answer of the newer record, and gives nobody more time than the server does', () => {
  const attempt = shape({
    startedAt: nat(1_000_000),
    revision: integer({ min: 1, max: 50 }),
    handedInAt: option(nat(1_000_000)),
  });
  assert(
    property(attempt, attempt, (left, right) => {
      const [server, device] = [
        { ...STARTED, ...left },
        { ...STARTED, ...right },
      ];
      const { record } = resumed({ at: 0, server, device });
      expect([
        record?.revision === Math.max(left.revision, right.revision) || server.handedInAt !== null,
        record?.startedAt,
      ]).toEqual([true, server.startedAt]);
    }),
  );
});
