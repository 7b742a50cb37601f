import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { placeOf } from '#domain/learning/feedback/feedback.rules.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, type FakeBackend } from './backend.fake.ts';

export const fakeAnswerFeedback = (backend: FakeBackend, { uid }: AuthUser): AnswerFeedback => {
  const answerAt = (answerId: string) => {
    const { conversationId, position } = placeOf(answerId);
    const own = backend.conversations.find(({ id, ownerId }) => id === conversationId && ownerId === uid);
    return own?.messages[position]?.role === 'assistant';
  };
  return {
    async read(answerId, signal) {
      admit(backend, uid, signal);
      return answerAt(answerId) ? (backend.feedback.get(answerId) ?? null) : null;
    },

    async give(answerId, feedback, signal) {
      admit(backend, uid, signal);
      if (!answerAt(answerId)) throw new Failure('request/not-found');
      backend.feedback.set(answerId, feedback);
    },
  };
};
