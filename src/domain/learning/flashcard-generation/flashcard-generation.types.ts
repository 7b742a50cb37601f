import type { Turn } from '#domain/learning/conversation.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

/** What an analysis found the conversation to be about. */
export interface TopicSuggestion {
  readonly summary: string;
  readonly subject: string;
  readonly topicTitle: string;
}

export interface FlashcardForm {
  readonly subject: string;
  readonly topic: string;
}

export interface ConversationToAnalyse {
  readonly conversation: readonly Turn[];
  readonly userClass: string;
}

/** The topic that the pupil has confirmed. */
export interface FlashcardOrder extends FlashcardForm {
  readonly userClass: string;
}

export interface FlashcardGenerationInput {
  /** A class label; null when none is known. */
  readonly userClass: string | null;
}

export interface FlashcardGenerationContext {
  readonly userClass: string;
  /** Null where a topic is typed freely: in the home and account area. */
  readonly conversation: readonly Turn[] | null;
  /** Of the analysis; another try is the same analysis (R10). */
  readonly analysisKey: string;
  readonly form: FlashcardForm;
  /** The order on its way, or one that was lost on it. */
  readonly order: Keyed<FlashcardOrder> | null;
  readonly htmlContent: string;
  readonly failure: FailureCode | null;
}

export type FlashcardGenerationEvent =
  | {
      readonly type: 'pupil.flashcardRequested';
      readonly conversation: readonly Turn[] | null;
      readonly idempotencyKey: string;
    }
  | { readonly type: 'pupil.subjectChanged'; readonly text: string }
  | { readonly type: 'pupil.topicChanged'; readonly text: string }
  | { readonly type: 'pupil.topicConfirmed'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.generationCancelled' }
  | { readonly type: 'pupil.retried'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.formRequested' }
  | { readonly type: 'pupil.windowRequested' }
  | { readonly type: 'pupil.dialogClosed' };

export type FlashcardGenerationEmitted =
  | { readonly type: 'flashcard.found'; readonly flashcardId: string }
  | { readonly type: 'flashcard.windowWanted'; readonly htmlContent: string };
