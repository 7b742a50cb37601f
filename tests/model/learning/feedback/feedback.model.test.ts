import { describe, expect, it } from 'vitest';
import { feedbackMachine } from '#domain/learning/feedback/feedback.machine.ts';
import type { Feedback, Rating } from '#domain/learning/feedback/feedback.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const YES: Feedback = { verdict: 'oui', details: null };
const LONG = 'a'.repeat(2_001);

describeMachine('feedback', feedbackMachine, {
  inputs: { 'a pupil': { userId: 'ania' } },
  events: {
    'thread.changed': [{ latestAnswerId: 'c1:1' }, { latestAnswerId: 'c1:3' }, { latestAnswerId: null }],
    'pupil.approved': [{}],
    'pupil.disapproved': [{}],
    'pupil.starChosen': [{ star: 2 }, { star: 5 }],
    'pupil.commentChanged': [{ text: '' }, { text: 'Za trudne' }, { text: LONG }],
    'pupil.feedbackSent': [{}],
    'pupil.feedbackCancelled': [{}],
  },
  answers: { recallFeedback: [done(null), done(YES), failed('unexpected')] },
  restStates: ['absent', 'asking', 'thanking'],
  endsByItself: { recallFeedback: 'at once: the storage of the browser' },
  invariants: {
    'only the latest answer is asked about': ({ snapshot, context }) =>
      snapshot.matches('explaining') || context.answerId === context.latestAnswerId,
    'thanks are said exactly while something is given': ({ snapshot, context }) =>
      snapshot.matches('thanking') === (context.given !== null),
    'nothing is stored but what is given': ({ emitted }) =>
      emitted.every(
        ({ feedback, answerId }) =>
          answerId !== '' && feedback.verdict.length === 3 && (feedback.details?.comment.length ?? 0) <= 2_000,
      ),
    'nobody is asked about no answer': ({ snapshot, context }) =>
      snapshot.matches('absent') === (context.answerId === null),
    'a rating is a star that was chosen': ({ context }) => [null, 2, 5].includes(context.details.rating),
  },
});

const met = () => {
  const feedback = testActor(feedbackMachine, { input: { userId: 'ania' } });
  feedback.send({ type: 'thread.changed', latestAnswerId: 'c1:1' });
  return feedback;
};

const asked = () => {
  const feedback = met();
  feedback.answer('recallFeedback', done(null));
  return feedback;
};

const explaining = (...stars: readonly Rating[]) => {
  const feedback = asked();
  feedback.send({ type: 'pupil.disapproved' });
  for (const star of stars) feedback.send({ type: 'pupil.starChosen', star });
  return feedback;
};

describe('feedback', () => {
  it('asks about the latest answer of the assistant, once it knows that it was not rated before (S2 §4.19)', () => {
    const feedback = testActor(feedbackMachine, { input: { userId: 'ania' } });
    expect(feedback.state()).toEqual('absent');
    feedback.send({ type: 'thread.changed', latestAnswerId: 'c1:1' });
    expect([feedback.state(), feedback.askedOf('recallFeedback')]).toEqual([
      'recalling',
      { userId: 'ania', answerId: 'c1:1' },
    ]);
    feedback.answer('recallFeedback', done(null));
    expect(feedback.state()).toEqual('asking');
  });

  it('remembers what was given for an answer, on this device (S2 §4.27)', () => {
    const feedback = met();
    feedback.answer('recallFeedback', done(YES));
    expect([feedback.state(), feedback.context().given, feedback.emitted]).toEqual(['thanking', YES, []]);
  });

  it('asks again what cannot be remembered', () => {
    const feedback = met();
    feedback.answer('recallFeedback', failed('unexpected'));
    expect([feedback.state(), feedback.context().given]).toEqual(['asking', null]);
  });

  it('marks an answer with a Yes at once, stored as oui, and thanks (S2 §3.6, §4.20, D5)', () => {
    const feedback = asked();
    feedback.send({ type: 'pupil.approved' });
    expect([feedback.state(), feedback.emitted]).toEqual([
      'thanking',
      [{ type: 'feedback.given', userId: 'ania', answerId: 'c1:1', feedback: YES }],
    ]);
  });

  it('opens a dialog on No and stores nothing yet (S2 §4.21)', () => {
    const feedback = explaining();
    expect([feedback.state(), feedback.context().details, feedback.emitted]).toEqual([
      'explaining',
      { rating: null, comment: '' },
      [],
    ]);
  });

  it.each([
    [[4], 4],
    [[4, 2], 2],
    [[4, 4], null],
    [[4, 4, 4], 4],
  ] as const)('rates with the stars %j: %s, the same star again clears it (S2 §4.23)', (stars, rating) => {
    expect(explaining(...stars).context().details.rating).toBe(rating);
  });

  it('sends stars and comment as non, and thanks (S2 §3.6–3.7, §4.25, D5)', () => {
    const feedback = explaining(2);
    feedback.send({ type: 'pupil.commentChanged', text: ' Za trudne ' });
    feedback.send({ type: 'pupil.feedbackSent' });
    expect([feedback.state(), feedback.emitted]).toEqual([
      'thanking',
      [
        {
          type: 'feedback.given',
          userId: 'ania',
          answerId: 'c1:1',
          feedback: { verdict: 'non', details: { rating: 2, comment: 'Za trudne' } },
        },
      ],
    ]);
  });

  it('takes a No without stars and without a comment (S2 §4)', () => {
    const feedback = explaining();
    feedback.send({ type: 'pupil.feedbackSent' });
    expect(feedback.context().given).toEqual({ verdict: 'non', details: { rating: null, comment: '' } });
  });

  it.each([
    [2_000, 'thanking'],
    [2_001, 'explaining'],
  ] as const)('with a comment of %i characters it comes to %s (S2 §4.24, §9.5)', (length, state) => {
    const feedback = explaining();
    feedback.send({ type: 'pupil.commentChanged', text: 'a'.repeat(length) });
    feedback.send({ type: 'pupil.feedbackSent' });
    expect([feedback.state(), feedback.context().details.comment.length]).toEqual([state, length]);
  });

  it('goes back to the question when the dialog is cancelled, stores nothing and keeps what was typed (S2 §4.25)', () => {
    const feedback = explaining(3);
    feedback.send({ type: 'pupil.commentChanged', text: 'Za trudne' });
    feedback.send({ type: 'pupil.feedbackCancelled' });
    expect([feedback.state(), feedback.emitted]).toEqual(['asking', []]);
    feedback.send({ type: 'pupil.disapproved' });
    expect([feedback.state(), feedback.context().details]).toEqual(['explaining', { rating: 3, comment: 'Za trudne' }]);
  });

  it('turns to a new answer, and the earlier one can be rated no more (S2 §4.19)', () => {
    const feedback = explaining(3);
    feedback.send({ type: 'pupil.feedbackCancelled' });
    feedback.send({ type: 'thread.changed', latestAnswerId: 'c1:3' });
    expect([feedback.state(), feedback.askedOf('recallFeedback'), feedback.context().details]).toEqual([
      'recalling',
      { userId: 'ania', answerId: 'c1:3' },
      { rating: null, comment: '' },
    ]);
  });

  it('keeps its thanks while the thread goes on with the same answer', () => {
    const feedback = asked();
    feedback.send({ type: 'pupil.approved' });
    feedback.send({ type: 'thread.changed', latestAnswerId: 'c1:1' });
    expect([feedback.state(), feedback.context().given]).toEqual(['thanking', YES]);
    feedback.send({ type: 'thread.changed', latestAnswerId: 'c1:3' });
    expect([feedback.state(), feedback.context().given]).toEqual(['recalling', null]);
  });

  it.each(['pupil.feedbackSent', 'pupil.feedbackCancelled'] as const)(
    'lets a pupil finish the dialog when a new answer comes meanwhile, and asks about that one after %s',
    (type) => {
      const feedback = explaining(1);
      feedback.send({ type: 'thread.changed', latestAnswerId: 'c1:3' });
      expect([feedback.state(), feedback.context().answerId, feedback.context().details.rating]).toEqual([
        'explaining',
        'c1:1',
        1,
      ]);
      feedback.send({ type });
      expect([
        feedback.state(),
        feedback.askedOf('recallFeedback'),
        feedback.context().given,
        feedback.context().details,
      ]).toEqual(['recalling', { userId: 'ania', answerId: 'c1:3' }, null, { rating: null, comment: '' }]);
      expect(feedback.emitted.map(({ answerId }) => answerId)).toEqual(type === 'pupil.feedbackSent' ? ['c1:1'] : []);
    },
  );

  it('has nothing to ask when the thread is closed', () => {
    const feedback = asked();
    feedback.send({ type: 'thread.changed', latestAnswerId: null });
    expect([feedback.state(), feedback.context().answerId]).toEqual(['absent', null]);
  });
});
