export interface NewsletterLeaveForm {
  /** What the link of the letter carries. */
  readonly token: string;
}

export type NewsletterLeaveProblem = 'token/missing';
