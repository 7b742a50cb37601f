import type { ClientLogEntry } from '#domain/resilience/client-log/client-log.types.ts';

/** Entries that wait to be sent, through a reload of the page, for one user at a time (R14). */
export interface ClientLogStore {
  /** Oldest first; none when they cannot be read. What is kept of anybody else goes. */
  recall(userId: string): readonly ClientLogEntry[];
  keep(userId: string, entries: readonly ClientLogEntry[]): void;
}
