import type { AssistantContext, KeptQuestion, PendingQuestion } from './assistant.types.ts';
import type { Turn } from '#domain/learning/conversation.types.ts';
import type { Attachment } from './attachment.types.ts';

/** Bounds of the first message in characters (S2 §5.1–5.2, §9.1–9.2). */
export const MESSAGE_MIN_LENGTH = 3;
export const MESSAGE_MAX_LENGTH = 2_000;

/** How much the next message of a thread needs: the first one is a task (S2 §5.1, §5.3), later "4" is an answer (D28). */
export const minLengthIn = (thread: readonly Turn[]): number => (thread.length === 0 ? MESSAGE_MIN_LENGTH : 1);

/** Whether a message can be the next one of a thread. A file says enough by itself (S2 §5.1, §5.3). */
export const isSendable = (text: string, thread: readonly Turn[], attachmentCount = 0): boolean => {
  const { length } = text.trim();
  return length <= MESSAGE_MAX_LENGTH && (length >= minLengthIn(thread) || attachmentCount > 0);
};

/** The name under which a thread's draft is kept. */
export const threadOf = ({ conversationId, mode }: Pick<AssistantContext, 'conversationId' | 'mode'>): string =>
  conversationId ?? `new-${mode}`;

const isSameFiles = (left: readonly Attachment[], right: readonly Attachment[]): boolean =>
  left.length === right.length && left.every(({ id }, index) => id === right[index]?.id);

/** A question that was lost and is sent again keeps its key, so that it is not paid for twice (R10). */
export const questionToSend = (
  lost: PendingQuestion | null,
  text: string,
  attachments: readonly Attachment[],
  idempotencyKey: string,
  turnsBefore: number,
): PendingQuestion => {
  const prompt = text.trim();
  return lost?.prompt === prompt && isSameFiles(lost.attachments, attachments) && lost.turnsBefore <= turnsBefore
    ? lost
    : { prompt, attachments, idempotencyKey, turnsBefore };
};

/** What is kept of the question on its way, or of the one that was lost; null where files went along, which no browser keeps for us. */
export const questionToKeep = ({ pending, lost }: Pick<AssistantContext, 'pending' | 'lost'>): KeptQuestion | null => {
  const question = pending ?? lost;
  if (question === null || question.attachments.length > 0) return null;
  const { prompt, idempotencyKey, turnsBefore } = question;
  return { prompt, idempotencyKey, turnsBefore, isLost: pending === null };
};

export const questionKept = ({ prompt, idempotencyKey, turnsBefore }: KeptQuestion): PendingQuestion => ({
  prompt,
  idempotencyKey,
  turnsBefore,
  attachments: [],
});

/** A question as it stands in the thread. */
export const turnOf = ({ prompt, attachments }: PendingQuestion): Turn =>
  attachments.length === 0
    ? { role: 'user', content: prompt }
    : { role: 'user', content: prompt, hasAttachments: true };

/** The server's history; what we know of files that went along stays known. */
export const historyWithMarks = (history: readonly Turn[], known: readonly Turn[]): readonly Turn[] =>
  history.map((turn, index) => {
    const before = known[index];
    return before?.hasAttachments === true && before.role === turn.role && before.content === turn.content
      ? before
      : turn;
  });

/** The input after a question was lost: the question first, then what was typed while it was on its way. */
export const restoredDraft = (prompt: string, draft: string): string => {
  if (draft.trim() === '') return prompt;
  return prompt === '' ? draft : `${prompt}\n${draft}`;
};

/** What of a remembered text was typed after the question that stands at its beginning. */
export const typedAfter = (prompt: string, text: string): string => {
  if (text === prompt) return '';
  return text.startsWith(`${prompt}\n`) ? text.slice(prompt.length + 1) : text;
};

/** Whether the question on its way brings files to read, which is told while the pupil waits (S2 §4). */
export const isReadingFiles = ({ pending }: Pick<AssistantContext, 'pending'>): boolean =>
  pending !== null && pending.attachments.length > 0;
