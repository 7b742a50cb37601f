import { randomUUID } from 'node:crypto';
import type { ExamSheet, TaskKey } from '#domain/learning/exam-sheet.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { cards } from '#server/database/schema/cards.tables.ts';
import { conversations, examAttempts, exams, flashcards, quizzes } from '#server/database/schema/learning.tables.ts';
import { unreviewed } from '#server/learning/cards/card-memory.rules.ts';
import { appendTurns } from '#server/learning/conversations.repository.ts';
import type { StoredQuestion } from '#server/learning/quizzes.repository.ts';

/** What is made for a pupil and kept, of each kind one, a card of the pupil's own, and of exams one that goes on and one that was handed in. */
export const DOCUMENTS = ['quiz', 'flashcard', 'exam', 'handedInExam', 'card'] as const;

export type DocumentIds = Readonly<Record<(typeof DOCUMENTS)[number], string>>;

const MINUTES = 125;
const HOUR = 3_600_000;

const QUESTIONS: readonly StoredQuestion[] = [
  {
    id: 'task-1',
    type: 'multiple_choice',
    question: '2 + 2',
    options: ['3', '4'],
    correct_answer: '4',
    explanation: '2 + 2 = 4',
  },
];

/** A task to choose in, and one that its pupil marks. */
const SHEET: ExamSheet = {
  minutes: MINUTES,
  parts: [
    {
      title: '',
      text: '',
      recording: null,
      tasks: [
        { id: 'task-1', number: 1, points: 1, text: '2 + 2', options: ['3', '4'], leastWords: null },
        { id: 'task-16', number: 2, points: 2, text: '2x = 8', options: [], leastWords: null },
      ],
    },
  ],
};

const KEYS: readonly TaskKey[] = [
  { taskId: 'task-1', topic: '', answer: '4', explanation: '', criteria: [] },
  { taskId: 'task-16', topic: '', answer: 'x = 4', explanation: '', criteria: [] },
];

/** They go with their owner. */
export const seedDocuments = async (
  transaction: Database,
  userId: string,
  ids: DocumentIds,
  now: number,
): Promise<void> => {
  const createdAt = new Date(now - HOUR);
  await transaction.insert(quizzes).values({
    id: ids.quiz,
    userId,
    title: '2 + 2',
    subject: 'Matematyka',
    topic: null,
    classLevel: 'Klasa 7',
    difficulty: 'easy',
    questionTypes: ['multiple_choice'],
    questionCount: QUESTIONS.length,
    questions: JSON.stringify(QUESTIONS),
    createdAt,
  });
  await transaction.insert(flashcards).values({
    id: ids.flashcard,
    userId,
    subject: 'Matematyka',
    topicTitle: '2 + 2',
    htmlContent: '<p>2 + 2 = 4</p>',
    createdAt,
  });
  const sides = { userId, position: 0, front: '2 + 2', back: '4', createdAt, ...unreviewed(createdAt) };
  await transaction.insert(cards).values([
    { ...sides, id: randomUUID(), flashcardId: ids.flashcard },
    { ...sides, id: ids.card, flashcardId: null },
  ]);
  await transaction.insert(exams).values(
    [ids.exam, ids.handedInExam].map((id) => ({
      id,
      userId,
      title: '2 + 2',
      examType: 'egzamin_osmoklasisty' as const,
      subject: 'Matematyka',
      htmlContent: '<p>2 + 2</p>',
      sheet: JSON.stringify(SHEET),
      keys: JSON.stringify(KEYS),
      createdAt,
    })),
  );
  await transaction.insert(examAttempts).values({
    examId: ids.handedInExam,
    startedAt: createdAt,
    duration: MINUTES * 60_000,
    answers: JSON.stringify({ 'task-1': { text: '4', writtenAfter: 60_000 } }),
    handedInAt: new Date(now),
    marks: JSON.stringify({}),
  });
};

export const seedConversation = async (
  transaction: Database,
  userId: string,
  id: string,
  mode: 'tutor' | 'buddy',
  now: number,
): Promise<void> => {
  await transaction
    .insert(conversations)
    .values({ id, userId, mode, title: '2 + 2', messageCount: 0, createdAt: new Date(now) });
  const turns = [
    { role: 'user', content: '2 + 2', pointsUsed: 0 },
    { role: 'assistant', content: '4', pointsUsed: 0 },
  ] as const;
  await appendTurns(transaction, id, turns, now);
};
