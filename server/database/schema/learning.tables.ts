import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';
import { instant } from '#server/database/schema/instant.column.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    mode: text('mode', { enum: ['tutor', 'buddy'] }).notNull(),
    title: text('title').notNull(),
    messageCount: integer('message_count').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('conversations_newest').on(
      table.userId,
      table.mode,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Turns of a conversation; positions count from 0 without gaps. */
export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    pointsUsed: integer('points_used').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.position] })],
);

/** What pupils thought of answers; another word about the same answer takes the place of the first. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    verdict: text('verdict', { enum: ['oui', 'non'] }).notNull(),
    rating: integer('rating'),
    comment: text('comment').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.position] }),
    foreignKey({
      columns: [table.conversationId, table.position],
      foreignColumns: [messages.conversationId, messages.position],
    }).onDelete('cascade'),
  ],
);

/** Quizzes that were made for their owners, with their keys. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    topic: text('topic'),
    classLevel: text('class_level').notNull(),
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    questionTypes: text('question_types', { enum: ['multiple_choice', 'true_false'] })
      .array()
      .notNull(),
    questionCount: integer('question_count').notNull(),
    /** JSON text, as the answers that are kept (`api.tables.ts`). */
    questions: text('questions').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('quizzes_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** What pupils answered in the chats about their quizzes, each time anew. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    /** Of the question in its quiz, from 0; null where a mistake was answered once more in practice. */
    place: integer('place'),
    /** Null for a question that was passed over. */
    chosen: text('chosen'),
    isRight: boolean('is_right').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    index('quiz_answers_newest').on(table.userId, table.answeredAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('quiz_answers_of_quiz').on(table.quizId),
  ],
);

/** Flashcards that were made for their owners. */
export const flashcards = pgTable(
  'flashcards',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    subject: text('subject').notNull(),
    topicTitle: text('topic_title').notNull(),
    /** Sanitised (R7). */
    htmlContent: text('html_content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('flashcards_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Practice exams that were made for their owners, with their keys. */
export const exams = pgTable(
  'exams',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    title: text('title').notNull(),
    examType: text('exam_type', { enum: ['matura', 'egzamin_osmoklasisty'] }).notNull(),
    subject: text('subject').notNull(),
    /** Sanitised (R7). */
    htmlContent: text('html_content').notNull(),
    /** JSON text: the tasks. */
    sheet: text('sheet').notNull(),
    /** JSON text: what they are marked by. */
    keys: text('keys').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('exams_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** How far their owners have come with them: one attempt at each. */
export const examAttempts = pgTable('exam_attempts', {
  examId: uuid('exam_id')
    .primaryKey()
    .references(() => exams.id, { onDelete: 'cascade' }),
  startedAt: instant('started_at').notNull(),
  /** Milliseconds, with additional time. */
  duration: integer('duration').notNull(),
  /** JSON text: of each task what was written, and when. */
  answers: text('answers').notNull(),
  handedInAt: instant('handed_in_at'),
  /** JSON text: the points that the pupil gave. */
  marks: text('marks').notNull(),
});

/** Errors that pupils found in questions of their quizzes and exams. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: ['exam', 'quiz'] }).notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    questionId: text('question_id').notNull(),
    comment: text('comment').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [index('question_reports_of_user').on(table.userId, table.reportedAt)],
);
