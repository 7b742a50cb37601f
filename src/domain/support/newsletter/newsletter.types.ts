export interface NewsletterForm {
  readonly email: string;
}

export type NewsletterProblem = 'email/format';
