import type { CardReviews } from '#application/ports/card-reviews.port.ts';
import { listDueCards, reviewCard } from '#contract/calls/cards.calls.ts';
import { REVIEW_ROUND } from '#domain/learning/card-review/card-review.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpCardReviews = (http: HttpClient): CardReviews => ({
  async due(signal) {
    const query = { page: '1', pageSize: String(REVIEW_ROUND) };
    const { cards, total, nextDue } = await http.call(listDueCards, { query }, { signal });
    return { cards, total, nextDue };
  },

  async keep({ order: { cardId, grade }, idempotencyKey }, signal) {
    await orNull(http.call(reviewCard, { params: { id: cardId }, body: { grade } }, { signal, idempotencyKey }));
  },
});
