import type { FailureCode } from '#domain/shared/failure.ts';
import type { Assessment, AssessmentKind } from '#domain/learning/assessment.types.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import type { QuizState } from '#domain/learning/quiz-conversation.types.ts';

export interface AssessmentMessage {
  readonly assessment: Assessment;
  readonly text: string;
  /** The turns before this message. */
  readonly history: readonly TimedTurn[];
  /** From 0; a quiz's. */
  readonly questionIndex: number;
  readonly idempotencyKey: string;
}

export interface AssessmentReply {
  /** An exam's: ok, success or completed, or else it has failed (S2 §4.44). Null for a quiz. */
  readonly status: string | null;
  readonly response: string;
  /** The whole thread, this reply included. */
  readonly history: readonly TimedTurn[];
  /** Null for an exam. */
  readonly quizState: QuizState | null;
}

export interface PendingMessage {
  readonly text: string;
  readonly idempotencyKey: string;
}

export interface AssessmentChatInput {
  readonly kind: AssessmentKind;
  readonly assessment: Assessment | null;
}

export interface AssessmentChatContext extends AssessmentChatInput {
  readonly thread: readonly TimedTurn[];
  readonly quizState: QuizState | null;
  readonly draft: string;
  readonly pending: PendingMessage | null;
  readonly lost: PendingMessage | null;
  readonly failure: FailureCode | null;
  /** What the assistant said instead of an answer; shown in place of the failure's own sentence. */
  readonly refusal: string | null;
}

export type AssessmentChatEvent =
  | { readonly type: 'pupil.draftChanged'; readonly text: string }
  | { readonly type: 'pupil.messageSent'; readonly text: string; readonly at: number; readonly idempotencyKey: string }
  | { readonly type: 'pupil.messageCancelled' }
  | { readonly type: 'pupil.startedOver' };
