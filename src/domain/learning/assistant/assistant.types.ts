import type { FailureCode } from '#domain/shared/failure.ts';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import type { Attachment, ChosenFile } from './attachment.types.ts';

export interface Question {
  readonly mode: AssistantMode;
  readonly userId: string;
  /** May be empty beside an attachment. */
  readonly prompt: string;
  readonly attachments: readonly Attachment[];
  /** The turns before this prompt. */
  readonly history: readonly Turn[];
  readonly conversationId: string | null;
  readonly classId: number | null;
  /** Repeated with the same question, so that a lost answer is asked for again and not paid for again (R10). */
  readonly idempotencyKey: string;
}

export interface Answer {
  readonly response: string;
  /** The whole thread, this answer included. */
  readonly history: readonly Turn[];
  readonly conversationId: string;
  /** Trial points this answer has cost. */
  readonly pointsUsed: number;
}

/** A question on its way, or one that was lost on it. */
export interface PendingQuestion {
  readonly prompt: string;
  readonly attachments: readonly Attachment[];
  readonly idempotencyKey: string;
  /** How many turns of the thread came before it: the same request is the same to its last turn (R10). */
  readonly turnsBefore: number;
}

/** A question as it outlives the page (R10): whoever comes back hears its answer, and pays once. */
export interface KeptQuestion extends Omit<PendingQuestion, 'attachments'> {
  /** Whether it came back to the input; otherwise it was on its way. */
  readonly isLost: boolean;
}

/** What is remembered of a thread. */
export interface Recollection {
  /** What was typed; a question that was on its way stands at its beginning. */
  readonly text: string;
  readonly question: KeptQuestion | null;
}

/** What waits for the pupil's word because it would close the thread. */
export type Intention = { readonly kind: 'mode'; readonly mode: AssistantMode } | { readonly kind: 'new' };

export interface AssistantInput {
  readonly userId: string;
  readonly classId: number | null;
  readonly mode: AssistantMode;
  /** A conversation to open at once, from the address. */
  readonly conversationId: string | null;
}

export interface AssistantContext {
  readonly userId: string;
  readonly classId: number | null;
  readonly mode: AssistantMode;
  readonly conversationId: string | null;
  readonly thread: readonly Turn[];
  readonly draft: string;
  /** What goes along with the next question. */
  readonly attachments: readonly Attachment[];
  readonly pending: PendingQuestion | null;
  /** The answer to it as far as it has come. */
  readonly writing: string;
  readonly lost: PendingQuestion | null;
  readonly intention: Intention | null;
  readonly failure: FailureCode | null;
  /** Milliseconds that the server asks to be left alone; null when a question may be sent. */
  readonly pause: number | null;
}

export type AssistantEvent =
  | { readonly type: 'pupil.draftChanged'; readonly text: string }
  | { readonly type: 'pupil.filesAttached'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'pupil.fileRemoved'; readonly id: string }
  | { readonly type: 'pupil.messageSent'; readonly text: string; readonly idempotencyKey: string }
  | { readonly type: 'assistant.wrote'; readonly text: string }
  | { readonly type: 'pupil.askCancelled' }
  | { readonly type: 'pupil.modeChosen'; readonly mode: AssistantMode }
  | { readonly type: 'pupil.newConversationRequested' }
  | { readonly type: 'pupil.conversationChosen'; readonly conversationId: string }
  | { readonly type: 'history.conversationRemoved'; readonly conversationId: string }
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.confirmed' }
  | { readonly type: 'pupil.declined' };

export type AssistantEmitted =
  | { readonly type: 'assistant.answered' }
  | { readonly type: 'assistant.refused' }
  | { readonly type: 'reply.unwanted'; readonly idempotencyKey: string }
  | {
      readonly type: 'question.changed';
      readonly userId: string;
      readonly thread: string;
      readonly question: KeptQuestion | null;
    }
  | { readonly type: 'draft.changed'; readonly userId: string; readonly thread: string; readonly text: string };
