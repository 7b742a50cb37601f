import { beforeEach, describe, expect, it } from 'vitest';
import type { Feedback } from '#domain/learning/feedback/feedback.types.ts';
import { codeFrom } from '../../support/failure-from.ts';
import { questionOf, registered, type OpenWorld, type World } from './world.ts';

const YES: Feedback = { verdict: 'oui', details: null };
const NO: Feedback = { verdict: 'non', details: { rating: 2, comment: 'Za trudne' } };

export const describeAnswerFeedbackPort = (name: string, open: OpenWorld): void => {
  describe(`feedback, ${name}`, () => {
    let world: World;
    let conversationId: string;
    beforeEach(async () => {
      world = await registered(open());
      ({ conversationId } = await world.assistant.ask(questionOf(world, 'Ile to 2 + 2?')));
    });

    it('of an answer is none, until it is given, and the last word counts (S2 §4.20–4.26)', async () => {
      const answerId = `${conversationId}:1`;
      const before = await world.answerFeedback.read(answerId);
      await world.answerFeedback.give(answerId, YES);
      const first = await world.answerFeedback.read(answerId);
      await world.answerFeedback.give(answerId, NO);
      expect([before, first, await world.answerFeedback.read(answerId)]).toEqual([null, YES, NO]);
    });

    it.each([0, 2])('is not given of what is no answer: position %i', async (position) => {
      expect(await codeFrom(world.answerFeedback.give(`${conversationId}:${position}`, YES))).toBe('request/not-found');
    });

    it('is each pupil’s own (R1)', async () => {
      const answerId = `${conversationId}:1`;
      await world.answerFeedback.give(answerId, NO);
      const { answerFeedback } = await registered(world.neighbour());
      expect([await answerFeedback.read(answerId), await codeFrom(answerFeedback.give(answerId, YES))]).toEqual([
        null,
        'request/not-found',
      ]);
      expect(await world.answerFeedback.read(answerId)).toEqual(NO);
    });
  });
};
