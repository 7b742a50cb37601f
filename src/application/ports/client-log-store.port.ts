import type { ClientLogEntry } from '#domain/resilience/client-log/client-log.types.ts';

/** Entries that wait to be sent, from one visit to the next. */
export interface ClientLogStore {
  /** Oldest first; none when they cannot be read. */
  recall(): readonly ClientLogEntry[];
  keep(entries: readonly ClientLogEntry[]): void;
}
