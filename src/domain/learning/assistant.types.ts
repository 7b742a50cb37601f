/** Tutor guides and never gives the answer away; buddy (Przyjaciel) shows the whole solution. */
export type AssistantMode = 'tutor' | 'buddy';

export interface Turn {
  readonly role: 'user' | 'assistant';
  /** Markdown with formulas between dollars. */
  readonly content: string;
}

export interface Question {
  readonly mode: AssistantMode;
  readonly userId: string;
  readonly prompt: string;
  /** The turns before this prompt. */
  readonly history: readonly Turn[];
  readonly conversationId: string | null;
  readonly classId: number | null;
  /** Repeated with the same question, so that a lost answer is asked for again and not paid for again (R10). */
  readonly idempotencyKey: string;
}

export interface Answer {
  readonly response: string;
  /** The whole thread, this answer included. */
  readonly history: readonly Turn[];
  readonly conversationId: string;
  /** Trial points this answer has cost. */
  readonly pointsUsed: number;
}

export interface ConversationSummary {
  readonly id: string;
  readonly mode: AssistantMode;
  readonly title: string;
  /** ISO time. */
  readonly createdAt: string;
}

export interface Conversation extends ConversationSummary {
  readonly messages: readonly Turn[];
}

export interface ConversationPage {
  readonly conversations: readonly ConversationSummary[];
  readonly page: number;
  readonly hasNextPage: boolean;
}
