import type { Answer, Question } from '#domain/learning/assistant/assistant.types.ts';

export interface Assistant {
  /** `onWriting` hears the answer as far as it has come, whole each time; where nothing can be heard it is never called. */
  ask(question: Question, signal?: AbortSignal, onWriting?: (soFar: string) => void): Promise<Answer>;
  /** Ends the reply to the question of this key; what was shown of it is kept as its answer. */
  stop(idempotencyKey: string, signal?: AbortSignal): Promise<void>;
}
