import type { JournalEntry } from '#domain/resilience/client-log/client-log.types.ts';

/** Entries that wait to be sent, from one visit to the next. */
export interface JournalStore {
  /** Oldest first; none when they cannot be read. */
  recall(): readonly JournalEntry[];
  keep(entries: readonly JournalEntry[]): void;
}
