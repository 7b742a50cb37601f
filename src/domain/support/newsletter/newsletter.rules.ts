import { isEmail } from '#domain/identity/credentials.rules.ts';
import { problemsIn } from '#domain/shared/form.rules.ts';
import type { NewsletterForm, NewsletterProblem } from './newsletter.types.ts';

/** Where an address was given: the home page, the only place that asks for it (S1 §3.60). */
export const NEWSLETTER_SOURCE = 'home';
/** Characters of an address, as everywhere (S2 §9). */
const EMAIL_MAX_LENGTH = 256;

export const newsletterProblems = ({ email }: NewsletterForm) =>
  problemsIn<keyof NewsletterForm, NewsletterProblem>({
    email: isEmail(email) && email.trim().length <= EMAIL_MAX_LENGTH ? undefined : 'email/format',
  });

export const tidiedNewsletter = ({ email }: NewsletterForm): NewsletterForm => ({ email: email.trim() });

export const EMPTY_NEWSLETTER: NewsletterForm = { email: '' };
