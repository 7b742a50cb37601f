export type ClientLogLevel = 'debug' | 'info' | 'warning' | 'error';

/** A line that our own code writes; it never quotes what a pupil wrote (R9). */
export interface ClientLogEntry {
  readonly level: ClientLogLevel;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Entries on their way, in the name of whoever is signed in. */
export interface ClientLogBatch {
  readonly userId: string;
  readonly entries: readonly ClientLogEntry[];
}

export interface ClientLogContext {
  /** Null while nobody is signed in; then entries wait. */
  readonly userId: string | null;
  /** Oldest first. */
  readonly waiting: readonly ClientLogEntry[];
  /** What is being sent. */
  readonly batch: readonly ClientLogEntry[];
}

export type ClientLogEvent =
  | { readonly type: 'entry.written'; readonly entry: ClientLogEntry }
  | { readonly type: 'page.left' }
  | { readonly type: 'session.established'; readonly userId: string }
  | { readonly type: 'session.ended'; readonly isLeft: boolean };

export type ClientLogEmitted = { readonly type: 'clientLog.changed'; readonly entries: readonly ClientLogEntry[] };
