import { describe, expect, it } from 'vitest';
import { cardReviewMachine } from '#domain/learning/card-review/card-review.machine.ts';
import type { DueCards } from '#domain/learning/card-review/card-review.types.ts';
import { selectCardReview } from '#ui/learning/card-review/card-review.view.ts';
import { reviewKeyOf } from '#ui/learning/card-review/review-keys.ts';
import { comingDay } from '#ui/texts/coming-day.ts';
import { practiceTexts } from '#ui/texts/practice.pl.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const CARD = { id: 'c1', front: 'Stolica Czech?', back: 'Praga', topicTitle: null };
const DUE: DueCards = { cards: [CARD], total: 21, nextDue: null };
const NEXT = '2026-11-23T12:00:00.000Z';

describe('cards that are due', () => {
  it('are offered, asked one after the other, and at the end it says when the next come', () => {
    const review = testActor(cardReviewMachine);
    const view = () => selectCardReview(review.snapshot());
    const seen = [view()];
    const then = (act: () => void) => {
      act();
      seen.push(view());
    };
    then(() => review.answer('findDueCards', done(DUE)));
    then(() => review.send({ type: 'pupil.reviewStarted' }));
    then(() => review.send({ type: 'pupil.cardTurned' }));
    then(() => review.send({ type: 'pupil.cardGraded', grade: 'good', idempotencyKey: 'k' }));
    then(() => review.answer('keepReview', failed('network/timeout')));
    then(() => review.send({ type: 'pupil.retried' }));
    then(() => review.answer('keepReview', done(undefined)));
    then(() => review.answer('findDueCards', done({ cards: [], total: 0, nextDue: NEXT })));
    const inHand = {
      screen: 'card',
      card: CARD,
      isTurned: true,
      left: 1,
      total: 1,
      isKeeping: false,
      error: undefined,
    };
    expect(seen).toEqual([
      { screen: 'loading' },
      { screen: 'offered', total: 21, round: 1, known: 0 },
      { ...inHand, isTurned: false },
      inHand,
      { ...inHand, isKeeping: true },
      { ...inHand, error: 'Nie udało się zapisać odpowiedzi. Spróbuj ponownie.' },
      { ...inHand, isKeeping: true },
      { screen: 'loading' },
      { screen: 'clear', known: 1, nextDue: NEXT },
    ]);
  });

  it('that could not be had are told of', () => {
    const review = testActor(cardReviewMachine);
    review.answer('findDueCards', failed('server/unavailable'));
    expect(selectCardReview(review.snapshot())).toEqual({ screen: 'unloaded', error: 'Nie udało się wczytać kart.' });
  });

  it('are counted in Polish', () => {
    const { due, behind } = practiceTexts.today;
    expect([1, 2, 5, 22].map((count) => [due(count), behind(count)])).toEqual([
      ['Masz 1\u00A0kartę do powtórki.', '1\u00A0karta za Tobą.'],
      ['Masz 2\u00A0karty do powtórki.', '2\u00A0karty za Tobą.'],
      ['Masz 5\u00A0kart do powtórki.', '5\u00A0kart za Tobą.'],
      ['Masz 22\u00A0karty do powtórki.', '22\u00A0karty za Tobą.'],
    ]);
  });
});

const press = (key: string, isTurned: boolean, change: object = {}) =>
  reviewKeyOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...change }, isTurned);

describe('the keys of a review', () => {
  it('turn the card with the space bar and grade it with 1 to 4, once it is turned', () => {
    expect([' ', '1', '2', '3', '4', '0', '5', 'a', 'Enter'].map((key) => press(key, true))).toEqual([
      'turn',
      'again',
      'hard',
      'good',
      'easy',
      null,
      null,
      null,
      null,
    ]);
    expect([press(' ', false), press('3', false)]).toEqual(['turn', null]);
  });

  it('leave what belongs to the browser alone', () => {
    expect([
      press('1', true, { ctrlKey: true }),
      press('1', true, { altKey: true }),
      press(' ', true, { metaKey: true }),
    ]).toEqual([null, null, null]);
  });
});

it.each([
  ['2026-11-21T05:00:00.000Z', 'jutro'],
  ['2026-11-20T23:00:00.000Z', 'jutro'],
  ['2026-11-22T12:00:00.000Z', 'pojutrze'],
  ['2026-11-23T12:00:00.000Z', '23\u00A0listopada\u00A02026'],
])('at noon of 20 November %s is %s', (iso, day) => {
  expect(comingDay(iso, Date.parse('2026-11-20T12:00:00Z'))).toBe(day);
});
