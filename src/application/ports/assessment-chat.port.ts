import type { AssessmentMessage, AssessmentReply } from '#domain/learning/assessment-chat/assessment-chat.types.ts';

export interface AssessmentChat {
  /** Fails with `exam/type-unavailable` or `assistant/away` where the words of the server's error say so (S2 §8.16–8.17). */
  send(message: AssessmentMessage, signal?: AbortSignal): Promise<AssessmentReply>;
}
