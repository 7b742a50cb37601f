import { assert, constantFrom, dictionary, nat, property, record as shape } from 'fast-check';
import { expect, it } from 'vitest';
import {
  MATURA_PASS_LINE,
  deadlineOf,
  handedIn,
  isOver,
  mergedAnswers,
  newRecord,
  ownMarks,
  percentOf,
  playsOf,
  resumed,
  silentExam,
  timeLeft,
  timeUntilWarning,
  unanswered,
  withAnswer,
} from '#domain/learning/exam-session/exam-session.rules.ts';
import { heardLanguage, pointsOf } from '#domain/learning/exam-sheet.rules.ts';
import type { ExamRecord, TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';

const HOUR = 3_600_000;
const STARTED: ExamRecord = {
  examId: 'e1',
  startedAt: 1_000,
  duration: HOUR,
  withoutListening: false,
  answers: {},
  revision: 1,
  handedInAt: null,
};

it('begins without answers at the moment of the start', () => {
  expect(newRecord('e1', 1_000, HOUR)).toEqual(STARTED);
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

const toChoose = (id: string, number: number) => ({
  id,
  number,
  points: 1,
  text: '',
  options: ['A', 'B', 'C'],
  leastWords: null,
});
const HEARD: TimedExam = {
  title: 'Arkusz',
  examType: 'matura',
  sheet: {
    minutes: 120,
    parts: [
      {
        title: 'Rozumienie ze słuchu',
        text: '',
        recording: { id: 'r1', language: 'en', lines: [{ speaker: '', text: 'Text one.' }] },
        tasks: [toChoose('s1', 1), toChoose('s2', 2)],
      },
      { title: 'Rozumienie tekstu', text: '', recording: null, tasks: [toChoose('t1', 3), toChoose('t2', 4)] },
    ],
  },
};

it('asks nothing that is heard of whom nothing can be read aloud, and numbers the rest anew (D66)', () => {
  const rest = { title: 'Rozumienie tekstu', text: '', recording: null, tasks: [toChoose('t1', 1), toChoose('t2', 2)] };
  expect([silentExam(HEARD), pointsOf(HEARD.sheet), heardLanguage(HEARD.sheet)]).toEqual([
    { ...HEARD, sheet: { minutes: 120, parts: [rest] } },
    4,
    'en',
  ]);
  expect([silentExam(silentExam(HEARD)), heardLanguage(silentExam(HEARD).sheet)]).toEqual([silentExam(HEARD), null]);
});

it('asks after a reload what the server asks, or what was left out on this device before it heard of it', () => {
  const silent = newRecord('e1', 1_000, HOUR, true);
  const found = { at: 2_000, exam: HEARD };
  expect([
    resumed({ ...found, server: null, device: silent }).exam,
    resumed({ ...found, server: STARTED, device: silent }).exam,
    resumed({ ...found, server: null, device: STARTED }).exam,
    resumed({ ...found, server: null, device: null }).exam,
  ]).toEqual([silentExam(HEARD), HEARD, HEARD, HEARD]);
});

it('knows how often a recording was played', () => {
  const { answers } = withAnswer(STARTED, 'r1', '2', 4_000);
  expect([playsOf(answers, 'r1'), playsOf(answers, 'r2')]).toEqual([2, 0]);
});

it('takes an answer, and another one to the same task', () => {
  const first = withAnswer(STARTED, 'z1', 'A', 4_000);
  expect([first, withAnswer(first, 'z1', 'B', 6_000)]).toEqual([
    { ...STARTED, answers: { z1: { text: 'A', writtenAfter: 3_000 } }, revision: 2 },
    { ...STARTED, answers: { z1: { text: 'B', writtenAfter: 5_000 } }, revision: 3 },
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
  const record = withAnswer(withAnswer(STARTED, 'z1', 'A', 2_000), 'z2', ' ', 3_000);
  expect(unanswered(record, ['z1', 'z2', 'z3'])).toEqual(['z2', 'z3']);
});

const EXAM: TimedExam = { title: 'Arkusz', examType: 'matura', sheet: { minutes: 60, parts: [] } };
const DEVICE = withAnswer(STARTED, 'z1', 'B', 5_000);
const OTHER = withAnswer(STARTED, 'z2', 'C', 4_000);
const SENT = handedIn(STARTED, 5_000);

it.each<[string, ExamRecord | null, ExamRecord | null, ExamRecord | null, number, boolean]>([
  ['nothing', null, null, null, 0, false],
  ['the server', STARTED, null, STARTED, 1, false],
  ['the device', null, DEVICE, DEVICE, 0, false],
  ['the device, with newer answers', STARTED, DEVICE, DEVICE, 0, false],
  ['the server, with newer answers', DEVICE, STARTED, { ...STARTED, answers: DEVICE.answers }, 1, false],
  [
    'both, each with another answer',
    OTHER,
    DEVICE,
    { ...DEVICE, answers: { ...OTHER.answers, ...DEVICE.answers } },
    0,
    false,
  ],
  [
    'both, and the server’s clock counts',
    STARTED,
    { ...DEVICE, startedAt: 9_000, duration: 2 * HOUR },
    DEVICE,
    0,
    false,
  ],
  ['the server, which has the hand-in', SENT, { ...DEVICE, revision: 9 }, SENT, 2, true],
  ['the device, whose hand-in was never sent', STARTED, SENT, SENT, 2, false],
])('goes on after a reload with what is remembered by %s', (_, server, device, record, savedRevision, isDelivered) => {
  expect(resumed({ at: 7_000, exam: EXAM, server, device })).toEqual({
    exam: EXAM,
    record,
    now: 7_000,
    savedRevision,
    isDelivered,
  });
});

const ANSWERS = dictionary(
  constantFrom('z1', 'z2', 'z3'),
  shape({ text: constantFrom('A', 'B', 'C', ''), writtenAfter: nat(9) }),
);

it('keeps of each task the answer that was written last, in whichever order they come', () => {
  assert(
    property(ANSWERS, ANSWERS, (left, right) => {
      const merged = mergedAnswers(left, right);
      const latest = (taskId: string) => Math.max(left[taskId]?.writtenAfter ?? -1, right[taskId]?.writtenAfter ?? -1);
      const times = (answers: typeof merged) =>
        Object.fromEntries(Object.entries(answers).map(([taskId, { writtenAfter }]) => [taskId, writtenAfter]));
      const expected = Object.fromEntries(Object.keys({ ...left, ...right }).map((taskId) => [taskId, latest(taskId)]));
      expect([times(merged), times(mergedAnswers(right, left)), mergedAnswers(merged, right)]).toEqual([
        expected,
        expected,
        merged,
      ]);
    }),
  );
});

it('gives nobody more time after a reload than the server does, and loses no answer', () => {
  const attempt = shape({ startedAt: nat(1_000_000), answers: ANSWERS });
  assert(
    property(attempt, attempt, (left, right) => {
      const { record } = resumed({
        at: 0,
        exam: EXAM,
        server: { ...STARTED, ...left },
        device: { ...STARTED, ...right },
      });
      expect([record?.startedAt, record?.answers]).toEqual([
        left.startedAt,
        mergedAnswers(left.answers, right.answers),
      ]);
    }),
  );
});

it('knows which points the pupil gave, and not those of the key', () => {
  const task = { answer: 'A', maxPoints: 2, rightAnswer: 'A', explanation: '', topic: 'Ułamki' };
  const criteria = [{ name: 'Rozwiązanie', levels: [{ points: 2, says: 'Wszystko jest dobrze.' }] }];
  expect(
    ownMarks({
      points: 3,
      maxPoints: 6,
      tasks: [
        { ...task, taskId: 'z1', points: 2, criteria: [] },
        { ...task, taskId: 'z2', points: 1, criteria },
        { ...task, taskId: 'z3', points: null, criteria },
      ],
    }),
  ).toEqual({ z2: 1 });
});

it('rounds 2 of 30 points to 7 %, and does not pass 13 of 44, which are 29.5 %', () => {
  expect([percentOf(2, 30), percentOf(15, 50), percentOf(13, 44), percentOf(44, 44), percentOf(0, 0)]).toEqual([
    7,
    MATURA_PASS_LINE,
    29,
    100,
    0,
  ]);
});
