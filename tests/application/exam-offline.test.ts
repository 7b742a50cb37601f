import { createActor, SimulatedClock } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { draftExamAttempts } from '#adapters/storage/draft-exam-attempts.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { examSessionLogic } from '#application/learning/exam-session/exam-session.logic.ts';
import type { ExamAttempts } from '#application/ports/exam-attempts.port.ts';
import type { Exams } from '#application/ports/exams.port.ts';
import { mergedAnswers, timeLeft } from '#domain/learning/exam-session/exam-session.rules.ts';
import type { ExamRecord } from '#domain/learning/exam-session/exam-session.types.ts';
import type { Exam } from '#domain/learning/exam.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { memoryStorage } from '../support/memory-storage.ts';

const START = Date.parse('2026-11-24T12:00:00.000Z');
const SECOND = 1_000;
const HOUR = 3_600_000;
const DURATION = 3 * HOUR;
const PUPIL = { userId: 'ania', examId: 'e1' };
const EXAM: Exam = {
  id: 'e1',
  title: 'Matura próbna',
  examType: 'matura',
  subject: 'Matematyka',
  htmlContent: '',
  documentUrl: null,
  sheet: { minutes: 180, parts: [] },
};

let time: SimulatedClock;
let isOnline: boolean;
/** What the server keeps: of each task the last answer, and the start that came first. */
let kept: ExamRecord | null;
let storage: Map<string, string>;
beforeEach(() => {
  time = new SimulatedClock();
  isOnline = true;
  kept = null;
  storage = new Map();
});

const overNetwork = async <Answer>(answer: () => Answer): Promise<Answer> => {
  if (!isOnline) throw new Failure('network/offline');
  return answer();
};

const unused = () => Promise.reject(new Error('Nobody asks for this here.'));
const exams: Exams = { make: unused, find: () => overNetwork(() => EXAM) };
const save = (record: ExamRecord) =>
  overNetwork(() => {
    kept = { ...(kept ?? record), answers: mergedAnswers(kept?.answers ?? {}, record.answers) };
  });
const attempts: ExamAttempts = {
  find: () => overNetwork(() => kept),
  save,
  handIn: save,
  review: unused,
  mark: unused,
};

const now = () => START + time.now();

/** A page of the exam, with what the device keeps; another one is another tab, or the same after the battery was empty. */
const openPage = async () => {
  const device = memoryStorage(storage);
  const memory = draftExamAttempts(localStorageDrafts(safeStorage(() => device)));
  const page = createActor(examSessionLogic(exams, attempts, memory, { now }), { input: PUPIL, clock: time });
  page.on('attempt.changed', ({ userId, record, exam }) => memory.keep(userId, { record, exam }));
  page.start();
  await settled();
  return {
    page,
    answer: (taskId: string, answer: string) => page.send({ type: 'pupil.answered', taskId, answer, at: now() }),
    answers: () =>
      Object.fromEntries(
        Object.entries(page.getSnapshot().context.record?.answers ?? {}).map(([id, { text }]) => [id, text]),
      ),
    left: () => {
      const { record } = page.getSnapshot().context;
      return record === null ? null : timeLeft(record, now());
    },
  };
};

/** Everything that was asked has been answered. */
const settled = () => new Promise(setImmediate);

const pass = async (ms: number) => {
  time.increment(ms);
  await settled();
};

it('an hour offline, an empty battery and a second tab cost no answer and not a second (D18, D52)', async () => {
  const first = await openPage();
  first.page.send({ type: 'pupil.started', at: now(), duration: DURATION, withoutListening: false });
  first.answer('z1', 'A');
  await pass(2 * SECOND);
  expect(Object.keys(kept?.answers ?? {})).toEqual(['z1']);

  isOnline = false;
  first.answer('z2', 'B');
  await pass(HOUR - 2 * SECOND);
  first.page.stop();
  const afterwards = await openPage();
  expect([afterwards.page.getSnapshot().matches('underway'), afterwards.answers(), afterwards.left()]).toEqual([
    true,
    { z1: 'A', z2: 'B' },
    DURATION - HOUR,
  ]);

  const other = await openPage();
  other.answer('z3', 'C');
  await pass(10 * SECOND);
  afterwards.answer('z1', 'D');
  await pass(2 * SECOND);
  expect(Object.keys(kept?.answers ?? {})).toEqual(['z1']);

  isOnline = true;
  other.page.send({ type: 'network.returned' });
  afterwards.page.send({ type: 'network.returned' });
  await pass(2 * SECOND);
  const onServer = Object.fromEntries(Object.entries(kept?.answers ?? {}).map(([id, { text }]) => [id, text]));
  expect([onServer, afterwards.left(), other.left()]).toEqual([
    { z1: 'D', z2: 'B', z3: 'C' },
    DURATION - HOUR - 14 * SECOND,
    DURATION - HOUR - 14 * SECOND,
  ]);
});

it('an exam whose time ran out on a device without a battery is handed in as it was, at its deadline', async () => {
  const first = await openPage();
  first.page.send({ type: 'pupil.started', at: now(), duration: DURATION, withoutListening: false });
  isOnline = false;
  first.answer('z1', 'A');
  first.page.stop();
  await pass(DURATION + HOUR);
  const later = await openPage();
  expect(later.page.getSnapshot().value).toBe('unsent');
  isOnline = true;
  later.page.send({ type: 'network.returned' });
  await settled();
  expect([kept?.answers, later.page.getSnapshot().context.record?.handedInAt]).toEqual([
    { z1: { text: 'A', writtenAfter: 0 } },
    START + DURATION,
  ]);
});
