import { fromPromise } from 'xstate';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';

export const assistantLogic = (
  assistant: Assistant,
  conversations: Conversations,
  drafts: Drafts,
  history: ConversationHistoryLogic,
  accessContext: Pick<AccessContextProvider, 'confirm'>,
) =>
  assistantMachine.provide({
    actors: {
      recallDraft: fromPromise(async ({ input: { userId, thread } }) => drafts.read(userId, thread)),
      // The page may show what is remembered; nothing is sent before it is sure who is here.
      askAssistant: fromPromise(async ({ input: question, signal }) => {
        const { classId } = await accessContext.confirm(question.userId, signal);
        return assistant.ask({ ...question, classId }, signal);
      }),
      openConversation: fromPromise(({ input: id, signal }) => conversations.find(id, signal)),
      history,
    },
  });

export type AssistantLogic = ReturnType<typeof assistantLogic>;
