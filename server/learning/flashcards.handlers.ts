import { randomInt } from 'node:crypto';
import { classNamed } from '#domain/learning/class-name.rules.ts';
import { ApiFailure, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { lockUser } from '#server/identity/users.repository.ts';
import { flashcardHtml } from '#server/learning/flashcard-html.ts';
import {
  addFlashcard,
  findFlashcard,
  listFlashcards,
  type FlashcardSummary,
} from '#server/learning/flashcards.repository.ts';
import { requirePlan } from '#server/learning/plan-entry.ts';
import { gradeOf } from '#server/tutor/embedded-tutor.ts';
import { conversationTopic } from '#tutoring/flashcards/conversation-topic.ts';
import { makeFlashcard } from '#tutoring/flashcards/flashcard.maker.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

/** Flashcards are made by the tutoring engine: no model is asked, so they are not among its calls (R12). */
export const flashcardHandlers = ({ database, now }: Dependencies) =>
  ({
    'flashcards.analyze': async ({ identity, body, once }) => {
      await requirePlan(database, identity.uid, now());
      const found = conversationTopic(body.conversation, gradeOf(classNamed(body.userClass)));
      const { subject, title } = found ?? { subject: '', title: '' };
      return once(() => Promise.resolve({ suggestedTopic: { summary: title, subject, topicTitle: title } }));
    },

    'flashcards.generate': async ({ identity, body, once }) => {
      const askedAt = now();
      await requirePlan(database, identity.uid, askedAt);
      const { subject, topicTitle, userClass } = body.confirmedTopic;
      const grade = gradeOf(classNamed(userClass));
      const made = makeFlashcard({ subject, topic: topicTitle, grade, seed: randomInt(1, 2 ** 31) });
      if (made === undefined)
        throw new ApiFailure(400, 'no_material', 'topicTitle: there is nothing about it yet', { field: 'topicTitle' });
      const htmlContent = flashcardHtml(made);
      return once(async (transaction) => {
        await lockUser(transaction, identity.uid);
        const id = await addFlashcard(transaction, identity.uid, {
          subject,
          topicTitle,
          htmlContent,
          cards: made.cards,
          createdAt: new Date(askedAt),
        });
        return { id, htmlContent };
      });
    },

    'flashcards.list': async ({ identity, query: { page, pageSize } }) => {
      const { rows, hasNextPage } = await listFlashcards(database, identity.uid, page, pageSize);
      return { flashcards: rows.map(summary), page, hasNextPage };
    },

    'flashcards.find': async ({ identity, params }) => {
      const flashcard = await findFlashcard(database, identity.uid, params.id);
      if (flashcard === null) throw notFound('flashcard_not_found', 'There is no such flashcard.');
      const { htmlContent, cards } = flashcard;
      return { ...summary(flashcard), htmlContent, cards };
    },
  }) satisfies Handlers;

const summary = ({ id, subject, topicTitle, createdAt }: FlashcardSummary) => ({
  id,
  subject,
  topicTitle,
  createdAt: createdAt.toISOString(),
});
