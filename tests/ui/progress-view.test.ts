import { expect, it } from 'vitest';
import { progressMachine } from '#domain/learning/progress/progress.machine.ts';
import { percentOf, selectProgress } from '#ui/learning/progress/progress.view.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const MISTAKE = { quizId: 'q1', questionId: '1', question: 'Ile to $2 + 2$?', options: ['$4$', '$5$'] };
const PROGRESS = { topics: [], next: null, mistakes: [MISTAKE] };
const REPLY = { isRight: true, rightAnswer: '$4$', explanation: 'Dodajemy.' };

it('what the answers say is waited for, told, and said to be missing', () => {
  const actor = testActor(progressMachine, {});
  const screens = [selectProgress(actor.snapshot())];
  actor.answer('findProgress', failed('server/unavailable'));
  screens.push(selectProgress(actor.snapshot()));
  actor.send({ type: 'pupil.retried' });
  actor.answer('findProgress', done(PROGRESS));
  screens.push(selectProgress(actor.snapshot()));
  expect(screens).toEqual([
    { screen: 'loading' },
    { screen: 'unloaded', error: 'Nie udało się wczytać postępów.' },
    { screen: 'progress', progress: PROGRESS },
  ]);
});

it('a question is asked, its answer kept and told', () => {
  const actor = testActor(progressMachine, {});
  actor.answer('findProgress', done(PROGRESS));
  actor.send({ type: 'pupil.correctionStarted' });
  const asked = {
    screen: 'question',
    mistake: MISTAKE,
    place: 1,
    total: 1,
    chosen: null,
    isKeeping: false,
    reply: null,
    error: undefined,
  };
  const views = [selectProgress(actor.snapshot())];
  actor.send({ type: 'pupil.optionChosen', option: '$4$', idempotencyKey: 'k1' });
  views.push(selectProgress(actor.snapshot()));
  actor.answer('keepCorrection', failed('server/unavailable'));
  views.push(selectProgress(actor.snapshot()));
  actor.send({ type: 'pupil.optionChosen', option: '$4$', idempotencyKey: 'k1' });
  actor.answer('keepCorrection', done(REPLY));
  views.push(selectProgress(actor.snapshot()));
  expect(views).toEqual([
    asked,
    { ...asked, chosen: '$4$', isKeeping: true },
    { ...asked, chosen: '$4$', error: 'Nie udało się zapisać odpowiedzi. Spróbuj ponownie.' },
    { ...asked, chosen: '$4$', reply: REPLY },
  ]);
});

it('a share is told in whole percents', () => {
  expect([0, 0.1862, 0.845, 1].map(percentOf)).toEqual([0, 19, 85, 100]);
});
