import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

/** `unknown`: too few answers to say. */
export type TopicState = 'sure' | 'shaky' | 'unknown';

export interface TopicProgress {
  /** A word like `mathematics`. */
  readonly subject: string;
  readonly topic: string;
  /** How likely it is known, 0 to 1. */
  readonly mastery: number;
  readonly answers: number;
  readonly state: TopicState;
}

/** A question of a quiz whose last answer was wrong. */
export interface Mistake {
  readonly quizId: string;
  readonly questionId: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** What a pupil's own answers say. */
export interface Progress {
  readonly topics: readonly TopicProgress[];
  /** What to train next; null where nothing is shaky. */
  readonly next: { readonly subject: string; readonly topic: string } | null;
  /** The latest first. */
  readonly mistakes: readonly Mistake[];
}

export interface Correction {
  readonly quizId: string;
  readonly questionId: string;
  /** The text of an option. */
  readonly chosen: string;
}

export interface CorrectionReply {
  readonly isRight: boolean;
  readonly rightAnswer: string;
  readonly explanation: string;
}

export interface ProgressContext {
  readonly progress: Progress;
  /** The place of the mistake that is being corrected. */
  readonly place: number;
  readonly correction: Keyed<Correction> | null;
  readonly reply: CorrectionReply | null;
  readonly failure: FailureCode | null;
}

export type ProgressEvent =
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.correctionStarted' }
  | { readonly type: 'pupil.optionChosen'; readonly option: string; readonly idempotencyKey: string }
  | { readonly type: 'pupil.wentOn' }
  | { readonly type: 'pupil.correctionEnded' };
