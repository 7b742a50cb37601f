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
  /** Whose entries these are; null until somebody was here. Nobody else's name goes with them. */
  readonly ownerId: string | null;
  /** Whether the owner is signed in; meanwhile entries wait. */
  readonly isHere: boolean;
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

/** What is to be kept for this user; before anybody was here there is nobody for whom. */
export interface ClientLogEmitted {
  readonly type: 'clientLog.changed';
  readonly userId: string | null;
  readonly entries: readonly ClientLogEntry[];
}
