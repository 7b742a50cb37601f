import type { SnapshotFrom } from 'xstate';
import type { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import {
  isReadingFiles,
  isSendable,
  MESSAGE_MAX_LENGTH,
  minLengthIn,
  typedAfter,
} from '#domain/learning/assistant/assistant.rules.ts';
import { aiBlockOf } from '#domain/access/navigation-guard/navigation-guard.rules.ts';
import type { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { AssistantContext, Intention } from '#domain/learning/assistant/assistant.types.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { hintLevel, type HintLevel } from '#domain/learning/hint-level/hint-level.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { AiBlock } from '#ui/access/ai-block.view.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';
import { chatTexts } from '#ui/texts/chat.pl.ts';
import { hintReader, learningTexts as texts } from '#ui/texts/learning.pl.ts';

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

/** What is said here otherwise than elsewhere: of a conversation that is not there, and of points, which cannot be bought yet. */
const OWN_TEXTS: Partial<Record<FailureCode, string>> = {
  'request/not-found': texts.unknownConversation,
  'assistant/no-access': texts.noAccess,
};

const textOf = (failure: FailureCode | null): string | undefined =>
  failure === null ? undefined : (OWN_TEXTS[failure] ?? failureTexts[failure]);

export const selectThread = (snapshot: Snapshot): ThreadView => {
  const { thread, failure } = snapshot.context;
  if (snapshot.matches('opening')) return { screen: 'opening' };
  if (snapshot.matches('unopened')) return { screen: 'unopened', error: failureTexts[failure ?? 'unexpected'] };
  const error = textOf(failure);
  return thread.length === 0
    ? { screen: 'empty', error }
    : { screen: 'thread', turns: thread, isAsking: snapshot.matches('asking'), error };
};

/** From here on the length of a draft is told. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH * 0.8;

export interface ComposerView {
  readonly mode: AssistantMode;
  readonly draft: string;
  readonly isAsking: boolean;
  readonly canSend: boolean;
  /** Why what is typed cannot be sent. */
  readonly obstacle: string | undefined;
  /** "1700/2000", once the draft has become long. */
  readonly counter: string | undefined;
}

const obstacleIn = (draft: string, thread: readonly Turn[], hasFiles: boolean): string | undefined => {
  const { length } = draft.trim();
  if (length > MESSAGE_MAX_LENGTH) return chatTexts.tooLong(length - MESSAGE_MAX_LENGTH);
  return length > 0 && length < minLengthIn(thread) && !hasFiles ? texts.tooShort : undefined;
};

export const selectComposer = (snapshot: Snapshot): ComposerView => {
  const { mode, draft, thread, attachments } = snapshot.context;
  return {
    mode,
    draft,
    isAsking: snapshot.matches('asking'),
    canSend:
      snapshot.matches('composing') && snapshot.context.pause === null && isSendable(draft, thread, attachments.length),
    obstacle: obstacleIn(draft, thread, attachments.length > 0),
    counter: draft.length < COUNTED_FROM ? undefined : `${draft.trim().length}/${MESSAGE_MAX_LENGTH}`,
  };
};

/** Whether it is known what has been written before: what is typed from now on is not written over. */
export const selectIsReady = (snapshot: Snapshot): boolean =>
  !(['deciding', 'preparing', 'opening'] as const).some((state) => snapshot.matches(state));

/** What of a whole text of the thread is its draft: a question on its way stands at its beginning. */
export const draftAfter = ({ context: { pending } }: Snapshot, text: string): string =>
  pending === null ? text : typedAfter(pending.prompt, text);

/** The answer on its way as far as it has come; empty before its first word. */
export const selectWriting = ({ context }: Snapshot): string => context.writing;

/** Milliseconds for which nothing can be sent. */
export const selectPause = ({ context }: Snapshot): number | null => context.pause;

/** The hint levels after an answer of Tutor; while a request is on its way its buttons stay, so that the focus has its place. */
export type HintsView = { readonly state: 'none' } | { readonly state: 'open' | 'waiting'; readonly level: HintLevel };

export const selectHints = (snapshot: Snapshot): HintsView => {
  const { mode, thread } = snapshot.context;
  if (mode !== 'tutor' || !thread.some(({ role }) => role === 'assistant')) return { state: 'none' };
  return {
    state: snapshot.matches('composing') && snapshot.context.pause === null ? 'open' : 'waiting',
    level: hintLevel(thread, hintReader),
  };
};

/** The files of the message that is being written; those on their way are in the thread. */
export const selectFiles = ({ context: { attachments, pending } }: Snapshot): readonly Attachment[] =>
  pending === null ? attachments : attachments.filter((file) => !pending.attachments.includes(file));

/** Whether the question on its way brings files, which is told while the pupil waits (S2 §4.10). */
export const selectIsReadingFiles = ({ context }: Snapshot): boolean => isReadingFiles(context);

export const selectClassId = ({ context }: Snapshot): number | null => context.classId;
export const selectMode = ({ context }: Snapshot): AssistantMode => context.mode;
export const selectConversationId = ({ context }: Snapshot): string | null => context.conversationId;

/** What the address of the assistant names. */
export type AssistantAddress = Pick<AssistantContext, 'mode' | 'conversationId'>;

export const queryOf = ({ mode, conversationId }: AssistantAddress): string =>
  new URLSearchParams(conversationId === null ? { mode } : { mode, conversation: conversationId }).toString();

/** The address as the machine wants it; null while something is being opened or confirmed. */
export const selectSettledQuery = (snapshot: Snapshot): string | null =>
  (['composing', 'asking', 'unopened'] as const).some((state) => snapshot.matches(state))
    ? queryOf(snapshot.context)
    : null;

/**
 * Why the pupil only reads: they came for what was written before, and AI was not open to them (D40); null while they may ask.
 * Whoever loses access in the middle of work keeps the composer, and so does whom only a guardian's consent keeps from AI (R8).
 */
export const selectReading = (
  { context: { isReading, access } }: SnapshotFrom<typeof navigationGuardMachine>,
  block: AiBlock | null,
): AiBlockReason | null =>
  isReading && access !== null && aiBlockOf(access) !== null && block !== 'guardian_missing' ? block : null;

export const selectIntention = (snapshot: Snapshot): Intention | null =>
  snapshot.matches('confirming') ? snapshot.context.intention : null;
