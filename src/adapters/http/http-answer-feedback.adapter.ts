import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';
import { giveFeedback, listFeedback } from '#contract/calls/feedback.calls.ts';
import { placeOf } from '#domain/learning/feedback/feedback.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpAnswerFeedback = (http: HttpClient): AnswerFeedback => ({
  async read(answerId, signal) {
    const { conversationId, position } = placeOf(answerId);
    const answer = await orNull(http.call(listFeedback, { params: { id: conversationId } }, { signal }));
    const given = answer?.feedback.find((one) => one.position === position);
    if (given === undefined) return null;
    const { verdict, rating, comment } = given;
    return { verdict, details: verdict === 'oui' ? null : { rating, comment } };
  },

  async give(answerId, { verdict, details }, signal) {
    const { conversationId, position } = placeOf(answerId);
    const body = { position, verdict, rating: details?.rating ?? null, comment: details?.comment ?? '' };
    await http.call(giveFeedback, { params: { id: conversationId }, body }, { signal });
  },
});
