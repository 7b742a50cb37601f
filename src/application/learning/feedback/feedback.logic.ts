import { fromPromise } from 'xstate';
import { feedbackMachine } from '#domain/learning/feedback/feedback.machine.ts';
import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';

export const feedbackLogic = (feedback: AnswerFeedback) =>
  feedbackMachine.provide({
    actors: {
      recallFeedback: fromPromise(({ input: { answerId }, signal }) => feedback.read(answerId, signal)),
    },
  });

export type FeedbackLogic = ReturnType<typeof feedbackLogic>;
