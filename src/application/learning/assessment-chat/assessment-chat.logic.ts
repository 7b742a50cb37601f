import { fromPromise } from 'xstate';
import { assessmentChatMachine } from '#domain/learning/assessment-chat/assessment-chat.machine.ts';
import type { AssessmentChat } from '#application/ports/assessment-chat.port.ts';

export const assessmentChatLogic = (talk: AssessmentChat) =>
  assessmentChatMachine.provide({
    actors: { sendMessage: fromPromise(({ input: message, signal }) => talk.send(message, signal)) },
  });

export type AssessmentChatLogic = ReturnType<typeof assessmentChatLogic>;
