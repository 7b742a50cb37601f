import { pageForm } from '#domain/shared/form.ts';
import { EMPTY_NEWSLETTER, newsletterProblems, tidiedNewsletter } from './newsletter.rules.ts';
import type { NewsletterForm } from './newsletter.types.ts';

export const newsletterMachine = pageForm<NewsletterForm>({
  id: 'newsletter',
  description:
    'A visitor leaves an address for the newsletter. The address is checked, sent, and thanked for; if it cannot be sent, it stays in the form.',
  source: ['S1 §2 Rest of the home page', 'S1 §5 Newsletter', 'S1 §8 Newsletter'],
  rules: { problemsOf: newsletterProblems, tidied: tidiedNewsletter, kept: () => EMPTY_NEWSLETTER },
});
