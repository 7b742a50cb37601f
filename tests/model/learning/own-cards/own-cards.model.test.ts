import { describe, expect, it } from 'vitest';
import { ownCardsMachine } from '#domain/learning/own-cards/own-cards.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const PRAGUE = { id: 'c1', front: 'Stolica Czech?', back: 'Praga' };
const VIENNA = { id: 'c2', front: 'Stolica Austrii?', back: 'Wiedeń' };

describeMachine('own cards', ownCardsMachine, {
  inputs: { 'a pupil': undefined },
  events: {
    'pupil.retried': [{}],
    'pupil.sidesChanged': [{ change: { front: 'Stolica Austrii?' } }, { change: { back: 'Wiedeń' } }],
    'pupil.cardSubmitted': [{ idempotencyKey: 'k1' }],
    'pupil.changeRequested': [{ id: 'c1' }],
    'pupil.changeCancelled': [{}],
    'pupil.removalRequested': [{ id: 'c1' }],
    'pupil.confirmed': [{}],
    'pupil.declined': [{}],
  },
  answers: {
    listCards: [done([PRAGUE]), failed('network/offline')],
    saveCard: [done(VIENNA), done(null), failed('card/too-many')],
    removeCard: [done(undefined), failed('server/unavailable')],
  },
  keyOf: ({ cards, draft, changing, isChecked, order, removing, failure }) => [
    cards.length,
    draft.front !== '',
    draft.back !== '',
    changing,
    isChecked,
    order !== null,
    removing,
    failure,
  ],
  restStates: ['unloaded', 'listed', 'confirming'],
  endsByItself: {
    listCards: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
    saveCard: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
    removeCard: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
  },
  ignored: {
    'loading/pupil.*': 'the cards are on their way',
    'saving/pupil.*': 'the form is locked while it is sent',
    'removing/pupil.*': 'one card at a time',
  },
  invariants: {
    'what is sent has both sides': ({ snapshot, context }) =>
      !snapshot.matches('saving') || (context.order?.order.front !== '' && context.order?.order.back !== ''),
    'a card is removed only after the question': ({ snapshot, before }) =>
      !snapshot.matches('removing') || before?.matches('confirming') === true,
    'each card is in the list once': ({ context }) =>
      new Set(context.cards.map(({ id }) => id)).size === context.cards.length,
  },
});

const listed = (...cards: readonly (typeof PRAGUE)[]) => {
  const own = testActor(ownCardsMachine, {});
  own.answer('listCards', done(cards));
  return own;
};

const written = (own: ReturnType<typeof listed>) => {
  own.send({ type: 'pupil.sidesChanged', change: { front: ' Stolica Austrii? ' } });
  own.send({ type: 'pupil.sidesChanged', change: { back: 'Wiedeń' } });
  own.send({ type: 'pupil.cardSubmitted', idempotencyKey: 'k1' });
};

describe('own cards', () => {
  it('adds a card above the others, clears the form and says that the cards have changed', () => {
    const own = listed(PRAGUE);
    written(own);
    expect([own.state(), own.askedOf('saveCard')]).toEqual([
      'saving',
      { order: { id: null, front: 'Stolica Austrii?', back: 'Wiedeń' }, idempotencyKey: 'k1' },
    ]);
    own.answer('saveCard', done(VIENNA));
    expect([own.state(), own.context().cards, own.context().draft, own.emitted]).toEqual([
      'listed',
      [VIENNA, PRAGUE],
      { front: '', back: '' },
      [{ type: 'cards.changed' }],
    ]);
  });

  it('keeps what was typed on a failure, and sends it again under the same key (R10)', () => {
    const own = listed();
    written(own);
    own.answer('saveCard', failed('network/timeout'));
    expect([own.state(), own.context().failure, own.context().draft]).toEqual([
      'listed',
      'card/unsaved',
      { front: ' Stolica Austrii? ', back: 'Wiedeń' },
    ]);
    own.send({ type: 'pupil.cardSubmitted', idempotencyKey: 'k2' });
    expect(own.askedOf('saveCard')).toEqual({
      order: { id: null, front: 'Stolica Austrii?', back: 'Wiedeń' },
      idempotencyKey: 'k1',
    });
  });

  it('sends no card with an empty side, and from then on says which is missing', () => {
    const own = listed();
    own.send({ type: 'pupil.sidesChanged', change: { front: 'Stolica Austrii?', back: '  ' } });
    own.send({ type: 'pupil.cardSubmitted', idempotencyKey: 'k1' });
    expect([own.state(), own.context().isChecked]).toEqual(['listed', true]);
  });

  it('sends no side of more than 1000 characters', () => {
    const own = listed();
    own.send({ type: 'pupil.sidesChanged', change: { front: 'a'.repeat(1_001), back: 'b' } });
    own.send({ type: 'pupil.cardSubmitted', idempotencyKey: 'k1' });
    expect(own.state()).toEqual('listed');
  });

  it('changes a card in its place, and the new card that was begun is in the form again', () => {
    const own = listed(VIENNA, PRAGUE);
    own.send({ type: 'pupil.sidesChanged', change: { front: 'Stolica Węgier?' } });
    own.send({ type: 'pupil.changeRequested', id: 'c1' });
    own.send({ type: 'pupil.sidesChanged', change: { back: 'Praha' } });
    own.send({ type: 'pupil.cardSubmitted', idempotencyKey: 'k1' });
    const saved = { ...PRAGUE, back: 'Praha' };
    expect(own.askedOf('saveCard')).toEqual({ order: saved, idempotencyKey: 'k1' });
    own.answer('saveCard', done(saved));
    expect([own.context().cards, own.context().draft, own.context().changing]).toEqual([
      [VIENNA, saved],
      { front: 'Stolica Węgier?', back: '' },
      null,
    ]);
  });

  it('a change that is given up, and another card chosen meanwhile, bring the begun card back', () => {
    const own = listed(VIENNA, PRAGUE);
    own.send({ type: 'pupil.sidesChanged', change: { front: 'Stolica Węgier?' } });
    own.send({ type: 'pupil.changeRequested', id: 'c1' });
    own.send({ type: 'pupil.changeRequested', id: 'c2' });
    expect(own.context().draft).toEqual({ front: 'Stolica Austrii?', back: 'Wiedeń' });
    own.send({ type: 'pupil.changeCancelled' });
    expect([own.context().draft, own.context().changing]).toEqual([{ front: 'Stolica Węgier?', back: '' }, null]);
  });

  it('removes a card after a question, also the one that is being changed', () => {
    const own = listed(VIENNA, PRAGUE);
    own.send({ type: 'pupil.changeRequested', id: 'c1' });
    own.send({ type: 'pupil.removalRequested', id: 'c1' });
    own.send({ type: 'pupil.declined' });
    expect([own.state(), own.context().cards]).toEqual(['listed', [VIENNA, PRAGUE]]);
    own.send({ type: 'pupil.removalRequested', id: 'c1' });
    own.send({ type: 'pupil.confirmed' });
    expect(own.askedOf('removeCard')).toEqual('c1');
    own.answer('removeCard', done(undefined));
    expect([own.state(), own.context().cards, own.context().changing, own.context().draft]).toEqual([
      'listed',
      [VIENNA],
      null,
      { front: '', back: '' },
    ]);
  });

  it('keeps a card that could not be removed, and says so', () => {
    const own = listed(PRAGUE);
    own.send({ type: 'pupil.removalRequested', id: 'c1' });
    own.send({ type: 'pupil.confirmed' });
    own.answer('removeCard', failed('server/unavailable'));
    expect([own.state(), own.context().cards, own.context().failure]).toEqual(['listed', [PRAGUE], 'card/unremoved']);
  });
});
