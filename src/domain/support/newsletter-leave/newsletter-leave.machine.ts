import { pageForm } from '#domain/shared/form.ts';
import { newsletterLeaveProblems } from './newsletter-leave.rules.ts';
import type { NewsletterLeaveForm } from './newsletter-leave.types.ts';

export const newsletterLeaveMachine = pageForm<NewsletterLeaveForm>({
  id: 'newsletterLeave',
  description:
    'Somebody has followed the link of a letter that takes the address off the newsletter’s list. Mail programs follow links by themselves, so nothing happens before the button is pressed.',
  source: ['S1 §7 Newsletter', 'R16'],
  rules: { problemsOf: newsletterLeaveProblems, tidied: (form) => form, kept: (form) => form },
});
