import type { AssistantContext, PendingQuestion } from './assistant.types.ts';

/** Bounds of a message in characters (S2 §5, §9). */
export const MESSAGE_MIN_LENGTH = 3;
export const MESSAGE_MAX_LENGTH = 2_000;
/** How many past conversations a page lists (S2 §9). */
export const HISTORY_PAGE_SIZE = 10;

export const isSendable = (text: string): boolean => {
  const { length } = text.trim();
  return length >= MESSAGE_MIN_LENGTH && length <= MESSAGE_MAX_LENGTH;
};

/** The name under which a thread's draft is kept. */
export const threadOf = ({ conversationId, mode }: Pick<AssistantContext, 'conversationId' | 'mode'>): string => conversationId ?? `new-${mode}`;

/** A question that was lost and is sent again keeps its key, so that it is not paid for twice (R10). */
export const questionToSend = (lost: PendingQuestion | null, text: string, idempotencyKey: string): PendingQuestion => {
  const prompt = text.trim();
  return lost?.prompt === prompt ? lost : { prompt, idempotencyKey };
};

/** The input after a question was lost: the question first, then what was typed while it was on its way. */
export const restoredDraft = (prompt: string, draft: string): string => (draft.trim() === '' ? prompt : `${prompt}\n${draft}`);
