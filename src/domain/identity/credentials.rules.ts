/** What may be typed into the identity forms (S1 §5.4–5.9, §5.13–5.16, §9.28). Each function answers with a code per field, or nothing when all is well. */
export const PASSWORD_MIN_LENGTH = 6;
export const NAME_MAX_LENGTH = 100;

/** Non-space text, an at sign, text, a dot, text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export type AccountField = 'email' | 'password' | 'confirmation';
export type AccountProblem =
  | 'email/required'
  | 'email/format'
  | 'password/required'
  | 'password/short'
  | 'confirmation/required'
  | 'confirmation/different';

export interface AccountForm {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

const emailProblem = (email: string): AccountProblem | undefined => {
  if (email.trim() === '') return 'email/required';
  return isEmail(email) ? undefined : 'email/format';
};

const passwordProblem = (password: string): AccountProblem | undefined => {
  if (password === '') return 'password/required';
  return password.length < PASSWORD_MIN_LENGTH ? 'password/short' : undefined;
};

const confirmationProblem = (password: string, confirmation: string): AccountProblem | undefined => {
  if (confirmation === '') return 'confirmation/required';
  return confirmation === password ? undefined : 'confirmation/different';
};

export const accountProblems = ({
  email,
  password,
  confirmation,
}: AccountForm): Partial<Record<AccountField, AccountProblem>> => {
  const problems = {
    email: emailProblem(email),
    password: passwordProblem(password),
    confirmation: confirmationProblem(password, confirmation),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};

/** Whether step 1 may be sent: the e-mail is not empty, both passwords are long enough and equal (S1 §5.10–5.12). */
export const canSubmitAccount = ({ email, password, confirmation }: AccountForm): boolean =>
  email.trim() !== '' && password.length >= PASSWORD_MIN_LENGTH && password === confirmation;

export type DetailsField = 'firstName' | 'classId' | 'terms';
export type DetailsProblem = 'firstName/required' | 'firstName/long' | 'class/required' | 'terms/required';

export interface DetailsForm {
  readonly firstName: string;
  readonly classId: number | null;
  readonly isTermsAccepted: boolean;
  readonly marketingConsent: boolean;
}

export const firstNameProblem = (firstName: string): DetailsProblem | undefined => {
  if (firstName.trim() === '') return 'firstName/required';
  return firstName.trim().length > NAME_MAX_LENGTH ? 'firstName/long' : undefined;
};

export const detailsProblems = (form: DetailsForm): Partial<Record<DetailsField, DetailsProblem>> => {
  const problems = {
    firstName: firstNameProblem(form.firstName),
    classId: form.classId === null ? 'class/required' : undefined,
    terms: form.isTermsAccepted ? undefined : 'terms/required',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};

/** The first word of the display name, to fill in the first name (S1 §5.14). */
export const firstNameOf = (displayName: string | null): string => displayName?.trim().split(/\s+/)[0] ?? '';
