import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import {
  cardReview,
  dueCards,
  ownCardPage,
  reviewedCard,
  storedCard,
  writtenCard,
} from '#contract/schemas/card.schema.ts';
import { documentIdParams } from '#contract/schemas/id.schema.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { pageQuery } from '#contract/schemas/page.schema.ts';

const SOURCE = 'beyond the specification, D53, R1';
const NOT_YOURS = 'There is none of that id, or it is another pupil’s.';
const KEY_REUSED = 'The key was used for another body.';

export const listDueCards = defineCall({
  name: 'cards.due',
  method: 'GET',
  path: '/api/Cards/Due',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The signed-in user’s cards that are due until the end of the Polish day, the longest due first.',
  source: SOURCE,
  query: pageQuery,
  success: 200,
  answer: dueCards,
  errors: {},
});

export const reviewCard = defineCall({
  name: 'cards.review',
  method: 'POST',
  path: '/api/Cards/{id}/Review',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Says how well a card was remembered, and hears when it comes again.',
  source: SOURCE,
  params: documentIdParams,
  body: cardReview,
  idempotent: true,
  success: 200,
  answer: reviewedCard,
  errors: { 404: NOT_YOURS, 409: KEY_REUSED },
});

export const listOwnCards = defineCall({
  name: 'cards.list',
  method: 'GET',
  path: '/api/Cards',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The cards that the signed-in user has written, newest first.',
  source: SOURCE,
  query: pageQuery,
  success: 200,
  answer: ownCardPage,
  errors: {},
});

export const addCard = defineCall({
  name: 'cards.add',
  method: 'POST',
  path: '/api/Cards',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Stores a card that the signed-in user has written; it is due at once.',
  source: SOURCE,
  body: writtenCard,
  idempotent: true,
  success: 201,
  answer: storedCard,
  errors: { 404: 'This person has not been registered.', 409: `${KEY_REUSED} Or there are 1,000 cards already.` },
});

export const changeCard = defineCall({
  name: 'cards.change',
  method: 'PUT',
  path: '/api/Cards/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Writes both sides of an own card anew; what is known of how it is remembered stays.',
  source: SOURCE,
  params: documentIdParams,
  body: writtenCard,
  success: 200,
  answer: storedCard,
  errors: { 404: `${NOT_YOURS} Or it belongs to a flashcard.` },
});

export const removeCard = defineCall({
  name: 'cards.remove',
  method: 'DELETE',
  path: '/api/Cards/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Removes an own card.',
  source: SOURCE,
  params: documentIdParams,
  success: 204,
  answer: nothing,
  errors: { 404: `${NOT_YOURS} Or it belongs to a flashcard.` },
});
