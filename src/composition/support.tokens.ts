import type { ContactLogic } from '#application/support/contact/contact.logic.ts';
import type { NewsletterLeaveLogic } from '#application/support/newsletter-leave/newsletter-leave.logic.ts';
import type { NewsletterLogic } from '#application/support/newsletter/newsletter.logic.ts';
import type { ContactDrafts } from '#application/ports/contact-drafts.port.ts';
import type { ContactMessages } from '#application/ports/contact-messages.port.ts';
import type { Newsletter } from '#application/ports/newsletter.port.ts';
import { token } from './token.ts';

/** What the newsletter and the contact page are made of. */
export const SUPPORT = {
  contactDrafts: token<ContactDrafts>('ContactDrafts'),
  contactMessages: token<ContactMessages>('ContactMessages'),
  newsletter: token<Newsletter>('Newsletter'),

  contactLogic: token<ContactLogic>('ContactLogic'),
  newsletterLeaveLogic: token<NewsletterLeaveLogic>('NewsletterLeaveLogic'),
  newsletterLogic: token<NewsletterLogic>('NewsletterLogic'),
} as const;
