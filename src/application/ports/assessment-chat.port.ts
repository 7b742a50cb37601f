import type { SheetMessage, SheetReply } from '#domain/learning/assessment-chat/assessment-chat.types.ts';

export interface SheetTalk {
  /** Fails with `exam/type-unavailable` or `assistant/away` where the words of the server's error say so (S2 §8). */
  send(message: SheetMessage, signal?: AbortSignal): Promise<SheetReply>;
}
