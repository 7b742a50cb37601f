import { fromPromise } from 'xstate';
import { feedbackMachine } from '#domain/learning/feedback/feedback.machine.ts';
import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';

export const feedbackLogic = (feedback: AnswerFeedback) =>
  feedbackMachine.provide({
    actors: { recallFeedback: fromPromise(async ({ input: { userId, answerId } }) => feedback.read(userId, answerId)) },
  });

export type FeedbackLogic = ReturnType<typeof feedbackLogic>;
