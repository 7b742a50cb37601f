import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Untreated } from '#tutoring/families/task.finder.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Question } from '#tutoring/reading/asking.reader.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';
import type { Intent } from '#tutoring/reading/intent.reader.ts';
import type { Remark } from '#tutoring/reading/remark.reader.ts';

/** Where the pupil stands in the task of the thread. */
export interface Position {
  readonly original: WorkedTask;
  /** As the pupil told it; undefined for a task that the tutor made. */
  readonly told: string | undefined;
  /** What is left after the pupil's own right steps. */
  readonly current: WorkedTask;
  /** Hints given for `current` so far. */
  readonly hintLevel: number;
  readonly isSolved: boolean;
  /** What the pupil has found of an answer that has two halves. */
  readonly halves: string;
  /** The tasks of the thread before this one, the first first. */
  readonly earlier: readonly WorkedTask[];
  /** A message of which the tutor has asked what it was meant as. */
  readonly asked: string | undefined;
}

/** What is said without mathematics, or beside it. */
export type Talk = Intent | Remark;

/** What the latest message is. */
export type Happening =
  | { readonly kind: 'newTask'; readonly isFirstOfMany: boolean }
  | { readonly kind: 'attempt'; readonly verdict: Verdict }
  /** `verdicts` are those on the results that are asked about, in their order. */
  | { readonly kind: 'question'; readonly question: Question; readonly verdicts: readonly (Verdict | undefined)[] }
  | { readonly kind: 'wish'; readonly wish: 'newTask' | 'firstTask' }
  /** A step of this task, or a task of its own: the tutor asks. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'topic'; readonly topic: Topic }
  /** An answer to the question of a topic. */
  | { readonly kind: 'topicAnswer'; readonly topic: Topic; readonly isRight: boolean; readonly tries: number }
  | { readonly kind: 'talk'; readonly intent: Talk }
  /** `near` are topics of which one may be meant. */
  | { readonly kind: 'untreated'; readonly reason: Untreated; readonly near?: readonly Topic[] };

export interface Moment {
  /** Before the message; undefined while the thread has no task. */
  readonly before: Position | undefined;
  readonly after: Position | undefined;
  readonly happening: Happening;
}
