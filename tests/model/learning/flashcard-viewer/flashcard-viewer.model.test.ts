import { describe, expect, it } from 'vitest';
import { flashcardViewerMachine } from '#domain/learning/flashcard-viewer/flashcard-viewer.machine.ts';
import type { Flashcard } from '#domain/learning/flashcard.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const FLASHCARD: Flashcard = {
  id: 'f1',
  subject: 'Biologia',
  topicTitle: 'Fotosynteza',
  createdAt: '2026-05-04T10:00:00.000Z',
  htmlContent: '<h1>Fotosynteza</h1>',
  cards: [
    { id: 'c1', front: 'Co pobiera liść?', back: 'Dwutlenek węgla i wodę.' },
    { id: 'c2', front: 'Co wydziela?', back: 'Tlen.' },
  ],
};
const WITHOUT_CARDS: Flashcard = { ...FLASHCARD, cards: [] };

describeMachine('flashcard viewer', flashcardViewerMachine, {
  inputs: { 'a flashcard': { id: 'f1' } },
  events: {
    'pupil.retried': [{}],
    'pupil.practiceRequested': [{}],
    'pupil.readingRequested': [{}],
    'pupil.cardTurned': [{}],
    'pupil.cardKnown': [{ idempotencyKey: 'k' }],
    'pupil.cardMissed': [{ idempotencyKey: 'k' }],
  },
  answers: {
    findFlashcard: [done(FLASHCARD), done(WITHOUT_CARDS), done(null), failed('network/offline')],
    keepReviews: [failed('unexpected')],
  },
  keyOf: ({ flashcard, left, failure }) => [flashcard?.cards.length ?? null, left, failure],
  restStates: ['unloaded', 'reading', 'practising', 'finished'],
  endsByItself: { findFlashcard: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)' },
  ignored: { 'loading/pupil.*': 'the flashcard is on its way' },
  invariants: {
    'a failure is named exactly while there is nothing to show': ({ snapshot, context }) =>
      snapshot.matches('unloaded') === (context.failure !== null),
    'a card is in the hand exactly while one is asked': ({ snapshot, context }) =>
      !snapshot.matches('practising') || context.left.length > 0,
  },
});

const begun = () => testActor(flashcardViewerMachine, { input: { id: 'f1' } });
const opened = () => {
  const viewer = begun();
  viewer.answer('findFlashcard', done(FLASHCARD));
  return viewer;
};

const graded = (cardId: string, grade: 'again' | 'good', idempotencyKey: string) => ({
  to: 'keepReviews',
  event: { type: 'card.graded', order: { cardId, grade }, idempotencyKey },
});

describe('flashcard viewer', () => {
  it('fetches the flashcard of the address and shows it (S2 §7.13)', () => {
    const viewer = begun();
    expect(viewer.askedOf('findFlashcard')).toBe('f1');
    viewer.answer('findFlashcard', done(FLASHCARD));
    expect([viewer.state(), viewer.context().flashcard]).toEqual(['reading', FLASHCARD]);
  });

  it.each([
    ['there is none', done(null), 'flashcard/unavailable'],
    ['the server is away', failed('server/unavailable'), 'flashcard/unavailable'],
    ['the pupil is offline', failed('network/offline'), 'network/offline'],
  ] as const)('says why it could not be had where %s, and tries again (S2 §8.14)', (_, answer, failure) => {
    const viewer = begun();
    viewer.answer('findFlashcard', answer);
    expect([viewer.state(), viewer.context().failure]).toEqual(['unloaded', failure]);
    viewer.send({ type: 'pupil.retried' });
    expect([viewer.state(), viewer.context().failure]).toEqual(['loading', null]);
  });

  it('asks each card until it was known; one that was missed comes again after the others', () => {
    const viewer = opened();
    const say = (type: 'pupil.cardTurned' | 'pupil.cardKnown' | 'pupil.cardMissed') => {
      viewer.send({ type, idempotencyKey: 'k' });
      return [viewer.state(), viewer.context().left];
    };
    viewer.send({ type: 'pupil.practiceRequested' });
    expect([
      [viewer.state(), viewer.context().left],
      say('pupil.cardKnown'),
      say('pupil.cardTurned'),
      say('pupil.cardMissed'),
      say('pupil.cardTurned'),
      say('pupil.cardKnown'),
      say('pupil.cardTurned'),
      say('pupil.cardKnown'),
    ]).toEqual([
      [{ practising: 'front' }, [0, 1]],
      [{ practising: 'front' }, [0, 1]],
      [{ practising: 'back' }, [0, 1]],
      [{ practising: 'front' }, [1, 0]],
      [{ practising: 'back' }, [1, 0]],
      [{ practising: 'front' }, [0]],
      [{ practising: 'back' }, [0]],
      ['finished', []],
    ]);
    viewer.send({ type: 'pupil.practiceRequested' });
    expect([viewer.state(), viewer.context().left]).toEqual([{ practising: 'front' }, [0, 1]]);
  });

  it('has each answer kept as a review of its card (D53)', () => {
    const viewer = opened();
    viewer.send({ type: 'pupil.practiceRequested' });
    for (const [type, idempotencyKey] of [
      ['pupil.cardMissed', 'k1'],
      ['pupil.cardKnown', 'k2'],
      ['pupil.cardKnown', 'k3'],
    ] as const) {
      viewer.send({ type: 'pupil.cardTurned' });
      viewer.send({ type, idempotencyKey });
    }
    expect(viewer.sentToChildren).toEqual([
      graded('c1', 'again', 'k1'),
      graded('c2', 'good', 'k2'),
      graded('c1', 'good', 'k3'),
    ]);
  });
});
