/** What was typed and not yet sent, per user and thread; survives reloads, errors and expired sessions. */
export interface Drafts {
  read(userId: string, thread: string): string;
  keep(userId: string, thread: string, text: string): void;
  /** Forgets everything of everybody else: when the user changes (R14). */
  keepOnly(userId: string): void;
  /** Forgets everything of everybody: at logout (R14). */
  clear(): void;
}
