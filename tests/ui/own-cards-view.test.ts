import { describe, expect, it } from 'vitest';
import { ownCardsMachine } from '#domain/learning/own-cards/own-cards.machine.ts';
import { selectCardForm, selectRemoval, selectScreen } from '#ui/learning/own-cards/own-cards.view.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const PRAGUE = { id: 'c1', front: 'Stolica Czech?', back: 'Praga' };

describe('the pupil’s own cards', () => {
  it('are waited for, and what went wrong is said', () => {
    const own = testActor(ownCardsMachine, {});
    const screens = [selectScreen(own.snapshot())];
    own.answer('listCards', failed('server/unavailable'));
    screens.push(selectScreen(own.snapshot()));
    own.send({ type: 'pupil.retried' });
    own.answer('listCards', done([PRAGUE]));
    screens.push(selectScreen(own.snapshot()));
    expect(screens).toEqual([
      { screen: 'loading' },
      { screen: 'unloaded', error: 'Nie udało się wczytać kart.' },
      { screen: 'cards' },
    ]);
  });

  it('the form names the side that is missing, once it was submitted', () => {
    const own = testActor(ownCardsMachine, {});
    own.answer('listCards', done([]));
    const views = [selectCardForm(own.snapshot()).mistakes];
    own.send({ type: 'pupil.cardSubmitted', idempotencyKey: 'k1' });
    views.push(selectCardForm(own.snapshot()).mistakes);
    own.send({ type: 'pupil.sidesChanged', change: { front: 'Stolica Węgier?' } });
    views.push(selectCardForm(own.snapshot()).mistakes);
    expect(views).toEqual([
      {},
      { front: 'Napisz, o\u00A0co pyta karta.', back: 'Napisz odpowiedź.' },
      { back: 'Napisz odpowiedź.' },
    ]);
  });

  it('the form of another card, the question before a removal, and a removal that fails', () => {
    const own = testActor(ownCardsMachine, {});
    own.answer('listCards', done([PRAGUE]));
    own.send({ type: 'pupil.changeRequested', id: 'c1' });
    own.send({ type: 'pupil.removalRequested', id: 'c1' });
    const removals = [selectRemoval(own.snapshot())];
    own.send({ type: 'pupil.confirmed' });
    removals.push(selectRemoval(own.snapshot()));
    own.answer('removeCard', failed('server/unavailable'));
    removals.push(selectRemoval(own.snapshot()));
    expect([removals, selectCardForm(own.snapshot())]).toEqual([
      [
        { isAsking: true, isRemoving: false },
        { isAsking: true, isRemoving: true },
        { isAsking: false, isRemoving: false },
      ],
      {
        draft: { front: 'Stolica Czech?', back: 'Praga' },
        isChange: true,
        mistakes: {},
        error: 'Nie udało się usunąć karty. Spróbuj ponownie.',
        isSaving: false,
      },
    ]);
  });
});
