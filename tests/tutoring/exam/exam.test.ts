import { describe, expect, it } from 'vitest';
import type { ExamSubject, ExamType } from '#domain/learning/exam-type.rules.ts';
import { recordingsOf } from '#domain/learning/exam-sheet.rules.ts';
import { EXAM_SUBJECTS } from '#domain/learning/exam-type.rules.ts';
import { makeExam } from '#tutoring/exam/exam.maker.ts';
import type { MadeExam } from '#tutoring/exam/exam-order.types.ts';
import { examReview } from '#tutoring/exam/exam-review.rules.ts';
import { solves } from '#tutoring/families/attempt.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';

/** Of the rules of 2025 and 2026: minutes and points. */
const FACTS: Readonly<Record<ExamType, Partial<Record<ExamSubject, readonly [number, number]>>>> = {
  egzamin_osmoklasisty: { mathematics: [125, 30], polish: [150, 45], english: [110, 55], german: [110, 55] },
  matura: { mathematics: [180, 50], polish: [240, 60], english: [120, 60] },
};
/** Sheets of each exam; `RUNS` of them take longer. */
const RUNS = Number(process.env['RUNS'] ?? 8);
const SEEDS = Array.from({ length: RUNS }, (_, place) => 7919 * (place + 1));

const EXAMS = (Object.keys(EXAM_SUBJECTS) as ExamType[]).flatMap((type) =>
  EXAM_SUBJECTS[type].map((subject) => ({ type, subject })),
);

const made = (type: ExamType, subject: ExamSubject, seed: number): MadeExam => {
  const exam = makeExam({ type, subject, seed });
  if (exam === undefined) throw new Error('There is no exam.');
  return exam;
};

const tasksOf = ({ sheet }: MadeExam) => sheet.parts.flatMap(({ tasks }) => tasks);

describe.each(EXAMS)('the sheets of $type, $subject', ({ type, subject }) => {
  const exams = SEEDS.map((seed) => made(type, subject, seed));

  it('have the time and the points of the real ones', () => {
    const facts = exams.map((exam) => [exam.sheet.minutes, tasksOf(exam).reduce((sum, { points }) => sum + points, 0)]);
    expect(facts).toEqual(SEEDS.map(() => FACTS[type][subject]));
  });

  it('number their tasks from 1, and ask nothing twice', () => {
    for (const exam of exams) {
      const tasks = tasksOf(exam);
      expect([
        tasks.map(({ number }) => number),
        new Set(tasks.map(({ text, options }) => JSON.stringify([text, options.toSorted()]))).size,
      ]).toEqual([tasks.map((_, place) => place + 1), tasks.length]);
    }
  });

  it('have a key for each task: one of its options, or criteria that add up to its points', () => {
    for (const exam of exams)
      expect(
        tasksOf(exam).map((task, place) => {
          const key = exam.keys[place];
          if (key?.taskId !== task.id) return 'no key';
          if (task.options.length > 0) {
            const isOne = task.options.filter((option) => option === key.answer).length === 1;
            return isOne && task.options.length >= 3 && key.criteria.length === 0 ? task.points : 'options';
          }
          return key.criteria.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)), 0);
        }),
      ).toEqual(tasksOf(exam).map(({ points }) => points));
  });

  it('are others for another seed, and the same for the same', () => {
    expect(new Set(exams.map((exam) => JSON.stringify(exam))).size).toBe(SEEDS.length);
    expect(made(type, subject, SEEDS[0] ?? 1)).toEqual(exams[0]);
  });
});

describe.each([
  ['egzamin_osmoklasisty', 21],
  ['matura', 34],
] as const)('mathematics: %s', (type, count) => {
  it('has as many tasks as real sheets, and what the engine solves is solved by the key', () => {
    for (const seed of SEEDS) {
      const exam = made(type, 'mathematics', seed);
      const tasks = tasksOf(exam);
      expect(tasks).toHaveLength(count);
      for (const { id, text, options } of tasks) {
        const found = taskIn(text, undefined);
        if (found.kind !== 'task' || options.length === 0) continue;
        const key = exam.keys.find(({ taskId }) => taskId === id)?.answer ?? '';
        const solving = options.filter((option) => solves(option, found.worked));
        expect([text, solving.filter((option) => option !== key)]).toEqual([text, []]);
      }
    }
  });
});

it.each(['matura', 'egzamin_osmoklasisty'] as const)('no sheet of mathematics asks the same kind twice: %s', (type) => {
  for (const seed of SEEDS) {
    const kinds = tasksOf(made(type, 'mathematics', seed)).map(
      ({ id, text }) =>
        `${id.replace(/(?:-\d+)+-(?:open|multiple_choice)$/, '')}: ${text.replaceAll(/\$[^$]*\$|\d+/g, '')}`,
    );
    expect(kinds.filter((kind, place) => kinds.indexOf(kind) !== place)).toEqual([]);
  }
});

const pointsOf = (
  exam: MadeExam,
  answers: Readonly<Record<string, string>>,
  given: Readonly<Record<string, number>>,
) => {
  const { points, maxPoints, tasks: marked } = examReview(exam, answers, given);
  return [points, maxPoints, marked.filter((task) => task.points === null).length];
};

describe('a marked exam (D52)', () => {
  const exam = made('egzamin_osmoklasisty', 'mathematics', 7);
  const tasks = tasksOf(exam);
  const keyOf = (id: string) => exam.keys.find(({ taskId }) => taskId === id)?.answer ?? '';
  const closed = tasks.filter(({ options }) => options.length > 0);
  const open = tasks.filter(({ options }) => options.length === 0);
  const allRight = Object.fromEntries(closed.map(({ id }) => [id, keyOf(id)]));

  it('has all points for what is right, and waits for the pupil where words are', () => {
    const words = Object.fromEntries(open.map(({ id }) => [id, 'x = 4']));
    const marks = Object.fromEntries(open.map(({ id, points }) => [id, points]));
    expect([
      pointsOf(exam, {}, {}),
      pointsOf(exam, allRight, {}),
      pointsOf(exam, { ...allRight, ...words }, {}),
      pointsOf(exam, { ...allRight, ...words }, marks),
      pointsOf(exam, allRight, marks),
    ]).toEqual([
      [0, 30, 0],
      [15, 30, 0],
      [15, 30, 6],
      [30, 30, 0],
      [15, 30, 0],
    ]);
  });

  it('gives nothing for another option, and says what was mixed up', () => {
    const [task] = closed;
    const wrong = task?.options.find((option) => option !== keyOf(task.id)) ?? '';
    const [result] = examReview(exam, { [task?.id ?? '']: wrong }, {}).tasks;
    expect([result?.points, result?.answer, result?.rightAnswer]).toEqual([0, wrong, keyOf(task?.id ?? '')]);
  });
});

it('makes no sheet of a subject that the exam has not', () => {
  expect(makeExam({ type: 'matura', subject: 'german', seed: 1 })).toBeUndefined();
});

const isListening = (title: string): boolean => title === 'Rozumienie ze słuchu';
const isReading = (title: string): boolean => title === 'Rozumienie tekstu';
const isWriting = (title: string): boolean => title.startsWith('Wypowiedź pisemna');

describe('an exam of a language (D52)', () => {
  it.each([
    ['matura', 'english', [15, 20, 13, 12], ['en', 'en', 'en']],
    ['egzamin_osmoklasisty', 'english', [14, 15, 16, 10], ['en', 'en', 'en']],
    ['egzamin_osmoklasisty', 'german', [14, 12, 19, 10], ['de', 'de', 'de']],
    ['matura', 'polish', [0, 10, 15, 35], []],
    ['egzamin_osmoklasisty', 'polish', [0, 10, 15, 20], []],
  ] as const)(
    '%s, %s gives %j for listening, reading, language and writing, and begins with what is heard (D66)',
    (type, subject, points, heard) => {
      const { sheet } = made(type, subject, 5);
      const pointsOfParts = (isMeant: (title: string) => boolean): number =>
        sheet.parts
          .filter(({ title }) => isMeant(title))
          .flatMap(({ tasks }) => tasks)
          .reduce((sum, task) => sum + task.points, 0);
      expect([
        pointsOfParts(isListening),
        pointsOfParts(isReading),
        pointsOfParts((title) => !isListening(title) && !isReading(title) && !isWriting(title)),
        pointsOfParts(isWriting),
        sheet.parts.slice(0, heard.length).map(({ recording }) => recording?.language),
        recordingsOf(sheet).length,
      ]).toEqual([...points, heard, heard.length]);
    },
  );

  it('lets choose among speakers in the order in which they are heard', () => {
    const speakers = SEEDS.flatMap((seed) => made('matura', 'english', seed).sheet.parts)
      .filter(({ recording }) => recording?.lines.some(({ speaker }) => speaker === 'Speaker 4') === true)
      .flatMap(({ tasks }) => tasks.map(({ options }) => options.join()));
    expect(new Set(speakers)).toEqual(new Set(['Speaker 1,Speaker 2,Speaker 3,Speaker 4']));
  });
});
