/** How an answer was found: yes or no, as they are stored (D5). */
export type Verdict = 'oui' | 'non';

/** S2 §4.22, §9.6 */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** What a pupil adds to a No. */
export interface FeedbackDetails {
  readonly rating: Rating | null;
  readonly comment: string;
}

export interface Feedback {
  readonly verdict: Verdict;
  readonly details: FeedbackDetails | null;
}

export interface FeedbackInput {
  readonly userId: string;
}

export interface FeedbackContext extends FeedbackInput {
  /** The answer that is rated. */
  readonly answerId: string | null;
  /** The latest answer of the thread: another one only while the dialog about an earlier one is open. */
  readonly latestAnswerId: string | null;
  /** What has been given for this answer. */
  readonly given: Feedback | null;
  readonly details: FeedbackDetails;
}

export type FeedbackEvent =
  | { readonly type: 'thread.changed'; readonly latestAnswerId: string | null }
  | { readonly type: 'pupil.approved' }
  | { readonly type: 'pupil.disapproved' }
  | { readonly type: 'pupil.starChosen'; readonly star: Rating }
  | { readonly type: 'pupil.commentChanged'; readonly text: string }
  | { readonly type: 'pupil.feedbackSent' }
  | { readonly type: 'pupil.feedbackCancelled' };

export type FeedbackEmitted = {
  readonly type: 'feedback.given';
  readonly userId: string;
  readonly answerId: string;
  readonly feedback: Feedback;
};
