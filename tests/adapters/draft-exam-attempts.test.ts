import { expect, it } from 'vitest';
import { draftExamAttempts } from '#adapters/storage/draft-exam-attempts.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { newRecord, withAnswer } from '#domain/learning/exam-session/exam-session.rules.ts';
import type { TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import { memoryStorage } from '../support/memory-storage.ts';

const TASK = { id: 'z1', number: 1, points: 1, text: 'Ile?', options: ['1', '2', '3'], leastWords: null };
const EXAM: TimedExam = {
  title: 'Arkusz',
  examType: 'matura',
  sheet: {
    minutes: 180,
    parts: [
      { title: 'Zadania zamknięte', text: '', recording: null, tasks: [TASK] },
      {
        title: 'Rozumienie ze słuchu',
        text: '',
        recording: { id: 'r1', language: 'en', lines: [{ speaker: 'Kate', text: 'Hi!' }] },
        tasks: [],
      },
    ],
  },
};
const BEGUN = newRecord('e1', 1_000, 60_000);

const keeping = () => {
  const storage = memoryStorage(new Map());
  const drafts = localStorageDrafts(safeStorage(() => storage));
  return { drafts, attempts: draftExamAttempts(drafts) };
};

it('an attempt is kept by user and exam, with the sheet, until it is forgotten', () => {
  const { attempts } = keeping();
  attempts.keep('ania', { exam: EXAM, record: BEGUN });
  expect([attempts.read('ania', 'e1'), attempts.read('ania', 'e2'), attempts.read('ola', 'e1')]).toEqual([
    { exam: EXAM, record: BEGUN },
    null,
    null,
  ]);
  attempts.forget('ania', 'e1');
  expect(attempts.read('ania', 'e1')).toBeNull();
});

it('what was kept before sheets had anything to be heard is read as one without', () => {
  const { drafts, attempts } = keeping();
  const [part] = EXAM.sheet.parts;
  const kept = { exam: { ...EXAM, sheet: { minutes: 180, parts: [part] } }, record: BEGUN };
  const before = JSON.stringify(kept).replace('"recording":null,', '').replace('"withoutListening":false,', '');
  drafts.keep('ania', 'exam:e1', before);
  expect([before.includes('Listening'), before.includes('recording'), attempts.read('ania', 'e1')]).toEqual([
    false,
    false,
    kept,
  ]);
});

it('of two pages that write one exam, each task keeps its last answer', () => {
  const { attempts } = keeping();
  const [one, other] = [withAnswer(BEGUN, 'z1', '2', 3_000), withAnswer(BEGUN, 'z2', 'x = 4', 2_000)];
  attempts.keep('ania', { exam: EXAM, record: one });
  attempts.keep('ania', { exam: EXAM, record: withAnswer(other, 'z1', '1', 2_500) });
  expect(attempts.read('ania', 'e1')?.record.answers).toEqual({
    z1: { text: '2', writtenAfter: 2_000 },
    z2: { text: 'x = 4', writtenAfter: 1_000 },
  });
});

it('what is no attempt is none, and goes with the drafts (R14)', () => {
  const { drafts, attempts } = keeping();
  drafts.keep('ania', 'exam:e1', '{"record":{}}');
  expect(attempts.read('ania', 'e1')).toBeNull();
  attempts.keep('ania', { exam: EXAM, record: BEGUN });
  drafts.clear();
  expect(attempts.read('ania', 'e1')).toBeNull();
});
