import { problemsIn } from '#domain/shared/form.rules.ts';
import type { NewsletterLeaveForm, NewsletterLeaveProblem } from './newsletter-leave.types.ts';

export const newsletterLeaveProblems = ({ token }: NewsletterLeaveForm) =>
  problemsIn<keyof NewsletterLeaveForm, NewsletterLeaveProblem>({ token: token === '' ? 'token/missing' : undefined });
