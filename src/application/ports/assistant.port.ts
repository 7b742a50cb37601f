import type { Answer, Question } from '#domain/learning/assistant.types.ts';

export interface Assistant {
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
}
