import { assign, emit, sendTo, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { historyWithMarks, isSendable, questionToSend, restoredDraft, threadOf, turnOf } from './assistant.rules.ts';
import type {
  Answer,
  AssistantContext,
  AssistantEmitted,
  AssistantEvent,
  AssistantInput,
  Intention,
  PendingQuestion,
  Question,
} from './assistant.types.ts';
import type { AssistantMode, Conversation } from '#domain/learning/conversation.types.ts';
import { attach } from './attachment.rules.ts';
import type { ChosenFile } from './attachment.types.ts';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

/** A question on its way counts as typed: it must survive a reload. */
const typedIn = ({ pending, draft }: AssistantContext): string =>
  pending === null ? draft : restoredDraft(pending.prompt, draft);

const draftChanged = (
  { context }: { context: AssistantContext },
  text: string = typedIn(context),
): AssistantEmitted => ({
  type: 'draft.changed',
  userId: context.userId,
  thread: threadOf(context),
  text,
});

/** What the assistant can ask, decide and do; its states are in `assistant.machine.ts`. */
export const assistant = setup({
  types: {
    context: {} as AssistantContext,
    input: {} as AssistantInput,
    events: {} as AssistantEvent,
    emitted: {} as AssistantEmitted,
    children: {} as { history: 'history' },
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    recallDraft: actorSlot<string, { readonly userId: string; readonly thread: string }>('recallDraft'),
    askAssistant: actorSlot<Answer, Question>('askAssistant'),
    openConversation: actorSlot<Conversation | null, string>('openConversation'),
    history: conversationHistoryMachine,
  },
  guards: {
    hasConversation: ({ context }) => context.conversationId !== null,
    isThreadEmpty: ({ context }) => context.thread.length === 0,
    isSameMode: ({ context }, mode: AssistantMode) => mode === context.mode,
    isSameConversation: ({ context }, conversationId: string) => conversationId === context.conversationId,
    isSignedOut: ({ context }) => context.userId === '',
    isSendable: ({ context }, text: string) => isSendable(text, context.thread, context.attachments.length),
    isFound: (_, conversation: Conversation | null) => conversation !== null,
    isOfOtherMode: ({ context }, conversation: Conversation | null) =>
      conversation !== null && conversation.mode !== context.mode,
    isRefused: (_, code: FailureCode) => code === 'assistant/no-access',
  },
  actions: {
    type: assign({ draft: (_, text: string) => text }),
    ask: assign(({ context }, { text, idempotencyKey }: { readonly text: string; readonly idempotencyKey: string }) => {
      const pending = questionToSend(context.lost, text, context.attachments, idempotencyKey);
      return {
        pending,
        thread: [...context.thread, turnOf(pending)],
        draft: text === context.draft ? '' : context.draft,
        failure: null,
      };
    }),
    takeBack: assign(({ context }) => {
      const pending = context.pending as PendingQuestion;
      return {
        pending: null,
        lost: pending,
        thread: context.thread.slice(0, -1),
        draft: restoredDraft(pending.prompt, context.draft),
      };
    }),
    attach: assign(({ context }, files: readonly ChosenFile[]) => attach(context.attachments, files)),
    detach: assign({
      attachments: ({ context }, fileId: string) => context.attachments.filter(({ id }) => id !== fileId),
    }),
    dropSentFiles: assign({
      attachments: ({ context }) =>
        context.attachments.filter((file) => context.pending?.attachments.includes(file) !== true),
    }),
    adoptAnswer: assign(({ context }, { history, conversationId }: Answer) => ({
      thread: historyWithMarks(history, context.thread),
      conversationId,
      pending: null,
      lost: null,
    })),
    adoptConversation: assign((_, conversation: Conversation | null) =>
      conversation === null
        ? {}
        : {
            mode: conversation.mode,
            conversationId: conversation.id,
            thread: conversation.messages,
            lost: null,
            failure: null,
          },
    ),
    choose: assign((_, conversationId: string) => ({ conversationId, thread: [], failure: null })),
    intend: assign({ intention: (_, intention: Intention) => intention }),
    forgetIntention: assign({ intention: null }),
    switchMode: assign({ mode: (_, mode: AssistantMode) => mode }),
    fulfilIntention: assign(({ context }) => ({
      mode: context.intention?.kind === 'mode' ? context.intention.mode : context.mode,
      intention: null,
    })),
    clearThread: assign({ thread: [], conversationId: null, lost: null, failure: null }),
    noteFailure: assign(failureNoted),
    keepDraft: emit(draftChanged),
    dropDraft: emit(({ context }) => draftChanged({ context }, '')),
    announceAnswer: emit({ type: 'assistant.answered' }),
    announceRefusal: emit({ type: 'assistant.refused' }),
    refreshHistory: sendTo('history', ({ context }: { context: AssistantContext }) => ({
      type: 'history.refreshRequested',
      mode: context.mode,
    })),
  },
});
