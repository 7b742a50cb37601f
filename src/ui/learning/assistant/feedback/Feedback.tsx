import { useEffect, type ReactNode } from 'react';
import { shallowEqual } from '@xstate/react';
import { LEARNING } from '#composition/learning.tokens.ts';
import { latestAnswerOf } from '#domain/learning/feedback/feedback.rules.ts';
import { useEmitted } from '#ui/emitted.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useApp, useService } from '#ui/services.tsx';
import { AssistantActor } from '../assistant.actor.ts';
import { FeedbackActor } from './feedback.actor.ts';
import { selectFeedbackDialog } from './feedback.view.ts';

const FeedbackDialog = lazyPart(async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog);

/** Tells which answer is the latest, and sends what is thought of it. */
const Effects = () => {
  const feedback = FeedbackActor.useActorRef();
  const answers = useService(LEARNING.answerFeedback);
  const { toasts } = useApp();
  const latestAnswerId = AssistantActor.useSelector(({ context }) => latestAnswerOf(context));
  useEffect(() => {
    feedback.send({ type: 'thread.changed', latestAnswerId });
  }, [feedback, latestAnswerId]);
  useEmitted(feedback, 'feedback.given', ({ answerId, feedback: given }) => {
    answers
      .give(answerId, given)
      .catch(() =>
        toasts.send({ type: 'toast.requested', toast: { type: 'error', topic: 'assistant/feedback-unsent' } }),
      );
  });
  return null;
};

const OpenDialog = () => {
  const feedback = FeedbackActor.useActorRef();
  const view = FeedbackActor.useSelector(selectFeedbackDialog, shallowEqual);
  return (
    <LazyDialog onClose={() => feedback.send({ type: 'pupil.feedbackCancelled' })}>
      {view !== null && <FeedbackDialog view={view} />}
    </LazyDialog>
  );
};

/** What a thread's feedback needs around it. */
export const Feedback = ({ userId, children }: { readonly userId: string; readonly children: ReactNode }) => (
  <FeedbackActor.Provider logic={useService(LEARNING.feedbackLogic)} options={{ input: { userId } }}>
    <Effects />
    {children}
    <OpenDialog />
  </FeedbackActor.Provider>
);
