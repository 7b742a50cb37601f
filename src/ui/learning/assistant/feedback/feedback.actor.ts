import { createActorContext } from '@xstate/react';
import { feedbackMachine } from '#domain/learning/feedback/feedback.machine.ts';

export const FeedbackActor = createActorContext(feedbackMachine);
