import { describe, expect, it } from 'vitest';
import { cardReviewMachine } from '#domain/learning/card-review/card-review.machine.ts';
import type { DueCards } from '#domain/learning/card-review/card-review.types.ts';
import type { Grade } from '#domain/learning/card.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const DUE: DueCards = {
  cards: [
    { id: 'c1', front: 'Co wydziela liść?', back: 'Tlen.', topicTitle: 'Fotosynteza' },
    { id: 'c2', front: 'Stolica Czech?', back: 'Praga', topicTitle: null },
  ],
  total: 2,
  nextDue: '2026-11-23T12:00:00.000Z',
};
const NOTHING: DueCards = { cards: [], total: 0, nextDue: '2026-11-21T12:00:00.000Z' };

describeMachine('card review', cardReviewMachine, {
  events: {
    'pupil.retried': [{}],
    'pupil.reviewStarted': [{}],
    'pupil.cardTurned': [{}],
    'pupil.cardGraded': [
      { grade: 'again', idempotencyKey: 'k' },
      { grade: 'good', idempotencyKey: 'k' },
    ],
    'pupil.reviewEnded': [{}],
    'cards.changed': [{}],
  },
  answers: {
    findDueCards: [done(DUE), done(NOTHING), failed('network/offline')],
    keepReview: [done(undefined), failed('network/offline')],
  },
  keyOf: ({ due, left, known, review, failure }) => [
    due.total,
    left,
    Math.min(known, 1),
    review?.order.grade ?? null,
    failure,
  ],
  restStates: ['unloaded', 'clear', 'offered', 'reviewing.front', 'reviewing.back', 'reviewing.unkept'],
  endsByItself: {
    findDueCards: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
    keepReview: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
  },
  ignored: {
    'loading/*': 'what is due is on its way',
    'reviewing.keeping/*': 'the grade is on its way',
  },
  invariants: {
    'a failure is named exactly while it shows': ({ snapshot, context }) =>
      (snapshot.matches('unloaded') || snapshot.matches({ reviewing: 'unkept' })) === (context.failure !== null),
    'a card is in the hand exactly while one is asked': ({ snapshot, context }) =>
      snapshot.matches('reviewing') === context.left.length > 0,
    'a grade is held exactly until it is kept': ({ snapshot, context }) =>
      (snapshot.matches({ reviewing: 'keeping' }) || snapshot.matches({ reviewing: 'unkept' })) ===
      (context.review !== null),
  },
});

const offered = () => {
  const review = testActor(cardReviewMachine);
  review.answer('findDueCards', done(DUE));
  return review;
};

const begun = () => {
  const review = offered();
  review.send({ type: 'pupil.reviewStarted' });
  return review;
};

type Review = ReturnType<typeof offered>;

const say = (review: Review, grade: Grade, idempotencyKey: string): void => {
  review.send({ type: 'pupil.cardTurned' });
  review.send({ type: 'pupil.cardGraded', grade, idempotencyKey });
};

describe('card review', () => {
  it('asks each card until it was remembered; one that was not comes again after the others (D53)', () => {
    const review = begun();
    const seen: unknown[] = [review.context().left];
    const grades = [
      ['again', 'k1'],
      ['good', 'k2'],
      ['hard', 'k3'],
    ] as const;
    for (const [grade, key] of grades) {
      say(review, grade, key);
      seen.push(review.askedOf('keepReview'));
      review.answer('keepReview', done(undefined));
      seen.push(review.context().left);
    }
    expect(seen).toEqual([
      [0, 1],
      { order: { cardId: 'c1', grade: 'again' }, idempotencyKey: 'k1' },
      [1, 0],
      { order: { cardId: 'c2', grade: 'good' }, idempotencyKey: 'k2' },
      [0],
      { order: { cardId: 'c1', grade: 'hard' }, idempotencyKey: 'k3' },
      [],
    ]);
    expect(review.state()).toBe('loading');
    review.answer('findDueCards', done(NOTHING));
    expect([review.state(), review.context().known, review.context().due]).toEqual(['clear', 2, NOTHING]);
  });

  it('offers the next round where more is due, instead of going on by itself', () => {
    const review = begun();
    for (const key of ['k1', 'k2']) {
      say(review, 'easy', key);
      review.answer('keepReview', done(undefined));
    }
    review.answer('findDueCards', done(DUE));
    expect(review.state()).toBe('offered');
  });

  it('sends a grade that was lost again, under its key (R10)', () => {
    const review = begun();
    say(review, 'good', 'k1');
    review.answer('keepReview', failed('server/unavailable'));
    expect([review.state(), review.context().failure]).toEqual([{ reviewing: 'unkept' }, 'card/unkept']);
    review.send({ type: 'pupil.retried' });
    expect(review.askedOf('keepReview')).toEqual({ order: { cardId: 'c1', grade: 'good' }, idempotencyKey: 'k1' });
  });

  it('takes no grade before the answer was seen', () => {
    const review = begun();
    review.send({ type: 'pupil.cardGraded', grade: 'good', idempotencyKey: 'k' });
    expect(review.state()).toEqual({ reviewing: 'front' });
  });

  it('may be left at any time, and says what is left', () => {
    const review = begun();
    review.send({ type: 'pupil.reviewEnded' });
    expect([review.state(), review.context().left]).toEqual(['loading', []]);
    review.answer('findDueCards', done(DUE));
    expect(review.state()).toBe('offered');
  });

  it.each([
    ['server/unavailable', 'cards/unavailable'],
    ['network/offline', 'network/offline'],
  ] as const)('says why it does not know what is due where %s, and tries again', (cause, failure) => {
    const review = testActor(cardReviewMachine);
    review.answer('findDueCards', failed(cause));
    expect([review.state(), review.context().failure]).toEqual(['unloaded', failure]);
    review.send({ type: 'pupil.retried' });
    expect([review.state(), review.context().failure]).toEqual(['loading', null]);
  });

  it('looks again when a card was written', () => {
    const review = offered();
    review.send({ type: 'cards.changed' });
    expect(review.state()).toBe('loading');
  });
});
