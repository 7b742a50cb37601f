import type { FailureCode } from '#domain/shared/failure.ts';
import { isAnswered, isEcho, withoutEchoes } from './exam-chat.rules.ts';
import { openingStanding, openingTurn } from './quiz-chat.rules.ts';
import type { PendingMessage, QuizStanding, SheetChatInput, SheetReply, SheetTurn } from './assessment-chat.types.ts';
import type { SheetKind } from '#domain/learning/assessment.types.ts';

/** Longest message about an exam or a quiz, in characters (S2 §5). */
export const SHEET_MESSAGE_MAX_LENGTH = 2_000;
/** How long a reply may take, in milliseconds (S2 §9). */
export const SHEET_REPLY_TIMEOUT = { exam: 180_000, quiz: 300_000 } as const satisfies Record<SheetKind, number>;

export const isMessageSendable = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= SHEET_MESSAGE_MAX_LENGTH;
};

/** Why nothing can be said about this sheet; null when it can (S2 §5, §8). */
export const obstacleTo = ({ kind, sheet }: SheetChatInput): FailureCode | null => {
  if (sheet === null) return kind === 'exam' ? 'exam/no-content' : 'quiz/missing';
  if (sheet.kind === 'exam') return sheet.exam.htmlContent.trim() === '' ? 'exam/no-content' : null;
  return sheet.quiz.questions.length === 0 ? 'quiz/unprepared' : null;
};

/** The thread and the standing that a chat begins with: a quiz's question 1 and 0 percent, nothing for an exam (S2 §4). */
export const beginning = ({
  sheet,
}: SheetChatInput): { readonly thread: readonly SheetTurn[]; readonly standing: QuizStanding | null } =>
  sheet?.kind === 'quiz'
    ? { thread: [openingTurn(sheet.quiz)], standing: openingStanding(sheet.quiz) }
    : { thread: [], standing: null };

/** In an exam's chat the same message within five seconds is dropped; in a quiz the same letter may answer the next question (S2 §4). */
export const isRepetition = (kind: SheetKind, thread: readonly SheetTurn[], text: string, at: number): boolean =>
  kind === 'exam' && isEcho(thread, { role: 'user', content: text.trim(), at });

/** A message that was lost and is sent again keeps its key, so that it is not paid for twice (R10). */
export const messageToSend = (lost: PendingMessage | null, text: string, idempotencyKey: string): PendingMessage =>
  lost?.text === text.trim() ? lost : { text: text.trim(), idempotencyKey };

export const isReply = ({ status }: SheetReply): boolean => status === null || isAnswered(status);

/** The thread as the reply tells it (S2 §4). */
export const threadOf = (kind: SheetKind, { history }: SheetReply): readonly SheetTurn[] =>
  kind === 'exam' ? withoutEchoes(history) : history;

type Table = Partial<Record<FailureCode, FailureCode>>;

const OF_QUIZZES: Table = {
  'assistant/no-access': 'assistant/no-access',
  'session/expired': 'session/expired',
  'request/too-many': 'request/too-many',
  'network/offline': 'chat/unsent',
  'network/timeout': 'chat/unsent',
};
const TABLE: Readonly<Record<SheetKind, Table>> = {
  exam: { ...OF_QUIZZES, 'exam/type-unavailable': 'exam/type-unavailable', 'assistant/away': 'assistant/away' },
  quiz: OF_QUIZZES,
};

/** The row of the error table that a cause belongs to (S2 §8). */
export const failureAbout = (kind: SheetKind, cause: FailureCode): FailureCode => TABLE[kind][cause] ?? 'unexpected';

const WORDS: readonly (readonly [string, FailureCode])[] = [
  ['no ai access', 'assistant/no-access'],
  ['invalid exam type', 'exam/type-unavailable'],
  ['external service', 'assistant/away'],
];

/** What the words of a server's error say, for the adapter that reads them; null when they say nothing known (S2 §8). */
export const failureInWords = (message: string): FailureCode | null =>
  WORDS.find(([words]) => message.toLowerCase().includes(words))?.[1] ?? null;
