import type { FailureCode } from '#domain/shared/failure.ts';
import { isAnswered, isEcho, withoutEchoes } from './exam-chat.rules.ts';
import type { AssessmentChatInput, AssessmentReply, PendingMessage } from './assessment-chat.types.ts';
import type { AssessmentKind } from '#domain/learning/assessment.types.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import { newConversation } from '#domain/learning/quiz-conversation.rules.ts';
import type { QuizState } from '#domain/learning/quiz-conversation.types.ts';

/** Longest message about an exam or a quiz, in characters (S2 §5.28, §5.30). */
export const ASSESSMENT_MESSAGE_MAX_LENGTH = 2_000;
/** How long a reply may take, in milliseconds (S2 §9.23, §9.25). */
export const ASSESSMENT_REPLY_TIMEOUT = { exam: 180_000, quiz: 300_000 } as const satisfies Record<
  AssessmentKind,
  number
>;

export const isMessageSendable = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= ASSESSMENT_MESSAGE_MAX_LENGTH;
};

/** Why nothing can be said about this assessment; null when it can (S2 §5.29, §5.31, §8.33). */
export const obstacleTo = ({ kind, assessment }: AssessmentChatInput): FailureCode | null => {
  if (assessment === null) return kind === 'exam' ? 'exam/no-content' : 'quiz/missing';
  if (assessment.kind === 'exam') return assessment.exam.htmlContent.trim() === '' ? 'exam/no-content' : null;
  return assessment.quiz.questions.length === 0 ? 'quiz/unprepared' : null;
};

/** What a chat begins with: a quiz where it was left, a new one at question 1 and 0 percent, nothing for an exam or a quiz without questions (S2 §3.20, §4.37, §4.39). */
export const beginning = ({
  assessment,
}: AssessmentChatInput): { readonly thread: readonly TimedTurn[]; readonly quizState: QuizState | null } =>
  assessment?.kind === 'quiz' && assessment.quiz.questions.length > 0
    ? (assessment.quiz.conversation ?? newConversation(assessment.quiz))
    : { thread: [], quizState: null };

/** In an exam's chat the same message within five seconds is dropped; in a quiz the same letter may answer the next question (S2 §4.42). */
export const isRepetition = (kind: AssessmentKind, thread: readonly TimedTurn[], text: string, at: number): boolean =>
  kind === 'exam' && isEcho(thread, { role: 'user', content: text.trim(), at });

/** A message that was lost and is sent again keeps its key, so that it is not paid for twice (R10). */
export const messageToSend = (lost: PendingMessage | null, text: string, idempotencyKey: string): PendingMessage =>
  lost?.text === text.trim() ? lost : { text: text.trim(), idempotencyKey };

export const isReply = ({ status }: AssessmentReply): boolean => status === null || isAnswered(status);

/** The thread as the reply tells it (S2 §4.43). */
export const threadOf = (kind: AssessmentKind, { history }: AssessmentReply): readonly TimedTurn[] =>
  kind === 'exam' ? withoutEchoes(history) : history;

type Table = Partial<Record<FailureCode, FailureCode>>;

const OF_QUIZZES: Table = {
  'assistant/no-access': 'assistant/no-access',
  'assistant/guardian-missing': 'assistant/guardian-missing',
  'assistant/terms-missing': 'assistant/terms-missing',
  'session/expired': 'session/expired',
  'request/too-many': 'request/too-many',
  'network/offline': 'chat/unsent',
  'network/timeout': 'chat/unsent',
};
const TABLE: Readonly<Record<AssessmentKind, Table>> = {
  exam: { ...OF_QUIZZES, 'exam/type-unavailable': 'exam/type-unavailable', 'assistant/away': 'assistant/away' },
  quiz: OF_QUIZZES,
};

/** The row of the error table that a cause belongs to (S2 §8.15–8.20, §8.24–8.26, §8.34). */
export const failureAbout = (kind: AssessmentKind, cause: FailureCode): FailureCode =>
  TABLE[kind][cause] ?? 'unexpected';

const WORDS: readonly (readonly [string, FailureCode])[] = [
  ['no ai access', 'assistant/no-access'],
  ['invalid exam type', 'exam/type-unavailable'],
  ['external service', 'assistant/away'],
];

/** What the words of a server's error say, for the adapter that reads them; null when they say nothing known (S2 §8.15–8.17). */
export const failureInWords = (message: string): FailureCode | null =>
  WORDS.find(([words]) => message.toLowerCase().includes(words))?.[1] ?? null;
