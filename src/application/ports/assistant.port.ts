import type { Answer, Question } from '#domain/learning/assistant/assistant.types.ts';

export interface Assistant {
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
}
