import { describe, expect, it } from 'vitest';
import { progressMachine } from '#domain/learning/progress/progress.machine.ts';
import type { CorrectionReply, Mistake, Progress } from '#domain/learning/progress/progress.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const mistake = (questionId: string): Mistake => ({
  quizId: 'q1',
  questionId,
  question: 'Ile to $2 + 2$?',
  options: ['$4$', '$5$'],
});
const TOPIC = { subject: 'mathematics', topic: 'Potęgi' } as const;
const PROGRESS: Progress = {
  topics: [{ ...TOPIC, mastery: 0.3, answers: 3, state: 'shaky' }],
  next: TOPIC,
  mistakes: [mistake('1'), mistake('2')],
};
const NOTHING: Progress = { topics: [], next: null, mistakes: [] };
const RIGHT: CorrectionReply = { isRight: true, rightAnswer: '$4$', explanation: 'Dodajemy.' };
const WRONG: CorrectionReply = { ...RIGHT, isRight: false };

describeMachine('progress', progressMachine, {
  inputs: { 'a pupil': undefined },
  events: {
    'pupil.retried': [{}],
    'pupil.correctionStarted': [{}],
    'pupil.optionChosen': [{ option: '$4$', idempotencyKey: 'k1' }],
    'pupil.wentOn': [{}],
    'pupil.correctionEnded': [{}],
  },
  answers: {
    findProgress: [done(PROGRESS), done(NOTHING), failed('network/offline')],
    keepCorrection: [done(RIGHT), done(WRONG), failed('server/unavailable')],
  },
  keyOf: ({ progress, place, correction, reply, failure }) => [
    progress.mistakes.length,
    place,
    correction !== null,
    reply?.isRight,
    failure,
  ],
  restStates: ['unloaded', 'shown', 'correcting.asked', 'correcting.told'],
  endsByItself: {
    findProgress: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
    keepCorrection: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
  },
  ignored: {
    'loading/pupil.*': 'it is on its way',
    'correcting.keeping/pupil.*': 'one answer at a time, and its reply first',
  },
  invariants: {
    'a question is asked only where there is one': ({ snapshot, context }) =>
      !snapshot.matches('correcting') || context.progress.mistakes[context.place] !== undefined,
    'a reply stands only to its own question': ({ snapshot, context }) =>
      !snapshot.matches({ correcting: 'told' }) ||
      context.correction?.order.questionId === context.progress.mistakes[context.place]?.questionId,
  },
});

const correcting = () => {
  const actor = testActor(progressMachine, {});
  actor.answer('findProgress', done(PROGRESS));
  actor.send({ type: 'pupil.correctionStarted' });
  return actor;
};

describe('progress', () => {
  it('asks the mistakes one by one, tells how each went, and then looks anew', () => {
    const actor = correcting();
    actor.send({ type: 'pupil.optionChosen', option: '$5$', idempotencyKey: 'k1' });
    expect(actor.askedOf('keepCorrection')).toEqual({
      order: { quizId: 'q1', questionId: '1', chosen: '$5$' },
      idempotencyKey: 'k1',
    });
    actor.answer('keepCorrection', done(WRONG));
    expect([actor.state(), actor.context().reply]).toEqual([{ correcting: 'told' }, WRONG]);
    actor.send({ type: 'pupil.wentOn' });
    expect([actor.state(), actor.context().place, actor.context().reply]).toEqual([{ correcting: 'asked' }, 1, null]);
    actor.send({ type: 'pupil.optionChosen', option: '$4$', idempotencyKey: 'k2' });
    actor.answer('keepCorrection', done(RIGHT));
    actor.send({ type: 'pupil.wentOn' });
    expect(actor.state()).toEqual('loading');
  });

  it('an answer that was lost goes out again under its key; another option has another (R10)', () => {
    const actor = correcting();
    actor.send({ type: 'pupil.optionChosen', option: '$5$', idempotencyKey: 'k1' });
    actor.answer('keepCorrection', failed('server/unavailable'));
    expect([actor.state(), actor.context().failure]).toEqual([{ correcting: 'asked' }, 'progress/unkept']);
    actor.send({ type: 'pupil.optionChosen', option: '$5$', idempotencyKey: 'k2' });
    const keys = [(actor.askedOf('keepCorrection') as { idempotencyKey: string }).idempotencyKey];
    actor.answer('keepCorrection', failed('server/unavailable'));
    actor.send({ type: 'pupil.optionChosen', option: '$4$', idempotencyKey: 'k3' });
    keys.push((actor.askedOf('keepCorrection') as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toEqual(['k1', 'k3']);
  });

  it('begins no correction without mistakes', () => {
    const actor = testActor(progressMachine, {});
    actor.answer('findProgress', done(NOTHING));
    actor.send({ type: 'pupil.correctionStarted' });
    expect(actor.state()).toEqual('shown');
  });

  it('can be left between two questions; what was answered stays answered', () => {
    const actor = correcting();
    actor.send({ type: 'pupil.correctionEnded' });
    expect(actor.state()).toEqual('loading');
  });
});
