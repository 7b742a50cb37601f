import * as z from 'zod/mini';
import { classId, conversationId, userId } from '#contract/schemas/id.schema.ts';
import { withFieldAliases } from '#contract/schemas/field-aliases.schema.ts';
import { text, trimmedText } from '#contract/schemas/text.schema.ts';
import { sentHistory, storedTurn, turn } from '#contract/schemas/turn.schema.ts';
import { CONVERSATION_NAME_MAX_LENGTH } from '#domain/learning/conversation-history/conversation-history.rules.ts';
import { MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH } from '#domain/learning/assistant/assistant.rules.ts';

const MAX_FILES = 5;
const MAX_FILE_BYTES = 5 * 1024 * 1024;

const ENDS = 64;

/** By its length and its two ends: megabytes are not looked through twice, and whoever decodes them sees the rest. */
const endsInBase64 = (file: string): boolean =>
  file.length % 4 === 0 &&
  /^[0-9a-zA-Z+/]*={0,2}$/.test(file.length > 2 * ENDS ? file.slice(0, ENDS) + file.slice(-ENDS) : file);

const base64 = z
  .stringFormat('base64', endsInBase64)
  .check(z.minLength(4), z.maxLength(Math.ceil(MAX_FILE_BYTES / 3) * 4));

/** What the bytes really are is the server's to see; images go in `images`, documents in `attachments` (S2 §5.8). */
const attachment = z.object({
  fileName: text(255, 1),
  contentType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']),
  content: base64,
});

const fileCount = (body: {
  readonly images?: readonly unknown[] | null | undefined;
  readonly attachments?: readonly unknown[] | null | undefined;
}): number => (body.images?.length ?? 0) + (body.attachments?.length ?? 0);

/** In a thread "4" and "x" are answers (D28). */
const REPLY_MIN_LENGTH = 1;

const minLengthOf = (body: {
  readonly conversationId?: string | null | undefined;
  readonly conversationHistory: readonly unknown[];
}): number =>
  typeof body.conversationId === 'string' || body.conversationHistory.length > 0
    ? REPLY_MIN_LENGTH
    : MESSAGE_MIN_LENGTH;

/** A message to Tutor or Przyjaciel: 3 to 2000 characters at the beginning of a thread and 1 to 2000 within it, or at least one file (S2 §5.1–5.3, D28). */
export const question = z
  .object({
    userId,
    prompt: text(MESSAGE_MAX_LENGTH),
    conversationHistory: sentHistory,
    conversationId: z.optional(z.nullable(conversationId)),
    classId: z.optional(z.nullable(classId)),
    images: z.optional(z.nullable(z.array(base64))),
    attachments: z.optional(z.nullable(z.array(attachment))),
  })
  .check(
    z.refine((body) => fileCount(body) <= MAX_FILES, {
      path: ['attachments'],
      message: `more than ${MAX_FILES} files`,
    }),
    z.refine((body) => body.prompt.trim().length >= minLengthOf(body) || fileCount(body) > 0, {
      path: ['prompt'],
      message: `shorter than ${MESSAGE_MIN_LENGTH} characters, or empty within a thread, and without a file`,
    }),
  );

/** Both spellings of S2 §7.22–7.26 are read; ours is written. */
export const assistantAnswer = withFieldAliases(
  { conversation_history: 'conversationHistory', points: 'pointsUsed', conversation_id: 'conversationId' },
  z.object({
    success: z.boolean(),
    response: z.string(),
    /** The whole thread, this answer included. */
    conversationHistory: z.array(turn),
    conversationId: z.string(),
    pointsUsed: z.number(),
  }),
);

const mode = z.enum(['tutor', 'buddy']);

export const conversationSummary = z.object({ id: z.string(), mode, title: z.string(), createdAt: z.string() });
/** What a pupil may change of a conversation. */
export const conversationChange = z.object({ title: trimmedText(CONVERSATION_NAME_MAX_LENGTH, 1) });
/** S2 §3.1–3.2 */
export const conversation = z.extend(conversationSummary, { messages: z.array(storedTurn) });
/** S2 §3.36 */
export const conversationPage = z.object({
  conversations: z.array(conversationSummary),
  page: z.number(),
  hasNextPage: z.boolean(),
});
