export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** What is written by hand: name and address come from the profile. */
export type ContactDraft = Pick<ContactForm, 'subject' | 'message'>;

/** What the address of the page may ask for: a lesson with a teacher (D19). */
export type ContactRequest = 'lesson';

export type ContactProblem =
  | 'name/short'
  | 'name/long'
  | 'email/format'
  | 'email/long'
  | 'subject/short'
  | 'subject/long'
  | 'message/short'
  | 'message/long';
