/** What was typed and not yet sent, per user and thread; survives reloads, errors and expired sessions. */
export interface Drafts {
  read(userId: string, thread: string): string;
  keep(userId: string, thread: string, text: string): void;
  /** Forgets everything of everybody: at logout and when the user changes (R14). */
  clear(): void;
}
