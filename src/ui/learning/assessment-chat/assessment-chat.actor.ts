import { createActorContext } from '@xstate/react';
import { assessmentChatMachine } from '#domain/learning/assessment-chat/assessment-chat.machine.ts';

export const AssessmentChatActor = createActorContext(assessmentChatMachine);
