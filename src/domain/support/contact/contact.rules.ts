import { isEmail, NAME_MAX_LENGTH } from '#domain/identity/credentials.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { problemsIn } from '#domain/shared/form.rules.ts';
import type { ContactForm, ContactProblem, ContactRequest } from './contact.types.ts';

/** Characters of a name, without the blanks around it (S2 §5.41). */
export const CONTACT_NAME_MIN_LENGTH = 2;
/** Characters of an address at most (S2 §5.43, §9.35). */
export const CONTACT_EMAIL_MAX_LENGTH = 256;
/** Characters of a subject, without the blanks around it (S2 §5.44). */
export const CONTACT_SUBJECT_MIN_LENGTH = 5;
/** Characters of a subject at most (S2 §5.45, §9.33). */
export const CONTACT_SUBJECT_MAX_LENGTH = 100;
/** Characters of a message, without the blanks around it (S2 §5.46). */
export const CONTACT_MESSAGE_MIN_LENGTH = 10;
/** Characters of a message at most (S2 §5.47, §9.34). */
export const CONTACT_MESSAGE_MAX_LENGTH = 400;
/** Within how many hours a reply is promised (S2 §9.36). */
export const CONTACT_REPLY_HOURS = 24;

const lengthProblem = <Problem>(
  text: string,
  [min, short]: readonly [number, Problem],
  [max, long]: readonly [number, Problem],
): Problem | undefined => {
  if (text.length < min) return short;
  return text.length > max ? long : undefined;
};

const emailProblem = (email: string): ContactProblem | undefined => {
  if (email.length > CONTACT_EMAIL_MAX_LENGTH) return 'email/long';
  return isEmail(email) ? undefined : 'email/format';
};

export const tidiedContact = ({ name, email, subject, message }: ContactForm): ContactForm => ({
  name: name.trim(),
  email: email.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

export const contactProblems = (form: ContactForm) => {
  const { name, email, subject, message } = tidiedContact(form);
  return problemsIn<keyof ContactForm, ContactProblem>({
    name: lengthProblem<ContactProblem>(name, [CONTACT_NAME_MIN_LENGTH, 'name/short'], [NAME_MAX_LENGTH, 'name/long']),
    email: emailProblem(email),
    subject: lengthProblem<ContactProblem>(
      subject,
      [CONTACT_SUBJECT_MIN_LENGTH, 'subject/short'],
      [CONTACT_SUBJECT_MAX_LENGTH, 'subject/long'],
    ),
    message: lengthProblem<ContactProblem>(
      message,
      [CONTACT_MESSAGE_MIN_LENGTH, 'message/short'],
      [CONTACT_MESSAGE_MAX_LENGTH, 'message/long'],
    ),
  });
};

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', subject: '', message: '' };

type Sender = Pick<User, 'firstName' | 'displayName' | 'email'>;

/** What the profile fills in of a form: only what is still empty, since the profile may come late (S2 §2.79). */
export const filledFromProfile = (
  { name, email }: Pick<ContactForm, 'name' | 'email'>,
  user: Sender,
): Pick<ContactForm, 'name' | 'email'> => ({
  name: name === '' ? user.firstName || user.displayName : name,
  email: email === '' ? user.email : email,
});

export const contactRequestOf = (asked: string | null): ContactRequest | null => (asked === 'lesson' ? asked : null);

/** Name and address serve for the next message. */
export const keptContact = ({ name, email }: ContactForm): ContactForm => ({ name, email, subject: '', message: '' });
