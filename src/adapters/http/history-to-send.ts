import { byteLength } from '#contract/schemas/text.schema.ts';
import { MAX_HISTORY_BYTES, MAX_HISTORY_TURNS, MAX_TURN_LENGTH } from '#contract/schemas/turn.schema.ts';
import type { Turn } from '#domain/learning/conversation.types.ts';

/** The newest turns that the server takes (R12), oldest first: a long thread loses its beginning, never its question. */
export const historyToSend = (history: readonly Turn[]): Turn[] => {
  const sent: Turn[] = [];
  let bytes = 0;
  for (const turn of history.slice(-MAX_HISTORY_TURNS).toReversed()) {
    const content = turn.content.slice(0, MAX_TURN_LENGTH);
    bytes += byteLength(content);
    if (bytes > MAX_HISTORY_BYTES) break;
    sent.unshift({ role: turn.role, content });
  }
  return sent;
};
