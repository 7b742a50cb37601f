import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
