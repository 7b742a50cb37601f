import type { SnapshotFrom } from 'xstate';
import type { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import { isSendable, MESSAGE_MIN_LENGTH } from '#domain/learning/assistant/assistant.rules.ts';
import type { AssistantMode, Intention, Turn } from '#domain/learning/assistant/assistant.types.ts';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import type { ConversationSummary } from '#domain/learning/assistant/assistant.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureTexts, historyFailureText } from '#ui/texts/failures.pl.ts';

type Snapshot = SnapshotFrom<typeof assistantMachine>;

export type ThreadView =
  | { readonly screen: 'opening' }
  | { readonly screen: 'unopened'; readonly error: string }
  | { readonly screen: 'empty'; readonly error: string | undefined }
  | {
      readonly screen: 'thread';
      readonly turns: readonly Turn[];
      readonly isAsking: boolean;
      readonly error: string | undefined;
    };

const textOf = (failure: FailureCode | null): string | undefined =>
  failure === null ? undefined : failureTexts[failure];

export const selectThread = (snapshot: Snapshot): ThreadView => {
  const { thread, failure } = snapshot.context;
  if (snapshot.matches('opening')) return { screen: 'opening' };
  if (snapshot.matches('unopened')) return { screen: 'unopened', error: failureTexts[failure ?? 'unexpected'] };
  const error = textOf(failure);
  return thread.length === 0
    ? { screen: 'empty', error }
    : { screen: 'thread', turns: thread, isAsking: snapshot.matches('asking'), error };
};

export interface ComposerView {
  readonly mode: AssistantMode;
  readonly draft: string;
  readonly isAsking: boolean;
  readonly canSend: boolean;
  /** Something is typed, but less than can be sent. */
  readonly isTooShort: boolean;
  /** Whether Tutor has said something that a hint could follow. */
  readonly canAskForHint: boolean;
}

export const selectComposer = (snapshot: Snapshot): ComposerView => {
  const { mode, draft, thread } = snapshot.context;
  const isComposing = snapshot.matches('composing');
  return {
    mode,
    draft,
    isAsking: snapshot.matches('asking'),
    canSend: isComposing && isSendable(draft),
    isTooShort: draft.trim() !== '' && draft.trim().length < MESSAGE_MIN_LENGTH,
    canAskForHint: isComposing && mode === 'tutor' && thread.at(-1)?.role === 'assistant',
  };
};

export const selectMode = ({ context }: Snapshot): AssistantMode => context.mode;
export const selectConversationId = ({ context }: Snapshot): string | null => context.conversationId;
/** The query of the address: what the machine says, also when it has declined what the query asked for (S2 §4). */
export const selectAddress = ({ context: { mode, conversationId } }: Snapshot): Readonly<Record<string, string>> =>
  conversationId === null ? { mode } : { mode, conversation: conversationId };
export const selectIntention = (snapshot: Snapshot): Intention | null =>
  snapshot.matches('confirming') ? snapshot.context.intention : null;

export interface HistoryView {
  readonly conversations: readonly ConversationSummary[];
  readonly isLoading: boolean;
  readonly canShowMore: boolean;
  readonly error: string | undefined;
}

export const selectHistory = (snapshot: SnapshotFrom<typeof conversationHistoryMachine>): HistoryView => {
  const { conversations, hasNextPage, failure } = snapshot.context;
  return {
    conversations,
    isLoading: snapshot.hasTag('busy'),
    canShowMore: snapshot.matches('listed') && hasNextPage,
    error: snapshot.matches('failed') ? historyFailureText(failure ?? 'unexpected') : undefined,
  };
};
