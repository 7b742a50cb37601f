export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactProblem =
  | 'name/short'
  | 'name/long'
  | 'email/format'
  | 'email/long'
  | 'subject/short'
  | 'subject/long'
  | 'message/short'
  | 'message/long';
