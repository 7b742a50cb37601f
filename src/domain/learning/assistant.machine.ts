import { assign, emit, sendTo, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { isSendable, questionToSend, restoredDraft, threadOf } from './assistant.rules.ts';
import type {
  Answer,
  AssistantContext,
  AssistantEmitted,
  AssistantEvent,
  AssistantInput,
  AssistantMode,
  Conversation,
  Intention,
  PendingQuestion,
  Question,
} from './assistant.types.ts';
import { conversationHistoryMachine } from './conversation-history.machine.ts';

/** A question on its way counts as typed: it must survive a reload. */
const typedIn = ({ pending, draft }: AssistantContext): string => (pending === null ? draft : restoredDraft(pending.prompt, draft));

const draftChanged = ({ context }: { context: AssistantContext }, text: string = typedIn(context)): AssistantEmitted => ({
  type: 'draft.changed',
  userId: context.userId,
  thread: threadOf(context),
  text,
});

const assistant = setup({
  types: {
    context: {} as AssistantContext,
    input: {} as AssistantInput,
    events: {} as AssistantEvent,
    emitted: {} as AssistantEmitted,
    children: {} as { history: 'history' },
    tags: {} as 'busy',
    meta: {} as { readonly story?: string; readonly source?: readonly string[] },
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
    isSendable: (_, text: string) => isSendable(text),
    isFound: (_, conversation: Conversation | null) => conversation !== null,
    isOfOtherMode: ({ context }, conversation: Conversation | null) => conversation !== null && conversation.mode !== context.mode,
    isRefused: (_, code: FailureCode) => code === 'assistant/no-access',
  },
  actions: {
    type: assign({ draft: (_, text: string) => text }),
    ask: assign(({ context }, { text, idempotencyKey }: { readonly text: string; readonly idempotencyKey: string }) => {
      const pending = questionToSend(context.lost, text, idempotencyKey);
      return { pending, thread: [...context.thread, { role: 'user' as const, content: pending.prompt }], draft: text === context.draft ? '' : context.draft, failure: null };
    }),
    takeBack: assign(({ context }) => {
      const pending = context.pending as PendingQuestion;
      return { pending: null, lost: pending, thread: context.thread.slice(0, -1), draft: restoredDraft(pending.prompt, context.draft) };
    }),
    adoptAnswer: assign((_, { history, conversationId }: Answer) => ({ thread: history, conversationId, pending: null, lost: null })),
    adoptConversation: assign((_, conversation: Conversation | null) =>
      conversation === null ? {} : { mode: conversation.mode, conversationId: conversation.id, thread: conversation.messages, lost: null, failure: null },
    ),
    choose: assign((_, conversationId: string) => ({ conversationId, thread: [], failure: null })),
    intend: assign({ intention: (_, intention: Intention) => intention }),
    forgetIntention: assign({ intention: null }),
    switchMode: assign({ mode: (_, mode: AssistantMode) => mode }),
    fulfilIntention: assign(({ context }) => ({ mode: context.intention?.kind === 'mode' ? context.intention.mode : context.mode, intention: null })),
    clearThread: assign({ thread: [], conversationId: null, lost: null, failure: null }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    keepDraft: emit(draftChanged),
    dropDraft: emit(({ context }) => draftChanged({ context }, '')),
    announceAnswer: emit({ type: 'assistant.answered' }),
    announceRefusal: emit({ type: 'assistant.refused' }),
    announceKeptMode: emit(({ context }): AssistantEmitted => ({ type: 'mode.kept', mode: context.mode })),
    refreshHistory: sendTo('history', ({ context }: { context: AssistantContext }) => ({ type: 'history.refreshRequested', mode: context.mode })),
  },
});

const preparing = assistant.createStateConfig({
  description: 'We look for a draft of this thread.',
  invoke: {
    id: 'recallDraft',
    src: 'recallDraft',
    input: ({ context }) => ({ userId: context.userId, thread: threadOf(context) }),
    onDone: { target: 'composing', actions: { type: 'type', params: ({ event }) => event.output } },
    onError: { target: 'composing', actions: { type: 'type', params: '' } },
  },
});

const composing = assistant.createStateConfig({
  description: 'The pupil reads and writes.',
  on: {
    'pupil.messageSent': {
      guard: { type: 'isSendable', params: ({ event }) => event.text },
      target: 'asking',
      actions: [{ type: 'ask', params: ({ event }) => event }, 'keepDraft'],
      meta: { story: 'The message stands in the thread at once.' },
    },
    'pupil.modeChosen': [
      { guard: { type: 'isSameMode', params: ({ event }) => event.mode } },
      {
        guard: 'isThreadEmpty',
        target: 'preparing',
        actions: ['clearThread', { type: 'switchMode', params: ({ event }) => event.mode }, 'refreshHistory'],
      },
      { target: 'confirming', actions: { type: 'intend', params: ({ event }) => ({ kind: 'mode', mode: event.mode }) } },
    ],
    'pupil.newConversationRequested': [
      { guard: 'isThreadEmpty', target: 'preparing', actions: 'clearThread' },
      { target: 'confirming', actions: { type: 'intend', params: { kind: 'new' } } },
    ],
    'pupil.conversationChosen': [
      { guard: { type: 'isSameConversation', params: ({ event }) => event.conversationId } },
      { target: 'opening', actions: { type: 'choose', params: ({ event }) => event.conversationId } },
    ],
  },
});

const asking = assistant.createStateConfig({
  description: 'The question is on its way; Tutor or Przyjaciel is thinking.',
  tags: 'busy',
  invoke: {
    id: 'askAssistant',
    src: 'askAssistant',
    input: ({ context }) => ({
      mode: context.mode,
      userId: context.userId,
      classId: context.classId,
      conversationId: context.conversationId,
      history: context.thread.slice(0, -1),
      ...(context.pending as PendingQuestion),
    }),
    onDone: {
      target: 'composing',
      actions: ['dropDraft', { type: 'adoptAnswer', params: ({ event }) => event.output }, 'keepDraft', 'announceAnswer', 'refreshHistory'],
    },
    onError: [
      {
        guard: { type: 'isRefused', params: ({ event }) => failureOf(event.error).code },
        target: 'composing',
        actions: ['takeBack', { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code }, 'keepDraft', 'announceRefusal'],
      },
      {
        target: 'composing',
        actions: ['takeBack', { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code }, 'keepDraft'],
        meta: { story: 'The thread is rolled back and the text is in the input again.' },
      },
    ],
  },
  on: {
    'pupil.askCancelled': { target: 'composing', actions: ['takeBack', 'keepDraft'] },
  },
});

const confirming = assistant.createStateConfig({
  description: 'The thread would be closed: the pupil is asked first.',
  on: {
    'pupil.confirmed': { target: 'preparing', actions: ['fulfilIntention', 'clearThread', 'refreshHistory'] },
    'pupil.declined': { target: 'composing', actions: ['forgetIntention', 'announceKeptMode'] },
  },
});

const opening = assistant.createStateConfig({
  description: 'A past conversation is fetched.',
  tags: 'busy',
  invoke: {
    id: 'openConversation',
    src: 'openConversation',
    input: ({ context }) => context.conversationId ?? '',
    onDone: [
      {
        guard: { type: 'isOfOtherMode', params: ({ event }) => event.output },
        target: 'preparing',
        actions: [{ type: 'adoptConversation', params: ({ event }) => event.output }, 'refreshHistory'],
        meta: { story: 'The address named another mode; the conversation knows better.' },
      },
      {
        guard: { type: 'isFound', params: ({ event }) => event.output },
        target: 'preparing',
        actions: { type: 'adoptConversation', params: ({ event }) => event.output },
      },
      { target: 'preparing', actions: ['clearThread', { type: 'noteFailure', params: 'request/not-found' }] },
    ],
    onError: { target: 'unopened', actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code } },
  },
  on: {
    'pupil.conversationChosen': { target: 'opening', reenter: true, actions: { type: 'choose', params: ({ event }) => event.conversationId } },
    'pupil.newConversationRequested': { target: 'preparing', actions: 'clearThread' },
  },
});

const unopened = assistant.createStateConfig({
  description: 'The conversation could not be fetched; it can be tried again.',
  on: {
    'pupil.retried': 'opening',
    'pupil.modeChosen': [
      { guard: { type: 'isSameMode', params: ({ event }) => event.mode } },
      { target: 'preparing', actions: ['clearThread', { type: 'switchMode', params: ({ event }) => event.mode }, 'refreshHistory'] },
    ],
    'pupil.conversationChosen': { target: 'opening', actions: { type: 'choose', params: ({ event }) => event.conversationId } },
    'pupil.newConversationRequested': { target: 'preparing', actions: 'clearThread' },
  },
});

export const assistantMachine = assistant.createMachine({
  id: 'assistant',
  description: 'One thread with Tutor AI or Przyjaciel AI.',
  meta: { source: ['S2 §2 Assistant', 'S2 §4 Assistant mode and threads', 'S2 §4 Sending a message', 'S2 §5 Assistant', 'S2 §8 Chat'] },
  context: ({ input }) => ({ ...input, thread: [], draft: '', pending: null, lost: null, intention: null, failure: null }),
  initial: 'deciding',
  invoke: { id: 'history', src: 'history', input: ({ context }) => ({ mode: context.mode }), onError: { meta: { story: 'The thread goes on without its history.' } } },
  on: {
    'pupil.draftChanged': { actions: [{ type: 'type', params: ({ event }) => event.text }, 'keepDraft'] },
  },
  states: {
    deciding: {
      description: 'Is a past conversation wanted?',
      always: [{ guard: 'hasConversation', target: 'opening' }, { target: 'preparing' }],
    },
    preparing,
    composing,
    asking,
    confirming,
    opening,
    unopened,
  },
});
