/** Tutor guides and never gives the answer away; buddy (Przyjaciel) shows the whole solution (S2 §1.8, §4.1). */
export type AssistantMode = 'tutor' | 'buddy';

export interface Turn {
  readonly role: 'user' | 'assistant';
  /** Markdown with formulas between dollars. */
  readonly content: string;
  /** Whether files went along; known only in the session in which they were sent. */
  readonly hasAttachments?: true;
}

export interface TimedTurn extends Turn {
  /** Milliseconds since the epoch; null when nobody wrote it down. */
  readonly at: number | null;
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
