import type {
  ConversationToAnalyse,
  FlashcardOrder,
  TopicSuggestion,
} from '#domain/learning/flashcard-generation/flashcard-generation.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface FlashcardGenerator {
  analyse(order: Keyed<ConversationToAnalyse>, signal?: AbortSignal): Promise<TopicSuggestion>;
  /** The flashcard's HTML, not yet sanitised for showing; empty when the server sent none. */
  make(order: Keyed<FlashcardOrder>, signal?: AbortSignal): Promise<string>;
  /** The id of the newest flashcard of the history; null when there is none. */
  newest(signal?: AbortSignal): Promise<string | null>;
}
