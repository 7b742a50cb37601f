import { notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { conversationNotFound } from '#server/learning/conversations.handlers.ts';
import { feedbackIn, keepFeedback } from '#server/learning/feedback.repository.ts';
import type { Rating } from '#domain/learning/feedback/feedback.types.ts';

export const feedbackHandlers = ({ database, now }: { readonly database: Database; readonly now: () => number }) =>
  ({
    'feedback.list': async ({ identity, params }) => {
      const rows = await feedbackIn(database, identity.uid, params.id);
      if (rows === null) throw conversationNotFound();
      return {
        feedback: rows.map(({ position, verdict, rating, comment }) => ({
          position,
          verdict,
          // What is written is what the contract has let in.
          rating: rating as Rating | null,
          comment,
        })),
      };
    },

    'feedback.give': async ({ identity, params, body }) => {
      const row = { ...body, conversationId: params.id, givenAt: new Date(now()) };
      if (!(await keepFeedback(database, identity.uid, row)))
        throw notFound('answer_not_found', 'There is no such answer.');
      return {};
    },
  }) satisfies Handlers;
