import { createActorContext } from '@xstate/react';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';

export const AssistantActor = createActorContext(assistantMachine);
