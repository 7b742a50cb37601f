import { assign, emit, sendTo, setup } from 'xstate';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import {
  historyWithMarks,
  isSendable,
  questionKept,
  questionToKeep,
  questionToSend,
  restoredDraft,
  threadOf,
  turnOf,
  typedAfter,
} from './assistant.rules.ts';
import type {
  Answer,
  AssistantContext,
  AssistantEmitted,
  AssistantEvent,
  AssistantInput,
  Intention,
  KeptQuestion,
  PendingQuestion,
  Question,
  Recollection,
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

const questionChanged = (
  { context }: { context: AssistantContext },
  question: KeptQuestion | null = questionToKeep(context),
): AssistantEmitted => ({
  type: 'question.changed',
  userId: context.userId,
  thread: threadOf(context),
  question,
});

/** Of an actor that has failed: how long the server wants to be left alone, in milliseconds. */
export const pauseOf = ({ event }: { readonly event: { readonly error: unknown } }): number | null =>
  failureOf(event.error).retryAfter;

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
    recallDraft: actorSlot<Recollection, { readonly userId: string; readonly thread: string }>('recallDraft'),
    askAssistant: actorSlot<Answer, Question>('askAssistant'),
    hearWriting: listenerSlot<{ readonly idempotencyKey: string }>('hearWriting'),
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
    isConflict: (_, code: FailureCode) => code === 'request/conflict',
    isPaused: ({ context }) => context.pause !== null,
    isOnItsWay: ({ context }, { question }: Recollection) =>
      question !== null && !question.isLost && question.turnsBefore <= context.thread.length,
  },
  delays: { pause: ({ context }) => context.pause ?? 0 },
  actions: {
    type: assign({ draft: (_, text: string) => text }),
    ask: assign(({ context }, { text, idempotencyKey }: { readonly text: string; readonly idempotencyKey: string }) => {
      const pending = questionToSend(context.lost, text, context.attachments, idempotencyKey, context.thread.length);
      return {
        pending,
        writing: '',
        thread: [...context.thread.slice(0, pending.turnsBefore), turnOf(pending)],
        draft: text === context.draft ? '' : context.draft,
        failure: null,
      };
    }),
    resume: assign(({ context }, { text, question }: Recollection) => {
      if (question === null) return {};
      const pending = questionKept(question);
      return {
        pending,
        writing: '',
        thread: [...context.thread.slice(0, pending.turnsBefore), turnOf(pending)],
        draft: typedAfter(pending.prompt, text),
        failure: null,
      };
    }),
    recall: assign((_, { text, question }: Recollection) => ({
      draft: text,
      lost: question === null ? null : questionKept(question),
    })),
    noteWriting: assign({ writing: (_, text: string) => text }),
    notePause: assign({ pause: (_, pause: number | null) => pause }),
    endPause: assign({ pause: null, failure: null }),
    forgetLost: assign({ lost: null }),
    takeBack: assign(({ context }) => {
      const pending = context.pending as PendingQuestion;
      return {
        pending: null,
        writing: '',
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
      writing: '',
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
    keepQuestion: emit(questionChanged),
    dropQuestion: emit(({ context }) => questionChanged({ context }, null)),
    withdraw: emit(({ context }) => ({
      type: 'reply.unwanted',
      idempotencyKey: (context.pending as PendingQuestion).idempotencyKey,
    })),
    announceAnswer: emit({ type: 'assistant.answered' }),
    announceRefusal: emit({ type: 'assistant.refused' }),
    refreshHistory: sendTo('history', ({ context }: { context: AssistantContext }) => ({
      type: 'history.refreshRequested',
      mode: context.mode,
    })),
  },
});
