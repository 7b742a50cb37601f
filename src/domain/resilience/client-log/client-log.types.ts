export type JournalLevel = 'debug' | 'info' | 'warning' | 'error';

/** A line that our own code writes; it never quotes what a pupil wrote (R9). */
export interface JournalEntry {
  readonly level: JournalLevel;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Entries on their way, in the name of whoever is signed in. */
export interface JournalBatch {
  readonly userId: string;
  readonly entries: readonly JournalEntry[];
}

export interface JournalContext {
  /** Null while nobody is signed in; then entries wait. */
  readonly userId: string | null;
  /** Oldest first. */
  readonly waiting: readonly JournalEntry[];
  /** What is being sent. */
  readonly batch: readonly JournalEntry[];
}

export type JournalEvent =
  | { readonly type: 'entry.written'; readonly entry: JournalEntry }
  | { readonly type: 'page.left' }
  | { readonly type: 'session.established'; readonly userId: string }
  | { readonly type: 'session.ended'; readonly isLeft: boolean };

export type JournalEmitted = { readonly type: 'journal.changed'; readonly entries: readonly JournalEntry[] };
